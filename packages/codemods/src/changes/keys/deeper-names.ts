import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, type MovedMapping, type MoveMapping, type Role } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { isWaiting } from "../../program/is-waiting.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { freeName } from "../free-name.ts";
import { pathOf } from "../receiver.ts";
import { outgoing } from "../units/outgoing-value.ts";

/** What is copied, and the member under a computed name that the copy has another value of. */
interface ChangedCopy {
  readonly spread: ts.SpreadAssignment;
  readonly member: ts.PropertyAssignment;
}

/** A piece of what is copied: under the name that it has in the code or gets. */
interface Copied {
  readonly text: Piece;
  readonly dot: "." | "?.";
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
  const moves = moved.filter((mapping) => mapping.op === "move");
  if (!copy || moves.length < moved.length) return null;
  const { member, spread } = copy;
  const write = (copied: Copied): readonly Piece[] =>
    chosenMember(key, member, moves, (mapping) => memberInV2(facts, copied, member, mapping, role));
  const { expression } = spread;
  if (isRepeatable(expression)) {
    const pieces = write({ text: rangeOf(expression), dot: "." });
    return [replace(pathOf(key), rangeOf(member), ...pieces)];
  }
  return isNameable(copy) ? [copiedOnce(facts, copy, role, write)] : null;
}

/** `...(field === 'title' ? { name: value } : { [field]: value })`. */
function chosenMember(
  key: ts.Expression,
  { name, initializer }: ts.PropertyAssignment,
  moves: readonly MoveMapping[],
  inV2: (mapping: MoveMapping) => readonly Piece[],
): readonly Piece[] {
  const choices = moves.flatMap((mapping) => [
    `${key.getText()} === ${quoted(mapping.from)} ? { `,
    ...inV2(mapping),
    " } : ",
  ]);
  const all: readonly Piece[] = [...choices, "{ ", rangeOf(name), ": ", rangeOf(initializer), " }"];
  return isTypeScript(key) ? ["...((", ...all, ") as object)"] : ["...(", ...all, ")"];
}

/** The copy of one object of the role that a computed name stands in. */
function changedCopy(facts: Facts, key: ts.Expression, role: Role): ChangedCopy | null {
  const member = key.parent.parent;
  if (!ts.isPropertyAssignment(member) || !isShort(member.initializer)) return null;
  const { properties } = member.parent;
  const copied = properties
    .slice(0, properties.indexOf(member))
    .filter((each) => ts.isSpreadAssignment(each))
    .filter(({ expression }) => facts.roles.rolesOf(facts.seen(expression)).has(role));
  const [spread] = copied;
  return spread && copied.length === 1 ? { spread, member } : null;
}

/** Whether a value may be written for each name: only one of them is come to. */
function isShort(node: ts.Expression): boolean {
  return !nodesIn(node).some((each) => ts.isFunctionLike(each) || ts.isClassLike(each));
}

/** Whether what is copied can get a name: it is what comes first, and nothing beside it waits. */
function isNameable({ spread, member }: ChangedCopy): boolean {
  const { properties } = member.parent;
  const others = properties.filter((each) => each !== spread);
  const computed = properties.filter(({ name }) => name && ts.isComputedPropertyName(name));
  return properties[0] === spread && computed.length === 1 && !others.some(isWaiting);
}

/** `{ ...find(id), [field]: value }` → `((habit) => ({ ...habit, ...(…) }))(find(id))`: it is asked for once. */
function copiedOnce(
  facts: Facts,
  { spread, member }: ChangedCopy,
  role: Role,
  write: (copied: Copied) => readonly Piece[],
): Edit {
  const { expression, parent: literal } = spread;
  const name = freeName(facts, role, literal);
  return replace(
    pathOf(literal),
    rangeOf(literal),
    `((${name}) => (`,
    { start: literal.getStart(), end: expression.getStart() },
    name,
    { start: expression.getEnd(), end: member.getStart() },
    ...write({ text: name, dot: "?." }),
    { start: member.getEnd(), end: literal.getEnd() },
    "))(",
    rangeOf(expression),
    ")",
  );
}

/** `name: value`, `occurrence: { type: value }`, `goals: [{ ...habit.goals?.[0], value }]`. */
function memberInV2(
  facts: Facts,
  copied: Copied,
  { initializer }: ts.PropertyAssignment,
  mapping: MoveMapping,
  role: Role,
): readonly Piece[] {
  const value = outgoing(facts, initializer, mapping, true) ?? [rangeOf(initializer)];
  const container = containerOf(mapping);
  const step = String(mapping.to.at(-1));
  if (container === null) return [`${step}: `, ...value];
  const held: readonly Piece[] = [copied.text, `${copied.dot}${container}`];
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
