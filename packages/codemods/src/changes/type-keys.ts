import { ts } from "ts-morph";
import { quoted } from "../edit/quote.ts";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { containerOf, mappingOf, type Role } from "../facts/shapes.ts";
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
  const found: Proposal[] = [];
  const written = new Set(literals.map((literal) => literal.literal.text));
  for (const literal of literals) {
    for (const role of target.roles) {
      const mapping = mappingOf(role, literal.literal.text);
      if (mapping?.op !== "move" && mapping?.op !== "remove") continue;
      const to =
        containerOf(mapping) ?? (mapping.op === "move" ? String(mapping.to[0]) : mapping.from);
      const edits = [written.has(to) ? dropKey(literal, keys) : renameKey(literal, to)];
      written.add(to);
      found.push({
        change: mapping.change,
        node: literal,
        message: describeField(mapping, role),
        edits,
        confidence: "safe",
        reason: null,
        ties: [target.declaration],
      });
    }
  }
  return found;
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
