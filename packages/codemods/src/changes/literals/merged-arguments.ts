import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { objectGlobal } from "../../provenance/native/object.ts";
import { placesOf } from "../../provenance/places-of.ts";
import { isSite, type Values } from "../../provenance/value.ts";
import { union } from "../../provenance/values.ts";

/** What a call merges, one by one: each place of a list that is spread, or twice what it holds where nobody knows how much. */
export function mergedArguments(facts: Facts, call: ts.CallExpression): readonly Values[] {
  return call.arguments.flatMap((given) =>
    ts.isSpreadElement(given) ? listed(facts, facts.seen(given.expression)) : [facts.seen(given)],
  );
}

/** Whether a call is one of `Object.assign` under a name of the program: `const extend = Object.assign`. */
export function isAssign(facts: Facts, { expression }: ts.CallExpression): boolean {
  const callees = [...facts.seen(expression)];
  return callees.some(
    (value) => value.kind === "native" && value.native === objectGlobal.members?.assign,
  );
}

function listed({ machine }: Facts, lists: Values): readonly Values[] {
  const places = placesOf(machine, lists);
  if (places) return places;
  const held = [...lists]
    .filter((list) => isSite(list, "array", "arguments"))
    .flatMap((list) => [list.element.values, ...[...list.props.values()].map((e) => e.values)]);
  const all = union(...held);
  return [all, all];
}
