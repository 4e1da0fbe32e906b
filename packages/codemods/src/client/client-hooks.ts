import { ts } from "ts-morph";
import { failuresOf } from "../provenance/failure.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { isSite, type SiteValue, type Value, type Values } from "../provenance/value.ts";
import { flatMap, one, union } from "../provenance/values.ts";
import { membersOf } from "./members-of.ts";
import type { Hook } from "./options-client.ts";

/** The headers that hooks write to the request of a call, or put in place of its own. */
export function hookedHeaders({ machine, node, frame }: NativeCall): Values {
  const own = one(machine.site(node, frame.context, "headers"));
  const seen = machine.site(node, frame.context, "defaults");
  return union(own, machine.read(machine.prop(seen, "headers")));
}

/** What hooks leave of the body of a call: what they put in its place, beside what it was. */
export function hookedBody({ machine, node, frame }: NativeCall, names: readonly string[]): Values {
  const seen = machine.site(node, frame.context, "defaults");
  return union(...names.map((name) => machine.read(machine.prop(seen, name))));
}

/** Calls the hooks of a request with what they are given; gives what its answers are behind them. */
export function callHooks(
  call: NativeCall,
  hooks: readonly Hook[],
  option: (name: string) => Values,
  answers: Values,
  bodies: readonly string[] = [],
): Values {
  const { machine, frame } = call;
  let passed = answers;
  for (const { at, args, answers: isAnswering = false } of hooks) {
    const [first = "", ...rest] = at;
    const held = rest.reduce((values, name) => membersOf(call, values, name), option(first));
    const functions = flatMap(held, (value) =>
      value.kind === "site" ? machine.verbs.elements(value, frame) : one(value),
    );
    const callable = new Set([...functions].filter(({ kind }) => kind === "function"));
    if (callable.size === 0) continue;
    giveBody(call, bodies, option);
    const given = args.map((arg) => {
      if (arg === "response") return passed;
      if (arg === "failure") return failuresOf(machine, answers);
      return one(arg === "refusal" ? refusalIn(call, answers) : requestIn(call, answers));
    });
    const results = machine.verbs.invoke(callable, implicitCall(call, given));
    if (isAnswering) passed = behind(passed, machine.verbs.awaited(results));
  }
  return passed;
}

/** The request has the options that its body was given by. */
function giveBody(
  { machine, node, frame }: NativeCall,
  names: readonly string[],
  option: (name: string) => Values,
): void {
  const seen = machine.site(node, frame.context, "defaults");
  for (const name of names) machine.write(machine.prop(seen, name), option(name));
}

/** What a hook leaves of answers: those that it makes, and those before where it may make none. */
function behind(before: Values, results: Values): Values {
  const made = new Set([...results].filter(isAnswer));
  const mayKeep = made.size < results.size || made.size === 0;
  return mayKeep ? union(before, made) : made;
}

function isAnswer(value: Value): boolean {
  return isSite(value, "response") || (value.kind === "service" && value.type.is === "response");
}

/** The request as a hook sees it, which is also the context that holds it and the answer. */
function requestIn(call: NativeCall, answers: Values): SiteValue {
  return contextWith(call, answers, call.node);
}

/** The context of a request that was refused: what other hooks put into answers is not in its own. */
function refusalIn(call: NativeCall, answers: Values): SiteValue {
  const { machine, node, frame } = call;
  const refused = flatMap(failuresOf(machine, answers), (failure) =>
    machine.verbs.member(failure, "response", frame, node),
  );
  return contextWith(call, refused, ts.isCallExpression(node) ? node.expression : node);
}

function contextWith(call: NativeCall, answers: Values, node: ts.Node): SiteValue {
  const { machine, frame } = call;
  const site = machine.site(node, frame.context, "defaults");
  machine.write(machine.prop(site, "headers"), hookedHeaders(call));
  for (const name of ["request", "options"]) machine.write(machine.prop(site, name), one(site));
  machine.write(machine.prop(site, "response"), answers);
  return site;
}
