import { ts } from "ts-morph";
import type { Invocation } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { inferredParameters, typeParameters } from "../types/type-parameters.ts";
import type { TypeRef } from "../types/type-ref.ts";
import type { SiteValue, Values } from "../value.ts";
import { baseClause } from "./base-clause.ts";
import { BASE } from "./classes-of.ts";

/** Remembers what `new Resource<Habit>()` and `extends Resource<Habit>` give the type parameters of classes. */
export function bindClassParameters(
  machine: Machine,
  instance: SiteValue,
  site: SiteValue,
  { typeArguments, args, frame }: Invocation,
): void {
  const { node } = site;
  if (!ts.isClassLike(node)) return;
  const bound =
    instance.types.get(node) ??
    new Map([
      ...(typeArguments.length > 0 ? [] : inferredBy(machine, node, args)),
      ...boundBy(machine, node, typeArguments, typeParameters(frame.context)),
    ]);
  instance.types.set(node, bound);
  bindBases(machine, instance, site, bound);
}

/** What `new Resource('habits')` says that the type parameters of `class Resource<K extends keyof Models>` are. */
function inferredBy(
  machine: Machine,
  { typeParameters: declared, members }: ts.ClassLikeDeclaration,
  args: readonly (Values | undefined)[],
): readonly (readonly [string, TypeRef])[] {
  const made = members.find(ts.isConstructorDeclaration);
  return made && declared
    ? inferredParameters(machine, { typeParameters: declared, parameters: made.parameters }, args)
    : [];
}

/** What type arguments give to the type parameters of a class, or else their defaults. */
function boundBy(
  machine: Machine,
  { typeParameters: declared }: ts.ClassLikeDeclaration,
  given: readonly ts.TypeNode[],
  outer: ReadonlyMap<string, TypeRef>,
): ReadonlyMap<string, TypeRef> {
  const bound = new Map<string, TypeRef>();
  (declared ?? []).forEach((parameter, index) => {
    const written = given[index] ?? parameter.default;
    if (!written) return;
    bound.set(parameter.name.text, machine.types.refer(written, given[index] ? outer : bound));
  });
  return bound;
}

/**
 * Gives the bases of a class what the class gives their type parameters. They are asked for each time: the base
 * that a module imports may not be known yet when the first instance is made.
 */
export function bindBases(
  machine: Machine,
  instance: SiteValue,
  site: SiteValue,
  bound: ReadonlyMap<string, TypeRef>,
  met: ReadonlySet<SiteValue> = new Set(),
): void {
  const { node } = site;
  if (!ts.isClassLike(node) || met.has(site)) return;
  const type = baseClause(node);
  for (const base of type ? machine.read(machine.prop(site, BASE)) : []) {
    if (base.kind !== "site" || !ts.isClassLike(base.node)) continue;
    const given = type?.typeArguments ?? [];
    const own = instance.types.get(base.node) ?? boundBy(machine, base.node, given, bound);
    instance.types.set(base.node, own);
    bindBases(machine, instance, base, own, new Set([...met, site]));
  }
}
