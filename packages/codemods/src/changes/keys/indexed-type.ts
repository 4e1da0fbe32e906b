import type { FieldPath } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { type MoveMapping, mappingOf } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { isOptionalIn } from "../../provenance/types/is-optional-in.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isStringLiteralType, type StringLiteralType } from "../type-selection.ts";
import { constraintNames } from "./constraint-names.ts";
import { type DeclaredRoles, declaredRoles } from "./declared-roles.ts";
import type { FrozenKeys } from "./frozen-keys.ts";

/** The type of a member: `Habit['frequency']`. */
export function proposeIndexedType(
  facts: Facts,
  node: ts.IndexedAccessTypeNode,
  frozen: FrozenKeys,
): readonly Proposal[] {
  const { indexType, objectType } = node;
  const target = declaredRoles(facts, objectType);
  if (target && ts.isTypeReferenceNode(indexType)) {
    const names = frozen.namesIn(indexType) ?? constraintNames(facts, indexType, target);
    return names ? typeTable(facts, node, target, names) : [];
  }
  if (!target || !isStringLiteralType(indexType)) return [];
  const name = indexType.literal.text;
  return [...target.roles].flatMap((role): readonly Proposal[] => {
    const mapping = mappingOf(role, name);
    if (mapping?.op !== "move" && mapping?.op !== "remove") return [];
    const base = {
      change: mapping.change,
      node,
      message: describeField(mapping, role),
      ties: [target.declaration],
    };
    if (mapping.op === "remove")
      return [{ ...base, edits: null, confidence: "manual", reason: mapping.reason }];
    const edits = typeEdits(facts, node, indexType, mapping);
    return [{ ...base, edits, confidence: "safe", reason: null }];
  });
}

/** `Habit[K]`, where `K` is a name of v1: `{ title: Habit['name'] }[K]`. */
function typeTable(
  facts: Facts,
  node: ts.IndexedAccessTypeNode,
  { roles, declaration }: DeclaredRoles,
  names: readonly string[],
): readonly Proposal[] {
  const { indexType, objectType } = node;
  return [...roles].flatMap((role): readonly Proposal[] => {
    const mappings = names.map((name) => mappingOf(role, name));
    const first = mappings.find((mapping) => mapping?.op === "move");
    if (!first) return [];
    const members = names.flatMap((name, index): readonly Piece[] => {
      const mapping = mappings[index];
      const type =
        mapping?.op === "move"
          ? pathType(facts, objectType, mapping)
          : [mapping ? "unknown" : `${objectType.getText()}[${quoted(name)}]`];
      return [`${name}: `, ...type, "; "];
    });
    const table = ["{ ", ...members, "}[", rangeOf(indexType), "]"];
    return [
      {
        change: first.change,
        node,
        message: describeField(first, role),
        edits: [replace(pathOf(node), rangeOf(node), ...table)],
        confidence: "safe",
        reason: null,
        ties: [declaration],
      },
    ];
  });
}

/** What Flow writes around it stays where only the name is another: `$PropertyType<Habit, 'title'>`. */
function typeEdits(
  facts: Facts,
  node: ts.IndexedAccessTypeNode,
  { literal }: StringLiteralType,
  mapping: MoveMapping,
): readonly Edit[] {
  const file = pathOf(node);
  if (!facts.program.moduleOf(node).reading || isTypeScript(node))
    return [replace(file, rangeOf(node), ...pathType(facts, node.objectType, mapping))];
  const [first, ...rest] = mapping.to;
  const { start, end } = rangeOf(literal);
  const name = replace(file, { start: start + 1, end: end - 1 }, String(first));
  const range = rangeOf(node);
  return rest.length === 0 ? [name] : [name, replace(file, range, range, stepsText(rest))];
}

/** The type that stands at the v2 path; a container that may be absent is looked into all the same. */
function pathType(facts: Facts, type: ts.TypeNode, mapping: MoveMapping): readonly Piece[] {
  const [first, ...rest] = mapping.to;
  if (!isOptional(facts, type, mapping.from) || rest.length === 0)
    return [rangeOf(type), stepsText(mapping.to)];
  return [`NonNullable<${type.getText()}[${quoted(String(first))}]>${stepsText(rest)}`];
}

function stepsText(path: FieldPath): string {
  return path.map((step) => (typeof step === "number" ? "[number]" : `[${quoted(step)}]`)).join("");
}

function isOptional(facts: Facts, type: ts.TypeNode, name: string): boolean {
  const { types } = facts.machine;
  return isOptionalIn(types, types.refer(type), name);
}
