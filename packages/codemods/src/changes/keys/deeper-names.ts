import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, type MovedMapping, type MoveMapping, type Role } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { pathOf } from "../receiver.ts";
import { outgoing } from "../units/outgoing-value.ts";

/** What is copied, and the member under a computed name that the copy has another value of. */
interface ChangedCopy {
  readonly of: ts.Expression;
  readonly name: ts.Expression;
  readonly member: ts.PropertyAssignment;
}

/**
 * `{ ...habit, [field]: value }` where v2 has some of the members deeper: each name that the field can be gets the
 * value where v2 has it, beside what the copied object has there. A compiler cannot follow which of them that is.
 */
export function deeperNames(
  facts: Facts,
  key: ts.Expression,
  role: Role,
  moved: readonly MovedMapping[],
): readonly Edit[] | null {
  const copy = changedCopy(facts, key, role);
  if (!copy) return null;
  const choices: Piece[] = [];
  for (const mapping of moved) {
    if (mapping.op !== "move") return null;
    choices.push(`${key.getText()} === ${quoted(mapping.from)} ? { `);
    choices.push(...memberInV2(facts, copy, mapping, role), " } : ");
  }
  const { name, initializer } = copy.member;
  const all: readonly Piece[] = [...choices, "{ ", rangeOf(name), ": ", rangeOf(initializer), " }"];
  const given = isTypeScript(key) ? ["((", ...all, ") as object)"] : ["(", ...all, ")"];
  return [replace(pathOf(key), rangeOf(copy.member), "...", ...given)];
}

/** The copy of one object of the role that a computed name stands in, which can be read once more. */
function changedCopy(facts: Facts, key: ts.Expression, role: Role): ChangedCopy | null {
  const member = key.parent.parent;
  if (!ts.isPropertyAssignment(member) || !isRepeatable(member.initializer)) return null;
  const { properties } = member.parent;
  const copied = properties
    .slice(0, properties.indexOf(member))
    .filter((each) => ts.isSpreadAssignment(each))
    .map(({ expression }) => expression)
    .filter((each) => facts.roles.rolesOf(facts.seen(each)).has(role));
  const [of] = copied;
  return of && copied.length === 1 && isRepeatable(of) ? { of, name: key, member } : null;
}

/** `name: value`, `occurrence: { type: value }`, `goals: [{ ...habit.goals?.[0], value }]`. */
function memberInV2(
  facts: Facts,
  { of, member }: ChangedCopy,
  mapping: MoveMapping,
  role: Role,
): readonly Piece[] {
  const value = outgoing(facts, member.initializer, mapping, true) ?? [rangeOf(member.initializer)];
  const container = containerOf(mapping);
  const step = String(mapping.to.at(-1));
  if (container === null) return [`${step}: `, ...value];
  const held: readonly Piece[] = [rangeOf(of), `.${container}`];
  return typeof mapping.to[1] === "number"
    ? [
        `${container}: [{ ...(`,
        ...held,
        `?.[0] ?? { ${defaults(container, role)} }), ${step}: `,
        ...value,
        " }]",
      ]
    : [`${container}: { ...`, ...held, `, ${step}: `, ...value, " }"];
}

/** The members that v2 needs in a container, where the copied object has none of it. */
function defaults(container: string, role: Role): string {
  if (role === "envelope") return "";
  return shapeMappings[role].filled
    .filter(({ to }) => to[0] === container)
    .map(({ to, fallback }) => `${String(to.at(-1))}: ${quoted(fallback)}`)
    .join(", ");
}
