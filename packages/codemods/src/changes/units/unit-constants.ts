import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { mappingOf } from "../../facts/shapes.ts";
import { comparedWith } from "../../program/equality.ts";
import { isTested } from "../../program/is-tested.ts";
import { oncePer } from "../../program/once-per.ts";
import { knownText } from "../../provenance/text/text.ts";
import { isSite } from "../../provenance/value.ts";
import { followKeys, isPassedOn } from "../key-uses.ts";
import { MAPPED, type Mapped, mappedAt } from "../mapped-members.ts";
import { mappedText } from "../mapped-text.ts";
import type { Proposal } from "../proposal.ts";
import { isFollowed } from "./is-followed.ts";
import { renamedUnit } from "./renamed-unit.ts";

/** A name for a unit of v1: `enum Unit { Times = 'times' }`, `const UNITS = { TIMES: 'times' }`, `const UNIT = 'times'`. */
interface UnitConstant {
  readonly literal: ts.StringLiteral;
  readonly to: string;
  readonly unit: Mapped;
  /** Whether each use of it is seen to be as a unit of the service. */
  readonly isPure: boolean;
}

/** Names for units become names for those of v2, where code holds units of the service against them. */
export function findUnitConstants(facts: Facts): readonly Proposal[] {
  return [...unitConstants(facts).values()].map(({ literal, to, unit, isPure }) =>
    renamedUnit(literal, to, unit, isPure ? null : "the constant may stand for more than the unit"),
  );
}

/** Whether a literal is a name for a unit, and becomes the one of v2. */
export function isUnitConstant(facts: Facts, literal: ts.Node): boolean {
  return isNamed(literal) && unitConstants(facts).has(literal);
}

const unitConstants = oncePer((facts: Facts): ReadonlyMap<ts.Node, UnitConstant> => {
  const candidates = candidatesOf(facts);
  const uses = followKeys(facts, new Set(candidates.keys()));
  const asked = namesOfMembers(facts);
  const found = new Map<ts.Node, UnitConstant>();
  for (const [literal, to] of candidates) {
    const nodes = (uses.get(literal) ?? []).map(({ node }) => node);
    // A variable that is only sent is mapped where it is.
    if (isVariable(literal) && !nodes.some(comparedWith)) continue;
    const places = nodes.map((node) => useAt(facts, node, asked));
    const [unit] = places.filter((place) => place !== null && typeof place !== "string");
    if (unit && !places.includes("alien"))
      found.set(literal, { literal, to, unit, isPure: !places.includes(null) });
  }
  return found;
});

/** The literals that are units of v1 and what a name stands for, with the units of v2. */
function candidatesOf(facts: Facts): ReadonlyMap<ts.StringLiteral, string> {
  const candidates = new Map<ts.StringLiteral, string>();
  for (const node of facts.program.nodes(ts.isStringLiteral)) {
    if (!isName(facts, node)) continue;
    for (const mapping of MAPPED) {
      const to = mappedText(facts, mapping, node.text);
      if (to !== null) candidates.set(node, to);
    }
  }
  return candidates;
}

/** Whether a literal is what a name stands for, and not the unit of a habit that has but texts. */
function isName(facts: Facts, node: ts.Node): boolean {
  const { parent } = node;
  return isNamed(node) && !(ts.isPropertyAssignment(parent) && memberAt(facts, parent));
}

/** Whether a literal is what a member of an enum, or of a table of texts, or a variable stands for. */
function isNamed(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isEnumMember(parent) || isVariable(node)) return true;
  return (
    ts.isPropertyAssignment(parent) &&
    parent.parent.properties.length > 1 &&
    parent.parent.properties.every(
      (each) => ts.isPropertyAssignment(each) && ts.isStringLiteralLike(each.initializer),
    )
  );
}

/** Whether a literal is all that a variable ever is. */
function isVariable({ parent }: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(parent) &&
    ts.isVariableDeclarationList(parent.parent) &&
    (parent.parent.flags & ts.NodeFlags.Const) !== 0
  );
}

/** The names by which code asks for members. */
function namesOfMembers({ program }: Facts): ReadonlySet<string> {
  return new Set(program.nodes(ts.isPropertyAccessExpression).flatMap((node) => [node.name.text]));
}

/**
 * The unit that a constant is held against in a place; null where only a run tells what it is for.
 *
 * @param asked - The names by which code asks for members.
 */
function useAt(
  facts: Facts,
  node: ts.Node,
  asked: ReadonlySet<string>,
): Mapped | "named" | "alien" | null {
  const { parent } = node;
  if (ts.isEnumMember(parent)) return "named";
  if (ts.isComputedPropertyName(parent)) return isAsked(facts, node, asked) ? null : "named";
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent))
    return isNamed(node) ? "named" : sentAt(facts, node, parent);
  if (ts.isPropertyAccessExpression(parent) || isPassedOrTested(facts, node)) return "named";
  if (ts.isElementAccessExpression(parent) && isKeptByConstants(facts, parent.expression))
    return "named";
  const other = comparedWith(node);
  return other && (mappedAt(facts, other) ?? "alien");
}

/** Whether a place hands a constant on, or asks whether there is one. */
function isPassedOrTested(facts: Facts, node: ts.Node): boolean {
  return isPassedOn(facts, node) || (ts.isExpression(node) && isTested(node));
}

/** Whether all that a table has stands under constants, which follow: `{ [Unit.Times]: … }`. */
function isKeptByConstants(facts: Facts, table: ts.Expression): boolean {
  const values = [...facts.seen(table)];
  return (
    values.length > 0 &&
    values.every(
      (value) =>
        isSite(value, "object") &&
        ts.isObjectLiteralExpression(value.node) &&
        value.node.properties.every(({ name }) => name && ts.isComputedPropertyName(name)),
    )
  );
}

/** Whether a table whose key a constant is may be asked for that key by the name it had. */
function isAsked(facts: Facts, node: ts.Node, asked: ReadonlySet<string>): boolean {
  return [...facts.seen(node)].some((value) => asked.has(knownText(value) ?? ""));
}

/** What a constant is in a literal: the unit of a payload, or one of those that are mapped on their way out. */
function sentAt(
  facts: Facts,
  node: ts.Node,
  member: ts.PropertyAssignment | ts.ShorthandPropertyAssignment,
): Mapped | "named" | "alien" | null {
  if (!isKnown(facts, node)) return "alien";
  return memberAt(facts, member) ?? (isFollowed(facts, member.parent) ? "named" : null);
}

/** Whether nothing but texts that are written in the program come to a place: what is sent there needs no mapping. */
function isKnown(facts: Facts, node: ts.Node): boolean {
  return [...facts.seen(node)].every((value) => knownText(value) !== null);
}

/** The unit of a payload that a member of a literal makes; null where it makes another. */
function memberAt(
  { roles }: Facts,
  { name, parent }: ts.PropertyAssignment | ts.ShorthandPropertyAssignment,
): Mapped | null {
  const mapping = MAPPED.find(({ from }) => from === name.getText());
  const isMember = [...(roles.of.get(parent) ?? [])].some(
    (role) => mapping !== undefined && mappingOf(role, mapping.from) === mapping,
  );
  return mapping && isMember ? { mapping, carriers: [parent] } : null;
}
