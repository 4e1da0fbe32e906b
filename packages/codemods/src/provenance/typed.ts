import { ts } from "ts-morph";
import type { Context } from "./context.ts";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import type { TypeRef } from "./type-ref.ts";
import type { Value, Values } from "./value.ts";
import { JUST_UNKNOWN, NOTHING, one, PLAIN, union } from "./values.ts";

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
  const declared = valuesOf(machine, type);
  return union(
    values,
    [...declared].some((value) => value.kind === "typed") ? onlyTyped(declared) : NOTHING,
  );
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
      return JUST_UNKNOWN;
  }
}

function onlyTyped(values: Values): Values {
  return new Set([...values].filter((value) => value.kind !== "unknown" && value.kind !== "plain"));
}

/** What the type parameters of the functions around a place stand for there. */
function typeParameters(context: Context): ReadonlyMap<string, TypeRef> {
  if (!context.parent) return context.types;
  const outer = typeParameters(context.parent);
  return context.types.size > 0 ? new Map([...outer, ...context.types]) : outer;
}

/** Remembers the type arguments of a call for the body that it runs. */
export function bindTypeParameters(
  machine: Machine,
  context: Context,
  declared: readonly ts.TypeParameterDeclaration[] | undefined,
  given: readonly ts.TypeNode[],
  caller: Context,
): void {
  if (!declared?.length || given.length === 0) return;
  const outer = typeParameters(caller);
  declared.forEach((parameter, index) => {
    const node = given[index];
    if (node) context.types.set(parameter.name.text, machine.types.refer(node, outer));
  });
}
