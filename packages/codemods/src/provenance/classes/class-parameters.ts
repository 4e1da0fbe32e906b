import { ts } from "ts-morph";
import type { Invocation } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { typeParameters } from "../types/type-parameters.ts";
import type { TypeRef } from "../types/type-ref.ts";
import type { SiteValue } from "../value.ts";
import { BASE } from "./classes-of.ts";

/** Remembers what `new Resource<Habit>()` and `extends Resource<Habit>` give the type parameters of classes. */
export function bindClassParameters(
  machine: Machine,
  instance: SiteValue,
  site: SiteValue,
  { typeArguments, frame }: Invocation,
): void {
  bind(machine, instance, site, typeArguments, typeParameters(frame.context));
}

function bind(
  machine: Machine,
  instance: SiteValue,
  site: SiteValue,
  given: readonly ts.TypeNode[],
  outer: ReadonlyMap<string, TypeRef>,
): void {
  const { node } = site;
  if (!ts.isClassLike(node) || instance.types.has(node)) return;
  const bound = new Map<string, TypeRef>();
  (node.typeParameters ?? []).forEach((parameter, index) => {
    const written = given[index] ?? parameter.default;
    if (!written) return;
    bound.set(parameter.name.text, machine.types.refer(written, given[index] ? outer : bound));
  });
  instance.types.set(node, bound);
  bindBases(machine, instance, site, bound);
}

/** Gives the bases of a class what the class gives their type parameters. */
export function bindBases(
  machine: Machine,
  instance: SiteValue,
  site: SiteValue,
  bound: ReadonlyMap<string, TypeRef>,
): void {
  const { node } = site;
  if (!ts.isClassLike(node)) return;
  const heritage = node.heritageClauses?.find(
    ({ token }) => token === ts.SyntaxKind.ExtendsKeyword,
  );
  const [type] = heritage?.types ?? [];
  for (const base of type ? machine.read(machine.prop(site, BASE)) : []) {
    if (base.kind === "site")
      bind(machine, instance, base, [...(type?.typeArguments ?? [])], bound);
  }
}
