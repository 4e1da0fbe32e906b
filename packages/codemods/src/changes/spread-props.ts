import { type MappedShape, mappedSchemasV1, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { spreadIn } from "../facts/handed-props.ts";
import { type MovedMapping, movedMapping, pathTo, type Role } from "../facts/shapes.ts";
import { isNullish, type Value } from "../provenance/value.ts";
import { describeField } from "./messages.ts";
import { isRepeatable } from "./outgoing-value.ts";
import { memberName } from "./payload-literal.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf, type Receiver, receiverOf } from "./receiver.ts";
import { writePath } from "./v2-path.ts";

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
  taken: readonly string[],
): readonly Proposal[] {
  const spread = spreadIn(property);
  if (ts.isObjectLiteralExpression(spread)) return [];
  const seen = facts.seen(spread);
  return [...facts.roles.rolesOf(seen)].flatMap((role) => {
    const moved = taken.flatMap((name) => movedMapping(role, name) ?? []);
    const receiver = moved.length > 0 ? receiverOf(facts, seen, role) : null;
    return receiver ? proposals(facts, property, taken, moved, role, receiver) : [];
  });
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
    return { ...base, node: spread, edits, confidence, reason };
  });
}

/** The members under the names that the component has for them; null where it has others that v2 gives a new meaning. */
function handOn(
  facts: Facts,
  property: ts.SpreadAssignment,
  taken: readonly string[],
  role: Role,
): readonly Edit[] | null {
  if (role === "envelope") return null;
  const spread = spreadIn(property);
  const seen = [...facts.seen(spread)].filter((value) => !isNullish(value));
  const dot = seen.length < facts.seen(spread).size ? "?." : ".";
  const known = Object.keys(mappedSchemasV1[role].properties);
  const others = taken.filter((name) => !known.includes(name));
  const isWhole = others.every((name) => seen.every((value) => !mayHave(facts, value, name)));
  if (!isWhole && others.some((name) => isNew(role, name))) return null;
  const handed = taken.flatMap((name): readonly (readonly Piece[])[] => {
    const mapping = movedMapping(role, name);
    if (mapping?.op === "remove" || (!mapping && !(isWhole && known.includes(name)))) return [];
    const path = mapping ? writePath(mapping.to, dot === "?.") : name;
    return [[`${name}: `, rangeOf(spread), `${dot}${path}`]];
  });
  const members = isWhole ? handed : [["...", rangeOf(spread)], ...handed];
  const listed = members.flatMap((pieces, index) => (index === 0 ? pieces : [", ", ...pieces]));
  return [
    isWritten(property)
      ? replace(pathOf(spread), rangeOf(property), ...listed)
      : replace(pathOf(spread), rangeOf(spread), "{ ", ...listed, " }"),
  ];
}

/** Whether a spread stands in an object that is spread itself, as in `v-bind="{ ...habit, lang }"`: that one is the program's. */
function isWritten({ parent: literal }: ts.SpreadAssignment): boolean {
  const around = ts.isParenthesizedExpression(literal.parent) ? literal.parent : literal;
  return ts.isSpreadAssignment(around.parent);
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
  return shapeMappings[role].fields.some((field) => pathTo(field)[0] === name);
}
