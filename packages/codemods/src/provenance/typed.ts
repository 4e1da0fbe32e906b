import { ts } from "ts-morph";
import type { Context } from "./context.ts";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import type { TypeRef } from "./type-ref.ts";
import { isNullish, isSite, type Value, type Values } from "./value.ts";
import { JUST_DECLARED, NOTHING, one, PLAIN, union, without } from "./values.ts";

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
  flowInto(machine, type, values);
  if (isMade(machine, values, type)) return values;
  return union(values, telling(machine, valuesOf(machine, type)));
}

/**
 * Whether the program itself makes what a type declares, so that nothing more is to be expected: an instance
 * of the class, or nothing but objects that are written out.
 */
function isMade(machine: Machine, values: Values, type: TypeRef): boolean {
  const structure = machine.types.expand(type);
  if (structure.is !== "object") return false;
  const held = [...without(values, isNullish)];
  return ts.isClassLike(structure.declaration)
    ? held.some((value) => isSite(value, "instance"))
    : held.length > 0 && held.every((value) => isSite(value, "object"));
}

/** A cast of something unknown is a value of the type; `as const` is none. */
export function castTo(machine: Machine, values: Values, node: ts.TypeNode, frame: Frame): Values {
  if (
    ts.isTypeReferenceNode(node) &&
    ts.isIdentifier(node.typeName) &&
    node.typeName.text === "const"
  )
    return values;
  const known = new Set([...values].filter((value) => value.kind !== "unknown"));
  const cast = annotated(machine, known, node, frame);
  return cast.size > 0 ? cast : values;
}

/** What a value of a type can be when nothing else is known of it. */
export function valuesOf(
  machine: Machine,
  type: TypeRef,
  outer: ReadonlySet<TypeRef> = new Set(),
): Values {
  if (outer.has(type)) return NOTHING;
  const structure = machine.types.expand(type);
  switch (structure.is) {
    case "object":
    case "list":
    case "promise":
    case "tuple":
    case "record":
    case "function":
      return one(machine.intern.typed(type));
    case "union":
      return union(
        ...structure.of.map((part) => valuesOf(machine, part, new Set([...outer, type]))),
      );
    case "plain":
    case "literal":
      return one(PLAIN);
    case "external":
      return machine.externals.ofType(structure.module, structure.name)(machine, type);
    case "unknown":
      return JUST_DECLARED;
  }
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
    if (structure.is !== "promise" && structure.is !== "list") return true;
    if (outer.has(value.type)) return false;
    const inner = valuesOf(machine, structure.of);
    return telling(machine, inner, new Set([...outer, value.type])).size > 0;
  });
  return told.some(({ kind }) => kind === "typed") ? new Set(told) : NOTHING;
}

/** What the type parameters of the functions and the class around a place stand for there. */
export function typeParameters(context: Context): ReadonlyMap<string, TypeRef> {
  const ofClass = classParameters(context);
  if (!context.parent && ofClass.length === 0) return context.types;
  const outer = context.parent ? typeParameters(context.parent) : new Map<string, TypeRef>();
  const own = [...ofClass, ...context.types];
  return own.length > 0 ? new Map([...outer, ...own]) : outer;
}

/** What the instance that a method runs for gave the type parameters of the method's class. */
function classParameters({ node, self }: Context): readonly (readonly [string, TypeRef])[] {
  const of = ts.isClassLike(node) ? node : node.parent;
  if (!self || !of || !ts.isClassLike(of)) return [];
  return [...self.values].flatMap((value) =>
    value.kind === "site" ? [...(value.types.get(of) ?? [])] : [],
  );
}

/** Remembers the type arguments of a call for the body that it runs. */
export function bindTypeParameters(
  machine: Machine,
  context: Context,
  declared: readonly ts.TypeParameterDeclaration[] | undefined,
  given: readonly ts.TypeNode[],
  caller: Context,
): void {
  const frame = { context: caller, flow: new Map() };
  for (const [name, type] of givenParameters(machine, declared, given, frame))
    context.types.set(name, type);
}

/** What the type arguments of a call give to the type parameters of what is called. */
export function givenParameters(
  machine: Machine,
  declared: readonly ts.TypeParameterDeclaration[] | undefined,
  given: readonly ts.TypeNode[],
  { context }: Frame,
): readonly (readonly [string, TypeRef])[] {
  if (!declared?.length || given.length === 0) return [];
  const outer = typeParameters(context);
  return declared.flatMap((parameter, index) => {
    const node = given[index];
    return node ? [[parameter.name.text, machine.types.refer(node, outer)] as const] : [];
  });
}
