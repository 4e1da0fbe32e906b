import { ts } from "ts-morph";
import { implicitCall } from "../../provenance/invocation.ts";
import type { NativeCall } from "../../provenance/native/native.ts";
import { isSite, type SiteValue, type Value, type Values } from "../../provenance/value.ts";
import { flatMap, JUST_PLAIN, one, union } from "../../provenance/values.ts";
import { viewOf } from "../../provenance/view-of.ts";
import { membersOf } from "../members-of.ts";

/** The answer whose body went through the `transformResponse` of a configuration, one function after the other. */
export function transformed(call: NativeCall, configs: Values, answered: Values): Values {
  const steps = stepsOf(call, configs, "transformResponse");
  if (!steps) return answered;
  const { machine, frame, node } = call;
  const bodies = flatMap(answered, (value) =>
    value.kind === "service"
      ? one(viewOf(machine, value, steps.parsed ? "envelope" : "text"))
      : one(value),
  );
  const data = steps.functions.reduce<Values>(
    (given, step) => machine.verbs.invoke(step, implicitCall(call, [given])),
    bodies,
  );
  const site = machine.site(node, frame.context, "answer");
  machine.write(machine.prop(site, "data"), data);
  for (const name of ["status", "statusText", "headers"])
    machine.write(machine.prop(site, name), JUST_PLAIN);
  return one(site);
}

/** What is sent after the `transformRequest` of a configuration, and what it was before: it may be changed in place. */
export function transformedBody(call: NativeCall, configs: Values, body: Values): Values {
  const steps = stepsOf(call, configs, "transformRequest");
  if (!steps) return body;
  return steps.functions.reduce<Values>(
    (given, step) => union(given, call.machine.verbs.invoke(step, implicitCall(call, [given]))),
    body,
  );
}

interface Steps {
  readonly functions: readonly Values[];
  /** Whether the library's own transformation, which parses, comes first. */
  readonly parsed: boolean;
}

function stepsOf(call: NativeCall, configs: Values, name: string): Steps | null {
  const { machine } = call;
  const given = membersOf(call, configs, name);
  const lists = [...given].flatMap((value) => (isSite(value, "array") ? [value] : []));
  const loose = union(...lists.map((list) => machine.read(list.element)));
  const placed = lists.flatMap((list) =>
    [...list.props.values()].map((cell) => machine.read(cell)),
  );
  const functions = [new Set([...given].filter(isFunction)), ...placed, loose]
    .map((values): Values => new Set([...values].filter(isFunction)))
    .filter((values) => values.size > 0);
  const parsed =
    lists.some(isWidened) ||
    [...placed, loose].some((values) => [...values].some((value) => !isFunction(value)));
  return functions.length > 0 ? { functions, parsed } : null;
}

/** `[].concat(axios.defaults.transformResponse, unwrap)`, `[...before, unwrap]`: a list with more than what is written in it. */
function isWidened({ node }: SiteValue): boolean {
  return !ts.isArrayLiteralExpression(node) || node.elements.some(ts.isSpreadElement);
}

function isFunction(value: Value): boolean {
  return value.kind === "function";
}
