import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { FALLS } from "../../dialects/offered.ts";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import {
  changedNames,
  type MovedMapping,
  mappingOf,
  movedMapping,
  pathTo,
  type Role,
} from "../../facts/shapes.ts";
import { spreadIn } from "../../facts/spread/handed-props.ts";
import { takenBeside } from "../../facts/taken-beside.ts";
import { memberName } from "../../program/member-name.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { isNullish, type Value } from "../../provenance/value.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver, receiverOf } from "../receiver.ts";
import { writePath } from "../v2-path.ts";

/**
 * `v-bind="habit"` and `{...habit}` to a component that declares its props by the names of v1: it goes on
 * taking them, and the habit's members are handed to it under these names.
 */
export function findSpreadProps(facts: Facts): readonly Proposal[] {
  return [...facts.roles.handed].flatMap(([literal, declared]) =>
    literal.properties.flatMap((property, index) =>
      ts.isSpreadAssignment(property)
        ? proposeAt(facts, property, names(declared, literal.properties.slice(index + 1)))
        : [],
    ),
  );
}

/** What a component takes of a spread: all that it declares and nothing behind the spread gives. */
function names(
  declared: ReadonlySet<string>,
  later: readonly ts.ObjectLiteralElementLike[],
): readonly string[] {
  const given = new Set(later.map(memberName));
  return [...declared].filter((name) => !given.has(name));
}

function proposeAt(
  facts: Facts,
  property: ts.SpreadAssignment,
  declared: readonly string[],
): readonly Proposal[] {
  const spread = spreadIn(property);
  if (ts.isObjectLiteralExpression(spread)) return [];
  const seen = facts.seen(spread);
  const out = takenOut(facts, spread);
  return [...facts.roles.rolesOf(seen)].flatMap((role) => {
    const asked = declared.includes(FALLS) ? [...declared, ...movedTo(role)] : declared;
    const taken = [...new Set(asked)].filter((name) => !out.has(name));
    const moved = taken.flatMap((name) => movedMapping(role, name) ?? []);
    const receiver = moved.length > 0 ? receiverOf(facts, seen, role) : null;
    return receiver ? proposals(facts, property, taken, moved, role, receiver) : [];
  });
}

/** The names that are not in a spread that is a rest. */
function takenOut(facts: Facts, spread: ts.Expression): ReadonlySet<string> {
  if (!ts.isIdentifier(spread)) return new Set();
  return takenBeside(facts.program.moduleOf(spread).scopes.resolve(spread)?.node.parent);
}

/** The members of v1 that v2 has elsewhere. */
function movedTo(role: Role): readonly string[] {
  return changedNames(role).filter((name) => movedMapping(role, name)?.op === "move");
}

function proposals(
  facts: Facts,
  property: ts.SpreadAssignment,
  taken: readonly string[],
  moved: readonly MovedMapping[],
  role: Role,
  { carriers, confidence, reason }: Receiver,
): readonly Proposal[] {
  const spread = spreadIn(property);
  const edits = isRepeatable(spread) ? handOn(facts, property, taken, role) : null;
  return moved.map((mapping): Proposal => {
    const base = { change: mapping.change, message: describeField(mapping, role), ties: carriers };
    if (mapping.op === "remove")
      return { ...base, node: spread, edits: null, confidence: "manual", reason: mapping.reason };
    if (!edits || confidence === "manual")
      return {
        ...base,
        node: spread,
        edits: null,
        confidence: "manual",
        reason: reason ?? "the component takes it under its name of v1",
      };
    return hidesFromSvelte(property, taken, role)
      ? { ...base, node: spread, edits, confidence: "review", reason: HIDDEN }
      : { ...base, node: spread, edits, confidence, reason };
  });
}

const HIDDEN = "a prop that v1 did not give is undefined, and may lose its default on an update";

/** Whether a component of Svelte is given nothing under a name: those of Vue take that for a prop not given. */
function hidesFromSvelte(
  property: ts.SpreadAssignment,
  taken: readonly string[],
  role: Role,
): boolean {
  return (
    role !== "envelope" &&
    pathOf(property).endsWith(".svelte") &&
    taken.some((name) => isNew(role, name))
  );
}

/**
 * The spread, and behind it the members under the names that the component has for them; null where it has others
 * that v2 gives a new meaning. The spread stays for what the component hands on, and for what falls through it.
 */
function handOn(
  facts: Facts,
  property: ts.SpreadAssignment,
  taken: readonly string[],
  role: Role,
): readonly Edit[] | null {
  if (role === "envelope") return null;
  const spread = spreadIn(property);
  const newcomers = taken.filter((name) => isNew(role, name));
  const seen = [...facts.seen(spread)].filter((value) => !isNullish(value));
  const isOwn = seen.some((value) => newcomers.some((name) => mayHave(facts, value, name)));
  if (isOwn || isOverridden(property, role)) return null;
  const isCertain = seen.length === facts.seen(spread).size && isOfLoop(facts, spread);
  const members = taken.flatMap((name): readonly Piece[] => {
    if (newcomers.includes(name)) return [`, ${name}: undefined`];
    const mapping = movedMapping(role, name);
    if (mapping?.op !== "move") return [];
    const path = writePath(mapping.to, !isCertain);
    return [`, ${name}: `, rangeOf(spread), `${isCertain ? "." : "?."}${path}`];
  });
  return [
    spreadAround(property)
      ? replace(pathOf(spread), rangeOf(property), "...", rangeOf(spread), ...members)
      : replace(pathOf(spread), rangeOf(spread), "{ ...", rangeOf(spread), ...members, " }"),
  ];
}

/** Whether what is given before a spread may have a name that only v2 has: the spread would take its place. */
function isOverridden(property: ts.SpreadAssignment, role: MappedShape): boolean {
  const { properties } = property.parent;
  const before = properties.slice(0, properties.indexOf(property));
  const around = spreadAround(property);
  return (
    before.some((member) => {
      const name = memberName(member);
      return name === null || isNew(role, name);
    }) ||
    (around !== null && isOverridden(around, role))
  );
}

/** Whether an expression names what a loop goes through: there is always one. */
function isOfLoop(facts: Facts, node: ts.Expression): boolean {
  if (!ts.isIdentifier(node)) return false;
  const named = facts.program.moduleOf(node).scopes.resolve(node)?.node.parent;
  return (
    named !== undefined &&
    ts.isVariableDeclaration(named) &&
    ts.isForOfStatement(named.parent.parent)
  );
}

/** The spread of the object that a spread stands in, as in `v-bind="{ ...habit, lang }"`: that one is the program's. */
function spreadAround({ parent: literal }: ts.SpreadAssignment): ts.SpreadAssignment | null {
  const { parent } = ts.isParenthesizedExpression(literal.parent) ? literal.parent : literal;
  return ts.isSpreadAssignment(parent) ? parent : null;
}

/** Whether a value may have a member that no answer of the service has. */
function mayHave(facts: Facts, value: Value, name: string): boolean {
  if (value.kind === "service") return false;
  if (value.kind !== "typed") return true;
  const structure = facts.machine.types.expand(value.type);
  return structure.is !== "object" || structure.members.has(name);
}

/** Whether v2 has a member of that name where v1 had none. */
function isNew(role: MappedShape, name: string): boolean {
  if (mappingOf(role, name)) return false;
  return shapeMappings[role].fields.some((field) => pathTo(field)[0] === name);
}
