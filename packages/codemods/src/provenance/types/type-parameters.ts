import { ts } from "ts-morph";
import type { Context } from "../context.ts";
import type { Frame } from "../frame.ts";
import type { Invocation } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import type { FunctionNode, FunctionValue, Values } from "../value.ts";
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

/** Remembers the type arguments of a call for the body that it runs, or what its arguments say they are. */
export function bindTypeParameters(
  machine: Machine,
  context: Context,
  { node }: FunctionValue,
  { typeArguments, args, frame }: Invocation,
): void {
  const caller = { context: frame.context, flow: new Map() };
  const found =
    typeArguments.length > 0
      ? givenParameters(machine, node.typeParameters, typeArguments, caller)
      : inferredParameters(machine, node, args);
  for (const [name, type] of found) context.types.set(name, type);
}

/** A function, or a class with the parameters of its constructor. */
type Parametrized = Pick<FunctionNode, "typeParameters" | "parameters">;

/** A parameter that is a name itself, as `K` of `get<K extends keyof Routes>(path: K)`, stands for the text given. */
export function inferredParameters(
  machine: Machine,
  { typeParameters: declared, parameters }: Parametrized,
  args: readonly (Values | undefined)[],
): readonly (readonly [string, TypeRef])[] {
  const names = new Set((declared ?? []).map(({ name }) => name.text));
  if (names.size === 0) return [];
  return parameters.flatMap(({ type }, index) => {
    const name = type && ts.isTypeReferenceNode(type) ? type.typeName.getText() : "";
    const literal = names.has(name) ? writtenText(args[index]) : null;
    return literal ? [[name, machine.types.refer(literal)] as const] : [];
  });
}

/** The literal that is the only value there. */
function writtenText(values: Values | undefined): ts.StringLiteral | null {
  const [value, ...others] = values ?? [];
  if (!value || others.length > 0 || value.kind !== "text") return null;
  const [part, ...rest] = value.parts;
  return part && "text" in part && rest.length === 0 && ts.isStringLiteral(part.node)
    ? part.node
    : null;
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
