import type { ts } from "ts-morph";
import type { Machine } from "./machine.ts";
import type { NativeCall } from "./native/native.ts";
import { JUST_UNKNOWN, union, type Value, type Values } from "./value.ts";

/** What the failure of a promise can be: an HTTP client's error that carries the answer, or anything. */
export function failures(call: NativeCall): Values {
  return failuresWithin(call.machine, call.node);
}

/** The errors that client calls below a piece of code can raise, beside what is not known. */
export function failuresWithin(machine: Machine, node: ts.Node): Values {
  machine.read(machine.exchanges.news);
  const found = new Set<Value>();
  const source = node.getSourceFile();
  const isInside = (inner: ts.Node): boolean =>
    inner.getSourceFile() === source && inner.pos >= node.pos && inner.end <= node.end;
  for (const exchange of machine.exchanges.all.values()) {
    for (const use of exchange.uses.values()) {
      if (use.request.client !== "axios" || !use.chain.some(isInside)) continue;
      found.add(machine.intern.service(exchange.call, { is: "failure" }));
    }
  }
  return union(JUST_UNKNOWN, found);
}
