import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { append } from "../program/append.ts";
import { memberName } from "../program/member-name.ts";
import { oncePer } from "../program/once-per.ts";
import { isRepeatable } from "../program/repeatable.ts";
import { isSite, isWrittenTo, type SiteValue, type Value } from "../provenance/value.ts";
import { madeAt, withoutBodies } from "./sent-whole.ts";

/** Where each object is copied into a body by spreading it: `{ ...DEFAULTS, title, target }`. */
const copiesOf = oncePer((facts: Facts): ReadonlyMap<ts.Node, readonly ts.SpreadAssignment[]> => {
  const found = new Map<ts.Node, ts.SpreadAssignment[]>();
  for (const literal of facts.roles.sent) {
    if (!ts.isObjectLiteralExpression(literal)) continue;
    for (const member of literal.properties)
      if (ts.isSpreadAssignment(member))
        for (const node of madeAt(facts.seen(member.expression))) append(found, node, member);
  }
  const bodiless = withoutBodies(facts, new Set(found.keys()));
  return new Map([...found].filter(([node]) => bodiless.has(node)));
});

/**
 * Whether an object is sent in copies only, each of which surely has one of some members beside, and can ask it for
 * what it has of the same container.
 */
export function isCompleted(facts: Facts, { node }: SiteValue, names: readonly string[]): boolean {
  const copies = copiesOf(facts).get(node) ?? [];
  return (
    copies.length > 0 &&
    copies.every((copy) => isRepeatable(copy.expression) && isBeside(facts, copy, names))
  );
}

function isBeside(facts: Facts, copy: ts.SpreadAssignment, names: readonly string[]): boolean {
  const isIt = (value: Value): boolean =>
    isSite(value, "object") && names.some((name) => isWrittenTo(value, name));
  return copy.parent.properties.some((member) => {
    if (!ts.isSpreadAssignment(member)) return names.includes(memberName(member) ?? "");
    const values = [...facts.seen(member.expression)];
    return values.length > 0 && values.every(isIt);
  });
}
