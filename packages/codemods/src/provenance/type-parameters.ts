import { ts } from "ts-morph";
import type { Context } from "./context.ts";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import type { TypeRef } from "./type-ref.ts";

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
