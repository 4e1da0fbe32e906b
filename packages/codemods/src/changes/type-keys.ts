import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, type Piece, rangeOf, replace } from "../edit/edit.ts";
import { quoted } from "../edit/quote.ts";
import type { Facts } from "../facts/facts.ts";
import {
  containerOf,
  type MoveMapping,
  mappingOf,
  type RemoveMapping,
  type Role,
} from "../facts/shapes.ts";
import { describeField } from "./messages.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf } from "./receiver.ts";

/** Names of members in types: `Pick<Habit, 'title'>`, `Omit<Habit, 'streak'>`, `Habit['frequency']`. */
export function findTypeKeys(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && isSelection(node)) found.push(...selectionAt(facts, node));
    if (ts.isIndexedAccessTypeNode(node)) found.push(...indexedAt(facts, node));
    ts.forEachChild(node, visit);
  };
  for (const module of facts.program.modules.values()) visit(module.source);
  return found;
}

function isSelection(node: ts.TypeReferenceNode): boolean {
  return (
    ts.isIdentifier(node.typeName) &&
    (node.typeName.text === "Pick" || node.typeName.text === "Omit")
  );
}

/** The roles of the object type that a type node stands for, with its declaration. */
function declared(
  facts: Facts,
  type: ts.TypeNode,
): { readonly roles: ReadonlySet<Role>; readonly declaration: ts.Node } | null {
  const structure = facts.machine.types.expand(facts.machine.types.refer(type));
  if (structure.is !== "object") return null;
  const { declaration } = structure;
  const roles = facts.roles.of.get(declaration);
  return roles ? { roles, declaration } : null;
}

function selectionAt(facts: Facts, node: ts.TypeReferenceNode): readonly Proposal[] {
  const [type, keys] = node.typeArguments ?? [];
  const target = type && declared(facts, type);
  if (!target || !keys) return [];
  const types: readonly ts.TypeNode[] = ts.isUnionTypeNode(keys) ? keys.types : [keys];
  const literals = types.filter(isStringLiteralType);
  const selection: Selection = { node, type, keys, literals, written: new Set(), target };
  return [...target.roles].flatMap((role) => [
    ...partsOf(facts, selection, role),
    ...literals.flatMap((literal) => keyProposal(selection, literal, role)),
  ]);
}

interface Selection {
  readonly node: ts.TypeReferenceNode;
  readonly type: ts.TypeNode;
  readonly keys: ts.TypeNode;
  readonly literals: readonly StringLiteralType[];
  /** Names of v2 that stand among the keys already, or are written apart. */
  readonly written: Set<string>;
  readonly target: { readonly declaration: ts.Node };
}

function keyProposal(
  selection: Selection,
  literal: StringLiteralType,
  role: Role,
): readonly Proposal[] {
  const mapping = mappingOf(role, literal.literal.text);
  if (mapping?.op !== "move" && mapping?.op !== "remove") return [];
  const to = containerOf(mapping) ?? (mapping.op === "move" ? String(mapping.to[0]) : mapping.from);
  const isThere =
    selection.written.has(to) || selection.literals.some((other) => other.literal.text === to);
  selection.written.add(to);
  return [
    {
      change: mapping.change,
      node: literal,
      message: describeField(mapping, role),
      edits: [isThere ? dropKey(literal, selection.keys) : renameKey(literal, to)],
      confidence: "safe",
      reason: null,
      ties: [selection.target.declaration],
    },
  ];
}

/**
 * `Pick<Habit, 'title' | 'streak'>` of a habit that has `completedDates` too wants a part of `statistics`
 * only: `Pick<Habit, 'name'> & { statistics: Pick<Habit['statistics'], 'currentStreak'> }`.
 */
function partsOf(facts: Facts, selection: Selection, role: Role): readonly Proposal[] {
  const { node, type, literals, written } = selection;
  if (!ts.isIdentifier(node.typeName) || node.typeName.text !== "Pick" || role === "envelope")
    return [];
  const structure = facts.machine.types.expand(facts.machine.types.refer(type));
  if (structure.is !== "object") return [];
  const chosen = new Set(literals.map((literal) => literal.literal.text));
  const parts: string[] = [];
  let first: Proposal["change"] | null = null;
  for (const [container, members] of containersOf(structure.members.keys(), role)) {
    const picked = members.filter(({ from }) => chosen.has(from));
    if (picked.length === 0 || picked.length === members.length) continue;
    written.add(container);
    first ??= picked[0]?.change ?? null;
    parts.push(partText(type, container, picked, role));
  }
  if (parts.length === 0 || !first) return [];
  const isAllParts = literals.every(({ literal }) => {
    const mapping = mappingOf(role, literal.text);
    const container = mapping && containerOf(mapping);
    return container !== null && container !== undefined && written.has(container);
  });
  const edit = isAllParts
    ? replace(pathOf(node), rangeOf(node), parts.join(" & "))
    : insert(pathOf(node), node.getEnd(), ` & ${parts.join(" & ")}`);
  const tie = selection.target.declaration;
  return [
    {
      change: first,
      node,
      message: "Only a part of what v2 has together is picked here",
      edits: [edit],
      confidence: "safe",
      reason: null,
      ties: [tie],
    },
  ];
}

type Contained = MoveMapping | RemoveMapping;

/** The v1 members that a type declares, by the v2 container that takes them. */
function containersOf(
  names: Iterable<string>,
  role: Role,
): ReadonlyMap<string, readonly Contained[]> {
  const found = new Map<string, Contained[]>();
  for (const name of names) {
    const mapping = mappingOf(role, name);
    if (mapping?.op !== "move" && mapping?.op !== "remove") continue;
    const container = containerOf(mapping);
    if (container) found.set(container, [...(found.get(container) ?? []), mapping]);
  }
  return found;
}

function partText(
  type: ts.TypeNode,
  container: string,
  picked: readonly Contained[],
  role: Role,
): string {
  const paths = picked.map((mapping) =>
    mapping.op === "move" ? mapping.to : (mapping.count ?? []),
  );
  const isList = typeof paths[0]?.[1] === "number";
  const filled =
    role === "envelope"
      ? []
      : shapeMappings[role].filled.filter(({ to }) => to[0] === container).map(({ to }) => to);
  const names = [...filled, ...paths].map((path) => quoted(String(path.at(-1)))).join(" | ");
  const held = `${type.getText()}[${quoted(container)}]${isList ? "[number]" : ""}`;
  return `{ ${container}: Pick<${held}, ${names}>${isList ? "[]" : ""} }`;
}

type StringLiteralType = ts.LiteralTypeNode & { readonly literal: ts.StringLiteral };

function isStringLiteralType(node: ts.TypeNode): node is StringLiteralType {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal);
}

function renameKey(literal: StringLiteralType, to: string): Edit {
  const quote = literal.getText()[0] ?? "'";
  return replace(pathOf(literal), rangeOf(literal), `${quote}${to}${quote}`);
}

/** Takes a key out of a union, with the bar that it needed. */
function dropKey(literal: ts.TypeNode, keys: ts.TypeNode): Edit {
  const types = ts.isUnionTypeNode(keys) ? keys.types : [keys];
  const index = types.indexOf(literal);
  const next = types[index + 1];
  const previous = types[index - 1];
  if (previous)
    return replace(pathOf(literal), { start: previous.getEnd(), end: literal.getEnd() }, "");
  return replace(
    pathOf(literal),
    { start: literal.getStart(), end: next?.getStart() ?? literal.getEnd() },
    "",
  );
}

function indexedAt(facts: Facts, node: ts.IndexedAccessTypeNode): readonly Proposal[] {
  const { indexType, objectType } = node;
  const target = declared(facts, objectType);
  if (!target || !isStringLiteralType(indexType)) return [];
  const found: Proposal[] = [];
  for (const role of target.roles) {
    const mapping = mappingOf(role, indexType.literal.text);
    if (mapping?.op !== "move" && mapping?.op !== "remove") continue;
    const path = mapping.op === "move" ? mapping.to : [];
    const steps = path
      .map((step): string => (typeof step === "number" ? "[number]" : `[${quoted(step)}]`))
      .join("");
    const optional = isOptional(facts, objectType, mapping.from);
    const pieces: Piece[] =
      optional && path.length > 1 ? [nonNull(objectType, path)] : [rangeOf(objectType), steps];
    found.push({
      change: mapping.change,
      node,
      message: describeField(mapping, role),
      edits: mapping.op === "move" ? [replace(pathOf(node), rangeOf(node), ...pieces)] : null,
      confidence: mapping.op === "move" ? "safe" : "manual",
      reason: mapping.op === "move" ? null : mapping.reason,
      ties: [target.declaration],
    });
  }
  return found;
}

function isOptional(facts: Facts, type: ts.TypeNode, name: string): boolean {
  const structure = facts.machine.types.expand(facts.machine.types.refer(type));
  return structure.is === "object" && structure.members.get(name)?.optional === true;
}

function nonNull(type: ts.TypeNode, path: readonly (string | number)[]): string {
  const [first, ...rest] = path;
  const steps = rest
    .map((step) => (typeof step === "number" ? "[number]" : `[${quoted(step)}]`))
    .join("");
  return `NonNullable<${type.getText()}[${quoted(String(first))}]>${steps}`;
}
