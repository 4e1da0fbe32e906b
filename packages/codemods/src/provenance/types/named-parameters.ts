import { ts } from "ts-morph";
import { isTypeScript } from "../../program/is-typescript.ts";
import { oncePer } from "../../program/once-per.ts";
import type { TypeRef, TypeSource } from "./type-ref.ts";

/**
 * What is given to the type parameters that a type names: it is the same whatever the others stand for, so that types that
 * name themselves come to an end (`interface Type { deps: Type<any>[] }`).
 */
export function namedParameters(
  node: TypeSource,
  parameters: ReadonlyMap<string, TypeRef>,
): readonly (readonly [string, TypeRef])[] {
  const all = [...parameters];
  if (all.length === 0 || !ts.isTypeNode(node) || !isTypeScript(node)) return all;
  const { names, asksCode } = namesIn(node);
  return asksCode ? all : all.filter(([name]) => names.has(name));
}

/** The names in a type and in what type parameters of these names extend, and whether it is the type of a value. */
const namesIn = oncePer((node: ts.TypeNode) => {
  const names = new Set<string>();
  let asksCode = false;
  const visit = (each: ts.Node): void => {
    if (ts.isIdentifier(each)) names.add(each.text);
    if (ts.isTypeQueryNode(each)) asksCode = true;
    ts.forEachChild(each, visit);
  };
  visit(node);
  const around = parametersAround(node);
  // The set grows by the names of limits as it is gone through.
  for (const name of names)
    for (const parameter of around) if (parameter.name.text === name) visit(parameter);
  return { names, asksCode };
});

/** The type parameters that can be named at a place. */
function parametersAround(node: ts.Node): readonly ts.TypeParameterDeclaration[] {
  const found: ts.TypeParameterDeclaration[] = [];
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    const { typeParameters } = at as ts.Node & {
      readonly typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration>;
    };
    found.push(...(typeParameters ?? []));
  }
  return found;
}
