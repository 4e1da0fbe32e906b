import { type FieldPath, shapeMappings } from "@habitshift/schemas";
import { quoted } from "../edit/quote.ts";
import { ts } from "ts-morph";
import { type Edit, insert, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import {
  containerOf,
  type MoveMapping,
  mappingOf,
  type RemoveMapping,
  type Role,
} from "../facts/shapes.ts";
import { isNullish, type TypedValue, writtenNames } from "../provenance/value.ts";
import { describeField } from "./messages.ts";
import { isRepeatable, outgoing } from "./outgoing-value.ts";
import { removeProperty } from "./property-list.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf } from "./receiver.ts";
import { isTypeScript } from "./strictness.ts";

/** A property that holds a v1 member, with the expression of its value. */
interface Held {
  readonly node: ts.ObjectLiteralElementLike | ts.JsxAttribute;
  readonly mapping: MoveMapping | RemoveMapping;
  readonly to: FieldPath;
  readonly value: readonly Piece[];
  readonly expression: ts.Expression | null;
}

/** Object literals and JSX attributes that make a payload of the service: written as v2 wants them. */
export function findObjectLiterals(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const [node, roles] of facts.roles.of) {
    for (const role of roles) {
      if (role === "envelope") continue;
      if (ts.isObjectLiteralExpression(node))
        found.push(...literalAt(facts, node, node.properties, role));
      if (ts.isJsxAttributes(node)) found.push(...literalAt(facts, node, node.properties, role));
    }
  }
  return found;
}

type Member = ts.ObjectLiteralElementLike | ts.JsxAttributeLike;

function literalAt(
  facts: Facts,
  node: ts.Node,
  members: readonly Member[],
  role: Role,
): readonly Proposal[] {
  const file = pathOf(node);
  const isSent = facts.roles.sent.has(node);
  const found: Proposal[] = [];
  const groups = new Map<string, Held[]>();
  for (const member of members) {
    const name = memberName(member);
    const mapping = name === null ? null : mappingOf(role, name);
    if (!mapping || ts.isSpreadAssignment(member) || ts.isJsxSpreadAttribute(member)) continue;
    const base = {
      change: mapping.change,
      node: member,
      message: describeField(mapping, role),
      ties: [node],
    };
    if (mapping.op === "remove") {
      const counted = isSent ? null : countedDates(facts, member, mapping);
      if (counted) groups.set(counted.key, [...(groups.get(counted.key) ?? []), counted.held]);
      else found.push(removedMember(member, mapping, members, isSent, base));
    }
    if (mapping.op !== "move") continue;
    if (mapping.readOnly && isSent && !hasSpread(members)) {
      found.push({
        ...base,
        edits: [removeProperty(file, member, members)],
        confidence: "safe",
        reason: null,
      });
      continue;
    }
    const value = valueOf(facts, member, mapping, isSent);
    if (!value) {
      found.push({
        ...base,
        edits: null,
        confidence: "manual",
        reason: "a method cannot be a member of a payload",
      });
      continue;
    }
    const held: Held = { node: member as Held["node"], mapping, to: mapping.to, ...value };
    const key = containerOf(mapping) ?? mapping.from;
    groups.set(key, [...(groups.get(key) ?? []), held]);
  }
  for (const [key, held] of groups)
    found.push(...writtenAs(facts, node, key, held, members, role, isSent));
  return found;
}

export function memberName(member: Member): string | null {
  if (ts.isSpreadAssignment(member) || ts.isJsxSpreadAttribute(member)) return null;
  const { name } = member;
  if (ts.isJsxNamespacedName(name)) return null;
  return name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : null;
}

function hasSpread(members: readonly Member[]): boolean {
  return members.some((member) => ts.isSpreadAssignment(member) || ts.isJsxSpreadAttribute(member));
}

/** The value of a member as v2 wants it. */
function valueOf(
  facts: Facts,
  member: Member,
  mapping: MoveMapping,
  isSent: boolean,
): Pick<Held, "value" | "expression"> | null {
  if (ts.isShorthandPropertyAssignment(member)) {
    const mapped = outgoing(facts, member.name, mapping, isSent);
    return { value: mapped ?? [member.name.text], expression: member.name };
  }
  if (ts.isPropertyAssignment(member)) {
    const mapped = outgoing(facts, member.initializer, mapping, isSent);
    return { value: mapped ?? [rangeOf(member.initializer)], expression: member.initializer };
  }
  if (ts.isJsxAttribute(member)) return attributeValue(member);
  return null;
}

function attributeValue(member: ts.JsxAttribute): Pick<Held, "value" | "expression"> {
  const { initializer } = member;
  if (!initializer) return { value: ["true"], expression: null };
  if (ts.isJsxExpression(initializer) && initializer.expression) {
    return { value: [rangeOf(initializer.expression)], expression: initializer.expression };
  }
  return { value: [rangeOf(initializer)], expression: null };
}

/** One v2 member for all the v1 members that it takes, where the first of them stood. */
function writtenAs(
  facts: Facts,
  node: ts.Node,
  container: string,
  held: readonly Held[],
  members: readonly Member[],
  role: Role,
  isSent: boolean,
): readonly Proposal[] {
  const [first, ...others] = held;
  if (!first) return [];
  const file = pathOf(node);
  const source = first.to.length === 1 ? null : spreadSource(facts, container, members, role);
  const isHidden = source !== null && members.indexOf(source.member) > members.indexOf(first.node as Member);
  const pieces = nested(facts, container, held, members, role, isSent, ts.isJsxAttributes(node), source, isHidden);
  const written =
    first.to.length === 1
      ? renamed(first)
      : isHidden
        ? [insert(file, source.member.getEnd(), ", ", ...pieces)]
        : [replace(file, rangeOf(first.node), ...pieces)];
  const dropped = (isHidden ? held : others).map((other) => removeProperty(file, other.node, members));
  return held.map((each, index) => ({
    change: each.mapping.change,
    node: each.node,
    message: describeField(each.mapping, role),
    edits: index === 0 ? [...written, ...dropped] : [],
    confidence: each.mapping.op === "remove" ? "review" : "safe",
    reason: each.mapping.op === "remove" ? each.mapping.reason : null,
    ties: [node],
  }));
}

/** `title: x` → `name: x`; `title` → `name: title`. */
function renamed({ node, to: path, value }: Held): readonly Edit[] {
  const to = String(path[0]);
  const file = pathOf(node);
  if (ts.isShorthandPropertyAssignment(node))
    return [replace(file, rangeOf(node), `${to}: `, ...value)];
  const { name } = node;
  if (!name) return [];
  const quote = ts.isStringLiteral(name) ? (name.getText()[0] ?? "") : "";
  return [replace(file, rangeOf(name), `${quote}${to}${quote}`)];
}

function nested(
  facts: Facts,
  container: string,
  held: readonly Held[],
  members: readonly Member[],
  role: Role,
  isSent: boolean,
  isJsx: boolean,
  source: Source | null,
  isHidden: boolean,
): readonly Piece[] {
  const [first] = held;
  const index = first?.to[1];
  const isList = typeof index === "number";
  const spread = source ?? habitAtHand(facts, container, held, role);
  const copied = spread ? [copyOf(spread, container, isList ? Number(index) : null)] : [];
  const inherited: readonly Piece[] =
    spread && !isHidden ? [...copied, ", "] : filled(held, members, role);
  const pieces: Piece[] = [];
  for (const { to, value } of held) {
    if (pieces.length > 0) pieces.push(", ");
    const name = String(to.at(-1));
    pieces.push(...(value.length === 1 && value[0] === name ? [name] : [`${name}: `, ...value]));
  }
  if (isHidden) pieces.push(", ", ...copied);
  const cast = isPartial(facts, first?.node ?? null, container, held, role, spread !== null) ? " as never" : "";
  const body: Piece[] = [
    isList ? "[{ " : "{ ",
    ...inherited,
    ...pieces,
    isList ? ` }${cast}]` : " }",
  ];
  const guard = isSent ? absenceGuard(facts, held) : null;
  const guarded: Piece[] = guard ? [...guard, " == null ? undefined : ", ...body] : body;
  return isJsx ? [`${container}={`, ...guarded, "}"] : [`${container}: `, ...guarded];
}

/**
 * Whether a compiler would miss members of the container that v1 let one leave out: a part of a habit was
 * a part of flat members, and v2 has no type for a part of a goal.
 */
function isPartial(
  facts: Facts,
  node: ts.Node | null,
  container: string,
  held: readonly Held[],
  role: Role,
  hasSource: boolean,
): boolean {
  if (!node || !isTypeScript(node) || hasSource) return false;
  const given = new Set(held.map(({ mapping }) => mapping.from));
  return [...facts.roles.of].some(
    ([declared, roles]) =>
      (ts.isInterfaceDeclaration(declared) || ts.isTypeLiteralNode(declared)) &&
      roles.has(role) &&
      declared.members.some((member) => isMissing(member, container, given, role)),
  );
}

function isMissing(member: ts.TypeElement, container: string, given: ReadonlySet<string>, role: Role): boolean {
  const name = member.name?.getText() ?? "";
  const mapping = mappingOf(role, name);
  return mapping?.op === "move" && containerOf(mapping) === container && !given.has(name) && !member.questionToken;
}

/** Where the members of a container that are not written here come from. */
interface Source {
  readonly text: string;
  /** The spread that brings it in. */
  readonly member: Member;
  /** Whether it surely has the container. */
  readonly isSure: boolean;
}

/** `...habit.goals[0]`, or `...rest.goals?.[0]` where the container may be missing. */
function copyOf({ text, isSure }: Pick<Source, "text" | "isSure">, container: string, index: number | null): string {
  if (index === null) return `...${text}.${container}`;
  return `...${text}.${container}${isSure ? "" : "?."}[${index}]`;
}

/** The object that the other members come from, so that what is not named here stays as it was. */
function spreadSource(
  facts: Facts,
  container: string,
  members: readonly Member[],
  role: Role,
): Source | null {
  for (const member of members) {
    if (!ts.isSpreadAssignment(member) && !ts.isJsxSpreadAttribute(member)) continue;
    const { expression } = member;
    if (!isRepeatable(expression)) continue;
    const values = facts.seen(expression);
    if (memberCount(role, container) < 2) return null;
    const hasIt = [...values].some((value) => {
      if (value.kind === "service") return facts.roles.rolesOf([value]).has(role);
      if (value.kind === "typed") return declaresPart(facts, value, role, container);
      if (value.kind !== "site" || !facts.roles.rolesOf([value]).has(role)) return false;
      return (
        value.spread.values.size > 0 ||
        writtenNames(value).some((name) => {
          const mapping = mappingOf(role, name);
          return name === container || (mapping !== null && containerOf(mapping) === container);
        })
      );
    });
    const isSure = [...values].every(({ kind }) => kind === "service");
    if (hasIt) return { text: expression.getText(), member, isSure };
  }
  return null;
}

/**
 * The habit that a part of an update is computed from: `{ target: habit.target + 1 }` changes nothing else
 * of the goal in v1, so the rest of it is taken from there.
 */
function habitAtHand(
  facts: Facts,
  container: string,
  held: readonly Held[],
  role: Role,
): Pick<Source, "text" | "isSure"> | null {
  const node = held[0]?.node.parent;
  const methods = node ? [...(facts.roles.methods.get(node) ?? [])] : [];
  const isUpdate = methods.length > 0 && methods.every((method) => method === "PUT" || method === "PATCH");
  if (!isUpdate || memberCount(role, container) <= held.length + 1) return null;
  for (const { expression } of held) {
    const found = expression && readOf(facts, expression, container, role);
    if (found) return { text: found, isSure: true };
  }
  return null;
}

/** A repeatable name of a service value whose member of the container an expression reads. */
function readOf(facts: Facts, node: ts.Node, container: string, role: Role): string | null {
  if (ts.isPropertyAccessExpression(node) && isRepeatable(node.expression)) {
    const mapping = mappingOf(role, node.name.text);
    const isIt = mapping !== null && containerOf(mapping) === container;
    const values = facts.seen(node.expression);
    if (isIt && values.size > 0 && [...values].every(({ kind }) => kind === "service" || kind === "typed")) {
      return node.expression.getText();
    }
  }
  return ts.forEachChild(node, (child) => readOf(facts, child, container, role) ?? undefined) ?? null;
}

/** How many members v2 has in a container: one alone is always written whole. */
function memberCount(role: Role, container: string): number {
  if (role === "envelope") return 0;
  const { fields, filled } = shapeMappings[role];
  const moved = fields.filter((field) => containerOf(field) === container);
  return moved.length + filled.filter(({ to }) => to[0] === container).length;
}

/** Whether a declared type has any of the v1 members that the container takes. */
function declaresPart(facts: Facts, value: TypedValue, role: Role, container: string): boolean {
  const structure = facts.machine.types.expand(value.type);
  if (structure.is !== "object" || !facts.roles.rolesOf([value]).has(role)) return false;
  return [...structure.members.keys()].some((name) => {
    const mapping = mappingOf(role, name);
    return name === container || (mapping !== null && containerOf(mapping) === container);
  });
}

/** Members of the container that v1 has elsewhere or not at all. */
function filled(held: readonly Held[], members: readonly Member[], role: Role): readonly Piece[] {
  if (role === "envelope") return [];
  const to = held[0]?.to ?? [];
  return shapeMappings[role].filled
    .filter((member) => member.within.every((step, index) => to[index] === step))
    .flatMap((member): Piece[] => [
      `${String(member.to.at(-1))}: `,
      ...source(member.from, member.fallback, members),
      ", ",
    ]);
}

function source(
  from: string | null,
  fallback: string,
  members: readonly Member[],
): readonly Piece[] {
  const member = members.find((each) => memberName(each) === from);
  if (member && ts.isShorthandPropertyAssignment(member)) return [member.name.text];
  if (member && ts.isPropertyAssignment(member) && isRepeatable(member.initializer))
    return [rangeOf(member.initializer)];
  return [quoted(fallback)];
}

/** Where the value may be missing, the container must be missing too. */
function absenceGuard(facts: Facts, held: readonly Held[]): readonly Piece[] | null {
  const [first] = held;
  const expression = first?.expression;
  if (!expression || !isRepeatable(expression)) return null;
  const mayBeMissing = [...facts.seen(expression)].some(isNullish);
  return mayBeMissing ? [rangeOf(expression)] : null;
}

/** `completedDates: [...]`: what was counted from a literal is written as the count. */
function countedDates(facts: Facts, member: Member, mapping: RemoveMapping): { key: string; held: Held } | null {
  const dates = ts.isPropertyAssignment(member) ? member.initializer : null;
  if (!dates || !ts.isArrayLiteralExpression(dates) || !mapping.count || facts.seen(dates).size === 0) return null;
  if (dates.elements.some(ts.isSpreadElement) || !ts.isPropertyAssignment(member)) return null;
  const value = [String(dates.elements.length)];
  const key = containerOf(mapping) ?? mapping.from;
  return { key, held: { node: member, mapping, to: mapping.count, value, expression: null } };
}

function removedMember(
  member: Member,
  mapping: RemoveMapping,
  members: readonly Member[],
  isSent: boolean,
  base: Pick<Proposal, "change" | "node" | "message" | "ties">,
): Proposal {
  if (!isSent) return { ...base, edits: null, confidence: "manual", reason: mapping.reason };
  const edits = [removeProperty(pathOf(member), member, members)];
  return { ...base, edits, confidence: "safe", reason: null };
}
