import type { FieldPath } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { MovedMapping } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { declaredType } from "../../provenance/types/declared-type.ts";
import { removeProperty } from "../property-list.ts";
import { pathOf } from "../receiver.ts";
import { fallbackOf, lengthElement } from "./length-element.ts";

/** An element of a pattern that takes a v1 member, and where v2 has what it takes. */
export interface Taken {
  readonly element: ts.BindingElement;
  readonly mapping: MovedMapping;
  readonly to: FieldPath;
  /** Whether the declared type says that the member may be missing. */
  readonly optional: boolean;
  /** Whether the compiler says that any element of a list may be missing. */
  readonly unchecked: boolean;
  /** What else changes where the variable is used. */
  readonly uses: readonly Edit[];
}

/** The first element takes all that stands in the same v2 container; the others go. */
export function takeTogether(
  pattern: ts.ObjectBindingPattern,
  taken: readonly Taken[],
): readonly Edit[] {
  const [first, ...others] = taken;
  if (!first) return [];
  const file = pathOf(pattern);
  const dropped = others.map(({ element }) => removeProperty(file, element, pattern.elements));
  return [replace(file, rangeOf(first.element), ...takenPieces(pattern, taken)), ...dropped];
}

/** The element of v2 that takes what several of v1 took. */
function takenPieces(node: ts.Node, taken: readonly Taken[]): readonly Piece[] {
  const [first] = taken;
  if (!first) return [];
  const { to } = first;
  if (to.length === 1) return target(String(to[0]), first);
  const defaults = taken.filter(({ element }) => element.initializer !== undefined).length;
  // A compiler takes an empty object for a default only where each member has one of its own.
  const guard = defaults > 0 && (!isTypeScript(node) || defaults === taken.length);
  const inner = taken.flatMap((each, index): Piece[] => [
    ...(index > 0 ? [", "] : []),
    ...target(String(each.to.at(-1)), each),
  ]);
  const isList = typeof to[1] === "number";
  const isChecked = isTyped(first.element);
  // Flow has no cast that fits everything.
  if (guard && !isList && isChecked && !isTypeScript(node))
    return [`${String(to[0])}: { `, ...inner, " } = { ", ...defaultMembers(taken), " }"];
  if (!guard) return [`${String(to[0])}: `, ...unguarded(taken, inner, isList)];
  const none = isTypeScript(node) && isChecked ? "{} as never" : "{}";
  return [
    `${String(to[0])}: ${isList ? "[" : ""}{ `,
    ...inner,
    isList ? ` } = ${none}] = []` : ` } = ${none}`,
  ];
}

/** A pattern without defaults of its own; what a type says may be missing is nothing then, as it was. */
function unguarded(
  taken: readonly Taken[],
  inner: readonly Piece[],
  isList: boolean,
): readonly Piece[] {
  const mayLack = taken.some(({ optional }) => optional);
  const mayEnd = taken.some(({ unchecked }) => unchecked);
  const empty = taken.some(({ element }) => isTypeScript(element)) ? " = {} as never" : " = {}";
  if (!isList) return ["{ ", ...inner, ` }${mayLack ? empty : ""}`];
  return ["[{ ", ...inner, ` }${mayLack || mayEnd ? empty : ""}]${mayLack ? " = []" : ""}`];
}

/** Whether what is taken apart has a declared type, so that a default must have all members. */
function isTyped(element: ts.BindingElement): boolean {
  const declared = ts.findAncestor(element, (node) => !isPattern(node));
  return (
    declared !== undefined &&
    (ts.isParameter(declared) || ts.isVariableDeclaration(declared)) &&
    declaredType(declared) !== undefined
  );
}

function isPattern(node: ts.Node): boolean {
  return ts.isBindingElement(node) || ts.isObjectBindingPattern(node);
}

function defaultMembers(taken: readonly Taken[]): readonly Piece[] {
  return taken.flatMap((each, index): readonly Piece[] => {
    const fallback = fallbackIn(each);
    return fallback ? [`${index > 0 ? ", " : ""}${String(each.to.at(-1))}: `, fallback] : [];
  });
}

function fallbackIn({ element, mapping }: Taken): Piece | null {
  return fallbackOf(element, mapping.op === "remove");
}

/** The element whose variable has what is taken: the count, of a list that v2 only counts. */
export function takenElement({ element, mapping }: Taken): ts.BindingElement {
  const count = mapping.op === "remove" ? lengthElement(element) : null;
  return count ?? element;
}

/** `name: local = fallback`, or `name` where the local has that name. */
function target(name: string, taken: Taken): readonly Piece[] {
  const element = takenElement(taken);
  const local = rangeOf(element.name);
  const same = ts.isIdentifier(element.name) && element.name.text === name;
  const given = fallbackIn(taken);
  const fallback: readonly Piece[] = given ? [" = ", given] : [];
  return same ? [local, ...fallback] : [`${name}: `, local, ...fallback];
}
