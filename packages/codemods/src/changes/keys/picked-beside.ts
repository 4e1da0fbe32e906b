import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { keySelectorAt } from "../key-selector.ts";
import { isStringLiteralType } from "../type-selection.ts";

/** Names that a part of an intersection picks of a type, and whether what it picks may be missing. */
export interface Picked {
  readonly node: ts.TypeReferenceNode;
  readonly names: readonly string[];
  readonly isOptional: boolean;
}

/**
 * All that the parts of an intersection pick of one type: `Pick<Habit, 'title' | 'target'> & Partial<Pick<Habit, 'unit'>>`.
 * Empty where a selection is no part of one.
 */
export function pickedBeside(facts: Facts, node: ts.Node, type: ts.TypeNode): readonly Picked[] {
  const outer = outermost(node);
  if (!ts.isIntersectionTypeNode(outer.parent)) return [];
  return outer.parent.types.flatMap((each) => pickedIn(facts, each, type.getText(), false));
}

/** The members of a container that one part of an intersection has for all: those that must be there, and others. */
export interface Part<Member> {
  readonly must: readonly Member[];
  readonly may: readonly Member[];
}

/**
 * What a selection has of a container of which it picks some members: what other parts of the intersection pick comes
 * along, as v2 has them together. Null where another part has them.
 */
export function partHeld<Member extends { readonly from: string }>(
  beside: readonly Picked[],
  node: ts.Node,
  members: readonly Member[],
  picked: readonly Member[],
): Part<Member> | null {
  const sharing = beside.filter(({ names }) => members.some(({ from }) => names.includes(from)));
  const holder = sharing.find(({ isOptional }) => !isOptional) ?? sharing[0];
  if (!holder) return { must: picked, may: [] };
  if (holder.node !== node) return null;
  const isIn = ({ from }: Member, parts: readonly Picked[]): boolean =>
    parts.some(({ names }) => names.includes(from));
  const others = sharing.filter((each) => each !== holder && each.isOptional);
  const all = members.filter((member) => isIn(member, sharing));
  return {
    must: all.filter((member) => !isIn(member, others)),
    may: all.filter((member) => isIn(member, others)),
  };
}

/** `Partial<Pick<…>>` or `Readonly<Pick<…>>` around a selection. */
function outermost(node: ts.Node): ts.Node {
  const { parent } = node;
  const isWrapped = ts.isParenthesizedTypeNode(parent) || WRAPPERS.has(nameOf(parent) ?? "");
  return isWrapped ? outermost(parent) : node;
}

function pickedIn(
  facts: Facts,
  node: ts.TypeNode,
  type: string,
  isOptional: boolean,
): readonly Picked[] {
  if (ts.isParenthesizedTypeNode(node)) return pickedIn(facts, node.type, type, isOptional);
  if (!ts.isTypeReferenceNode(node)) return [];
  const [inner] = node.typeArguments ?? [];
  const name = nameOf(node);
  if (inner && WRAPPERS.has(name ?? ""))
    return pickedIn(facts, inner, type, isOptional || name === "Partial");
  const selector = name === "Pick" ? keySelectorAt(facts, node) : null;
  if (selector?.type.getText() !== type) return [];
  const keys = ts.isUnionTypeNode(selector.keys) ? [...selector.keys.types] : [selector.keys];
  const names = keys.flatMap((key) => (isStringLiteralType(key) ? [key.literal.text] : []));
  return [{ node, names, isOptional }];
}

function nameOf(node: ts.Node): string | null {
  return ts.isTypeReferenceNode(node) ? node.typeName.getText() : null;
}

const WRAPPERS: ReadonlySet<string> = new Set(["Partial", "Readonly", "Required"]);
