import { ts } from "ts-morph";
import { madeBy } from "../../validation/made-by.ts";
import { declaredInstance } from "../classes/declared-instance.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { isNullish, isSite, type Value, type Values } from "../value.ts";
import { JUST_DECLARED, NOTHING, one, PLAIN, union, without } from "../values.ts";
import { isListOfAll } from "./all-implemented.ts";
import { mayBeOf } from "./may-be-of.ts";
import { namesChanged } from "./names-changed.ts";
import { ofClass } from "./of-class.ts";
import { predicateOn } from "./predicate-on.ts";
import { sharesNone } from "./shares-none.ts";
import { typeParameters } from "./type-parameters.ts";
import type { TypeRef } from "./type-ref.ts";

/** Notes that values stand where a type is written. */
export function flowInto(machine: Machine, type: TypeRef, values: Values): void {
  const seen = machine.typeFlows.get(type) ?? new Set<Value>();
  machine.typeFlows.set(type, seen);
  for (const value of values) seen.add(value);
}

/** The values of an annotated place: what flows into it, and whatever else its type can hold. */
export function annotated(
  machine: Machine,
  values: Values,
  node: ts.TypeNode | undefined,
  frame: Frame,
): Values {
  if (!node) return values;
  const type = machine.types.refer(node, typeParameters(frame.context));
  const held = ofClass(machine, values, type);
  flowInto(machine, type, held);
  if (isMade(machine, held, type) || isAsGiven(machine, held, node)) return held;
  return union(held, telling(machine, valuesOf(machine, type)));
}

/** The values of a place without a type of its own, of which only what stands around it says what they are. */
export function expectedOf(machine: Machine, values: Values, type: TypeRef): Values {
  const isTold = [...values].some(({ kind }) => kind !== "unknown" && kind !== "plain");
  if (values.size === 0 || isTold) return values;
  flowInto(machine, type, values);
  return union(values, telling(machine, valuesOf(machine, type)));
}

/**
 * Whether the program itself makes what a type declares, so that nothing more is to be expected: an instance
 * of the class, or nothing but objects or tuples that are written out.
 */
function isMade(machine: Machine, values: Values, type: TypeRef): boolean {
  const structure = machine.types.expand(type);
  const held = [...without(values, isNullish)];
  if (structure.is === "tuple")
    return held.length > 0 && held.every((value) => isSite(value, "array"));
  if (structure.is === "list") return isListOfAll(machine, held, structure.of);
  const isWritten = held.length > 0 && held.every((value) => isSite(value, "object"));
  // What parts say of members that change is more than the objects of the calls that are seen.
  if (structure.is === "union" && structure.isWhole)
    return isWritten && !namesChanged(machine, type);
  if (structure.is !== "object") return false;
  return ts.isClassLike(structure.declaration)
    ? held.some((value) => isSite(value, "instance"))
    : isWritten;
}

/** `T extends { id: string }`, `items: T[]`: whether a place takes whatever a caller gives, and it is known what that is. */
function isAsGiven({ program }: Machine, values: Values, node: ts.TypeNode): boolean {
  const item = itemType(node);
  if (!ts.isTypeReferenceNode(item) || !ts.isIdentifier(item.typeName)) return false;
  const declared = program.moduleOf(item).scopes.resolveType(item.typeName.text, item);
  if (!declared || !ts.isTypeParameterDeclaration(declared) || !declared.constraint) return false;
  const held = [...without(values, isNullish)];
  return held.length > 0 && held.every(({ kind }) => kind !== "unknown" && kind !== "plain");
}

/** `T` of `T`, `T[]`, `readonly T[]`. */
function itemType(node: ts.TypeNode): ts.TypeNode {
  if (ts.isArrayTypeNode(node)) return itemType(node.elementType);
  return ts.isTypeOperatorNode(node) || ts.isParenthesizedTypeNode(node)
    ? itemType(node.type)
    : node;
}

/** A cast of something unknown is a value of the type; `as const` is none. */
export function castTo(machine: Machine, values: Values, node: ts.TypeNode, frame: Frame): Values {
  if (
    ts.isTypeReferenceNode(node) &&
    ts.isIdentifier(node.typeName) &&
    node.typeName.text === "const"
  )
    return values;
  const type = machine.types.refer(node, typeParameters(frame.context));
  const isAsked =
    ts.isAsExpression(node.parent) && predicateOn(machine.program, node.parent.expression) !== null;
  const meant = [...values].filter((value) => !sharesNone(machine, value, type));
  // A guard asserts of anything what it goes on to ask for.
  const known = new Set(
    meant.filter(
      (value) => value.kind !== "unknown" && (!isAsked || mayBeOf(machine, value, type)),
    ),
  );
  if (known.size === 0 && meant.length === values.size) machine.outside.add(type);
  // Functions that are known give what they give, whatever type they are cast to.
  if (known.size > 0 && [...known].every(({ kind }) => kind === "function")) {
    flowInto(machine, type, known);
    return known;
  }
  const cast = annotated(machine, known, node, frame);
  return cast.size > 0 ? cast : values;
}

/** What is written out and asked to be of a type, which says nothing more of it. */
export function satisfying(
  machine: Machine,
  values: Values,
  node: ts.TypeNode,
  frame: Frame,
): Values {
  flowInto(machine, machine.types.refer(node, typeParameters(frame.context)), values);
  return values;
}

/** How many unions within a union are followed: types that call each other may make new ones without end. */
const UNIONS = 100;

/** What a value of a type can be when nothing else is known of it. */
export function valuesOf(machine: Machine, type: TypeRef, met: Set<TypeRef> = new Set()): Values {
  if (met.has(type)) return NOTHING;
  if (met.size > UNIONS) return JUST_DECLARED;
  const structure = machine.types.expand(type);
  switch (structure.is) {
    case "object":
      return one(declaredInstance(machine, type, structure) ?? machine.intern.typed(type));
    case "list":
    case "promise":
    case "tuple":
    case "record":
    case "function":
      return one(machine.intern.typed(type));
    case "union":
      met.add(type);
      return union(...structure.of.map((part) => valuesOf(machine, part, met)));
    case "plain":
    case "literal":
      return one(PLAIN);
    case "external":
      return machine.externals.ofType(structure.module, structure.name)(machine, type);
    case "unknown":
      return structure.made ? madeBy(machine, structure.made.by) : JUST_DECLARED;
  }
}

/** Whether a library makes what a type declares: its model says what the values are that it gives. */
function isOfModel(machine: Machine, declaration: ts.Node): boolean {
  return ts.isClassLike(declaration) && machine.program.isModel(declaration);
}

/** Of the values of a type those that say what they hold: a promise of anything adds nothing to what is known. */
function telling(
  machine: Machine,
  values: Values,
  outer: ReadonlySet<TypeRef> = new Set(),
): Values {
  const told = [...values].filter((value) => {
    if (value.kind !== "typed") return value.kind !== "unknown" && value.kind !== "plain";
    const structure = machine.types.expand(value.type);
    if (structure.is === "object") return !isOfModel(machine, structure.declaration);
    if (structure.is !== "promise" && structure.is !== "list") return true;
    if (outer.has(value.type)) return false;
    const inner = valuesOf(machine, structure.of);
    return telling(machine, inner, new Set([...outer, value.type])).size > 0;
  });
  return told.some(({ kind }) => kind === "typed") ? new Set(told) : NOTHING;
}
