import { ts } from "ts-morph";
import type { Machine } from "./machine.ts";
import type { NativeCall } from "./native/native.ts";
import { isSite, type ServiceCall, type Value, type Values } from "./value.ts";
import { JUST_UNKNOWN, union } from "./values.ts";

/** What the failure of a promise can be: an HTTP client's error that carries the answer, or anything. */
export function failures(call: NativeCall): Values {
  const { machine, self, node } = call;
  const held = self && isSite(self, "promise") ? callsIn(machine.read(self.element)) : [];
  return union(failuresWithin(machine, node), asFailures(machine, held));
}

/** The errors that client calls below a piece of code, or promises awaited there, can raise. */
export function failuresWithin(machine: Machine, node: ts.Node): Values {
  machine.read(machine.exchanges.news);
  const source = node.getSourceFile();
  const isInside = (inner: ts.Node): boolean =>
    inner.getSourceFile() === source && inner.pos >= node.pos && inner.end <= node.end;
  const made = [...machine.exchanges.all.values()].filter(({ uses }) =>
    [...uses.values()].some((use) => use.chain.some(isInside)),
  );
  const calls = [...made.map(({ call }) => call), ...awaitedCalls(machine, node)];
  return union(JUST_UNKNOWN, asFailures(machine, calls));
}

/** Calls whose promises came from elsewhere and are awaited here. */
function awaitedCalls(machine: Machine, node: ts.Node): readonly ServiceCall[] {
  const found: ServiceCall[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isAwaitExpression(inner)) {
      for (const value of machine.seen.get(inner.expression) ?? []) {
        if (isSite(value, "promise")) found.push(...callsIn(machine.read(value.element)));
      }
    }
    if (!ts.isFunctionLike(inner)) ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}

function callsIn(values: Values): readonly ServiceCall[] {
  return [...values].flatMap((value) => (value.kind === "service" ? [value.call] : []));
}

/** Only a client that rejects what the service refuses gives an error with the answer in it. */
function asFailures(machine: Machine, calls: readonly ServiceCall[]): Values {
  const rejecting = calls.filter(({ client }) => client.failure !== null);
  return new Set<Value>(rejecting.map((call) => machine.intern.service(call, { is: "failure" })));
}
