import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { movedMapping } from "../../facts/shapes.ts";
import { listedNames } from "../../provenance/types/listed-names.ts";
import { mappedSource } from "../../provenance/types/mapped-structure.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isWritten } from "../writes/field-writes.ts";
import { assertedKeys } from "./asserted-keys.ts";
import { handedKeys } from "./handed-keys.ts";
import type { KeyLookUp } from "./key-look-ups.ts";
import { type KeyType, keyTypes, keyTypesIn } from "./key-types.ts";
import { hasKeptText, isOfLabels } from "./label-types.ts";
import { declaredType } from "./listed-names.ts";
import { openedKeys } from "./opened-keys.ts";
import { isOfPayload } from "./viewed-payload.ts";

/** Types of names that stay those of v1, and the look-ups by them. */
export interface FrozenKeys {
  readonly types: ReadonlyMap<ts.TypeNode, KeyType>;
  /** The names that a look-up may be by; null where it is by none of those types. */
  namesOf(lookUp: KeyLookUp): readonly string[] | null;
  /** The names that a type stands for; null where it is none of those. */
  namesIn(type: ts.TypeNode): readonly string[] | null;
}

/**
 * The types of names, as `keyof Habit`, that stay those of v1: code keeps tables under the names, shows them,
 * looks members up by them that v2 has deeper, or asks for nothing by them. Others follow the type that they are made of.
 *
 * @param kept - The literals that cannot become the names of v2.
 * @param copied - Those by which members are put together: they follow what is made.
 */
export function frozenKeys(
  facts: Facts,
  lookUps: readonly KeyLookUp[],
  kept: ReadonlySet<ts.Node>,
  copied: ReadonlySet<ts.Node>,
): FrozenKeys {
  const all = keyTypes(facts);
  const byLookUp = new Map(
    all.size === 0 ? [] : lookUps.map((lookUp) => [lookUp, typesOf(facts, all, lookUp)]),
  );
  const given = [...byLookUp]
    .filter(([{ node }]) => isWritten(node))
    .flatMap(([, types]) => [...types]);
  const opened = openedKeys(facts, all);
  const ofV2 = [...given, ...namedInSelections(facts, all)];
  const fixed = new Set(ofV2.filter((type) => !opened.has(type)));
  const needed = [...byLookUp]
    .filter(([{ keys }]) => keys.length === 0 || keys.some(({ literal }) => kept.has(literal)))
    .flatMap(([, types]) => [...types]);
  const tables = [...all.values()].filter((type) => isTable(facts, all, type));
  const asked = new Set([...byLookUp.values()].flatMap((types) => [...types]));
  const named = lookUps.flatMap(({ keys }) => keys.map(({ literal }) => literal));
  const lookedUp = new Set([...named, ...copied]);
  const labels = [...all.values()].filter(
    (type) =>
      !asked.has(type) && (hasKeptText(facts, type, kept) || isOfLabels(facts, type, lookedUp)),
  );
  const staying = new Set(
    [...needed, ...tables, ...labels, ...opened].filter((type) => !fixed.has(type)),
  );
  const stays = handedKeys(facts, all, staying);
  const frozen = new Set([...stays, ...assertedKeys(facts, all, stays)]);
  const types = new Map([...frozen].map((type) => [type.node, withoutGone(facts, type)]));
  const namesOf = (found: Iterable<KeyType>): readonly string[] | null => {
    const names = [...found].flatMap(({ node }) => types.get(node)?.names ?? []);
    return names.length > 0 ? [...new Set(names)] : null;
  };
  return {
    types,
    namesOf: (lookUp) => namesOf(byLookUp.get(lookUp) ?? []),
    namesIn: (type) => (types.size === 0 ? null : namesOf(keyTypesIn(facts, all, type))),
  };
}

/** The types of names that the key of a look-up, or the literals that it comes from, are declared with. */
function typesOf(
  facts: Facts,
  all: ReadonlyMap<ts.TypeNode, KeyType>,
  { node, keys }: KeyLookUp,
): ReadonlySet<KeyType> {
  const written = declaredType(facts, node.argumentExpression);
  const around = keys.map(({ literal }) => typeAround(literal));
  return new Set(
    [written, ...around].flatMap((type) => (type ? [...keyTypesIn(facts, all, type)] : [])),
  );
}

/** What the nearest declaration, assertion or call around a literal says that it is. */
export function typeAround(literal: ts.Node): ts.TypeNode | undefined {
  for (let node = literal.parent; node; node = node.parent) {
    // `useState<keyof Habit>('title')`
    if (ts.isCallExpression(node) && node === literal.parent && node.typeArguments?.length === 1)
      return node.typeArguments[0];
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      if (node.type.getText() !== "const") return node.type;
    } else if (
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isPropertyDeclaration(node)
    )
      return node.type;
    else if (ts.isStatement(node)) return undefined;
  }
  return undefined;
}

/**
 * Types of names by which members are selected: those of v2, then. What a list selects, `(typeof FIELDS)[number]`, is
 * written out beside it.
 */
function namedInSelections(
  facts: Facts,
  all: ReadonlyMap<ts.TypeNode, KeyType>,
): readonly KeyType[] {
  return typeUses(facts, all, (node) => {
    if (ts.isIndexedAccessTypeNode(node) && all.has(node.indexType))
      return isTableByName(node.objectType) ? [] : [node.indexType];
    return ts.isTypeReferenceNode(node) && ["Pick", "Omit"].includes(node.typeName.getText())
      ? (node.typeArguments?.slice(1) ?? []).filter((part) => !listedNames(facts.program, part))
      : [];
  });
}

/** Whether a type has values of its own under names: one that takes over the members themselves has those of v2, too. */
function isTableByName(type: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(type)) return isTableByName(type.type);
  return ts.isMappedTypeNode(type) && !mappedSource(type);
}

/** Whether a type has a member under each of the names. */
function isTable(facts: Facts, all: ReadonlyMap<ts.TypeNode, KeyType>, type: KeyType): boolean {
  return typeUses(facts, all, (node) => {
    // `{ [K in keyof Habit]: Habit[K] extends number ? K : never }[keyof Habit]`
    if (ts.isIndexedAccessTypeNode(node) && isTableByName(node.objectType)) return [node.indexType];
    if (ts.isMappedTypeNode(node) && isTableByName(node))
      return node.typeParameter.constraint ? [node.typeParameter.constraint] : [];
    const isRecord = ts.isTypeReferenceNode(node) && node.typeName.getText() === "Record";
    return isRecord && !isOfPayload(facts, node) ? (node.typeArguments?.slice(0, 1) ?? []) : [];
  }).includes(type);
}

function typeUses(
  facts: Facts,
  all: ReadonlyMap<ts.TypeNode, KeyType>,
  partsOf: (node: ts.Node) => readonly ts.TypeNode[],
): readonly KeyType[] {
  if (all.size === 0) return [];
  const found: KeyType[] = [];
  for (const node of facts.program.nodes(ts.isTypeNode)) {
    for (const part of partsOf(node)) found.push(...keyTypesIn(facts, all, part));
  }
  return found;
}

/** Without the names that v2 has nothing for, where no code says them. */
function withoutGone(facts: Facts, type: KeyType): KeyType {
  const isSaid = (name: string): boolean =>
    [...facts.program.modules.values()].some(({ source }) => says(facts, source, name));
  const names = type.names.filter(
    (name) => movedMapping(type.role, name)?.op !== "remove" || isSaid(name),
  );
  return { ...type, names };
}

function says(facts: Facts, node: ts.Node, name: string): boolean {
  if (ts.isStringLiteralLike(node) && node.text === name) return !ts.isLiteralTypeNode(node.parent);
  if (ts.isPropertyAssignment(node) && node.name.getText() === name)
    return !facts.roles.of.has(node.parent);
  return ts.forEachChild(node, (child) => says(facts, child, name)) ?? false;
}

/** `keyof Habit` → `'id' | 'title'`. */
export function proposeFrozen({ types }: FrozenKeys): readonly Proposal[] {
  return [...types.values()].flatMap(({ node, role, declaration, names }) => {
    const union = names.map(quoted).join(" | ");
    const text = ts.isArrayTypeNode(node.parent) ? `(${union})` : union;
    const [mapping] = names.map((name) => movedMapping(role, name)).filter((each) => each !== null);
    if (!mapping) return [];
    return [
      {
        change: mapping.change,
        node,
        message: describeField(mapping, role),
        edits: [replace(pathOf(node), rangeOf(node), text)],
        confidence: "safe" as const,
        reason: null,
        ties: [declaration],
      },
    ];
  });
}
