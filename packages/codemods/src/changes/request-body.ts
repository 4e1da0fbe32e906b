import { type FieldMapping, type MappedShape, shapeMappings } from "@habitshift/schemas";
import { quoted } from "../edit/quote.ts";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { knownText } from "../provenance/text.ts";
import type { Value } from "../provenance/value.ts";
import { memberName } from "./object-literals.ts";
import { isRepeatable } from "./outgoing-value.ts";
import { removeProperty } from "./property-list.ts";
import { pathOf } from "./receiver.ts";

/** A body taken apart: where each v1 member is read from, and the edits that make it v2. */
export interface BodyEdits {
  readonly edits: readonly Edit[];
  /** The expression of a member that moves into the path. */
  member(name: string): readonly Piece[] | null;
  /** Why a person should look; null where all is proven. */
  readonly review: string | null;
}

export type BodyResult = BodyEdits | { readonly edits: null; readonly reason: string };

/** Rewrites a body where it is handed over: in place where it is a literal, else as a new object. */
export function rewriteBody(
  facts: Facts,
  body: ts.Expression,
  shape: MappedShape,
  values: Iterable<Value>,
): BodyResult {
  const { fields } = shapeMappings[shape];
  const expanded = expansion(facts, fields, values);
  if ("reason" in expanded) return { edits: null, reason: expanded.reason };
  const literal = unwrap(body);
  if (ts.isObjectLiteralExpression(literal) && literal.properties.every(isNamed)) {
    return inPlace(literal, literal.properties, fields, expanded);
  }
  if (!isRepeatable(literal))
    return { edits: null, reason: "the body is made by an expression that cannot be asked twice" };
  return anew(literal, shape, fields, expanded);
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
    ? unwrap(node.expression)
    : node;
}

function isNamed(property: ts.ObjectLiteralElementLike): boolean {
  return (
    (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) &&
    !ts.isComputedPropertyName(property.name)
  );
}

interface Expanded {
  readonly members: Readonly<Record<string, string | number>>;
  readonly review: string | null;
}

type ExpandField = Extract<FieldMapping, { op: "expand" }>;

/** What a value such as `status: 'done'` stands for; only a value that is known can be expanded. */
function expansion(
  facts: Facts,
  fields: readonly FieldMapping[],
  values: Iterable<Value>,
): Expanded | { readonly reason: string } {
  const field = fields.find((each): each is ExpandField => each.op === "expand");
  if (!field) return { members: {}, review: null };
  const texts = new Set<string | null>();
  for (const value of values) for (const text of textsOf(facts, value, field.from)) texts.add(text);
  const [only] = Object.keys(field.values);
  const known = [...texts].filter((text) => text !== null);
  if (known.some((text) => !Object.hasOwn(field.values, text))) {
    return {
      reason: `\`${field.from}\` may be ${known.map((text) => `'${text}'`).join(" or ")}; only '${only}' has a v2 form here`,
    };
  }
  if (texts.size === 0 || texts.has(null)) return { reason: `\`${field.from}\` is not known here` };
  const members = field.values[only ?? ""] ?? {};
  return { members: configured(facts, members), review: null };
}

/** What the configuration says a check-in is worth. */
function configured(
  facts: Facts,
  members: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> {
  const { checkin } = facts.options;
  if (!checkin) return members;
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      typeof value === "number" ? checkin.value : checkin.unit,
    ]),
  );
}

function textsOf(facts: Facts, value: Value, name: string): readonly (string | null)[] {
  if (value.kind === "unknown") return [null];
  const [module] = facts.program.modules.values();
  if (!module) return [null];
  const frame = { context: facts.machine.moduleContext(module), flow: new Map() };
  const held = facts.machine.verbs.member(value, name, frame, module.source);
  return [...held].map((each) =>
    each.kind === "field" ? literalType(facts, each.holder, name) : knownText(each),
  );
}

/** A declared type that allows one text only. */
function literalType(facts: Facts, holder: Value, name: string): string | null {
  if (holder.kind !== "typed") return null;
  const structure = facts.machine.types.expand(holder.type);
  const type = structure.is === "object" ? structure.members.get(name)?.type : null;
  const inner = type ? facts.machine.types.expand(type) : null;
  return inner?.is === "literal" && ts.isStringLiteral(inner.node.literal)
    ? inner.node.literal.text
    : null;
}

/** Edits property by property, so that comments and layout of the literal stay. */
function inPlace(
  literal: ts.ObjectLiteralExpression,
  members: readonly ts.ObjectLiteralElementLike[],
  fields: readonly FieldMapping[],
  expanded: Expanded,
): BodyResult {
  const file = pathOf(literal);
  const edits: Edit[] = [];
  const find = (name: string) => members.find((member) => memberName(member) === name);
  for (const field of fields) {
    const member = find(field.from);
    if (!member) continue;
    if (field.op === "to-path" || field.op === "remove")
      edits.push(removeProperty(file, member, members));
    if (field.op === "move")
      edits.push(replace(file, rangeOf(member), `${String(field.to[0])}: `, ...valueOf(member)));
    if (field.op === "expand")
      edits.push(replace(file, rangeOf(member), writeMembers(expanded.members, separatorOf(literal))));
  }
  return {
    edits,
    review: expanded.review,
    member: (name) => {
      const member = find(name);
      return member ? valueOf(member) : null;
    },
  };
}

function valueOf(member: ts.ObjectLiteralElementLike): readonly Piece[] {
  if (ts.isPropertyAssignment(member)) return [rangeOf(member.initializer)];
  return member.name ? [member.name.getText()] : [];
}

/** What stands between members of a literal: a comma and a space, or a line each. */
function separatorOf(literal: ts.ObjectLiteralExpression): string {
  const { text } = literal.getSourceFile();
  const [first] = literal.properties;
  const indent = first && /\r?\n[ \t]*$/.exec(text.slice(literal.getStart(), first.getStart()));
  return indent ? `,${indent[0]}` : ", ";
}

function writeMembers(
  members: Readonly<Record<string, string | number>>,
  separator = ", ",
): string {
  return Object.entries(members)
    .map(([name, value]) => `${name}: ${typeof value === "number" ? value : quoted(value)}`)
    .join(separator);
}

/** A new object in the place of a name: known members one by one, or all but those that moved. */
function anew(
  body: ts.Expression,
  shape: MappedShape,
  fields: readonly FieldMapping[],
  expanded: Expanded,
): BodyResult {
  const range = rangeOf(body);
  const file = pathOf(body);
  const text = body.getText();
  const member = (name: string): readonly Piece[] => [`${text}.${name}`];
  const isWhole = shape === "check-in" || shape === "skip";
  const moves = fields.filter((field) => field.op === "move");
  if (isWhole) {
    const pieces: Piece[] = moves.flatMap((field): Piece[] => [
      `${String(field.to[0])}: `,
      ...member(field.from),
      ", ",
    ]);
    const rest = writeMembers(expanded.members);
    const body2 = rest === "" ? pieces.slice(0, -1) : [...pieces, rest];
    return { edits: [replace(file, range, "{ ", ...body2, " }")], review: expanded.review, member };
  }
  const names = fields.map(({ from }) => from);
  const made = moves.map((field) => `${String(field.to[0])}: ${field.from}, `).join("");
  const result = moves.length > 0 ? `({ ${made}...rest })` : "rest";
  return {
    edits: [replace(file, range, `(({ ${names.join(", ")}, ...rest }) => ${result})(`, range, ")")],
    review: expanded.review,
    member,
  };
}
