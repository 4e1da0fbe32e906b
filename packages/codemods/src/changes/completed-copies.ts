import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { append } from "../program/append.ts";
import { memberName } from "../program/member-name.ts";
import { oncePer } from "../program/once-per.ts";
import { isRepeatable } from "../program/repeatable.ts";
import { objectParts } from "../provenance/types/whole-structure.ts";
import {
  isSite,
  isWrittenTo,
  type SiteValue,
  type TypedValue,
  type Value,
} from "../provenance/value.ts";
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
    value.kind === "typed"
      ? isDeclaredIn(facts, value, names)
      : isSite(value, "object") && names.some((name) => isWrittenTo(value, name));
  const areIt = (values: readonly Value[]): boolean => {
    // The parts of an intersection come apart: where code is seen to give one, each has what any of them declares.
    const declared = values.filter(({ kind }) => kind === "typed");
    const given = values.filter(({ kind }) => kind !== "typed");
    const isDeclared = declared.some(isIt) || declared.length === 0;
    return given.length > 0 ? isDeclared && given.every(isIt) : declared.every(isIt);
  };
  return copy.parent.properties.some((member) => {
    if (!ts.isSpreadAssignment(member)) return names.includes(memberName(member) ?? "");
    const values = [...facts.seen(member.expression)];
    return values.length > 0 && areIt(values);
  });
}

/** Whether a type has one of some members in whatever is of it. */
function isDeclaredIn(
  { machine: { types } }: Facts,
  { type }: TypedValue,
  names: readonly string[],
): boolean {
  const parts = objectParts((ref) => types.expand(ref), types.expand(type));
  return parts.some(({ members }) => names.some((name) => members.get(name)?.optional === false));
}
