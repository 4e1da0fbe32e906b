import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { declarationOf } from "../../provenance/types/declaration-of.ts";
import { pathOf } from "../receiver.ts";
import { looseMapped, looseParameter } from "./loose-parameter.ts";
import { looseSignature } from "./loose-signature.ts";

/** `keyof T`, or a type parameter that is one of its names, as any name: with all that is declared by it. */
export function loosened(facts: Facts, node: ts.TypeNode): readonly Edit[] {
  const parameter = ts.isTypeReferenceNode(node) ? parameterAt(facts, node) : null;
  const signature = parameter && looseSignature(parameter, isGiven(facts, parameter));
  const type = parameter && !signature ? looseParameter(parameter) : null;
  return (
    signature ??
    (parameter && type && [...type, ...looseUses(facts, parameter)]) ?? [
      replace(pathOf(node), rangeOf(node), "string"),
    ]
  );
}

/** What gives a type one of the names of another: `column<K extends keyof T>(column: Column<T, K>)`. */
function looseUses(facts: Facts, parameter: ts.TypeParameterDeclaration): readonly Edit[] {
  const { parent } = parameter;
  if (!ts.isInterfaceDeclaration(parent) && !ts.isTypeAliasDeclaration(parent)) return [];
  const index = parent.typeParameters?.indexOf(parameter) ?? -1;
  const { program } = facts;
  const given = program.nodes(ts.isTypeReferenceNode).flatMap((node) => {
    if (!node.typeArguments) return [];
    const argument = node.typeArguments[index];
    const isName = argument && ts.isTypeReferenceNode(argument);
    return isName && declarationOf(program, node.typeName, program.moduleOf(node)) === parent
      ? (parameterAt(facts, argument) ?? [])
      : [];
  });
  return [...new Set(given)].flatMap(
    (each) => looseSignature(each, isGiven(facts, each)) ?? looseMapped(each) ?? [],
  );
}

/** Whether a call of its function says what a type parameter is: `by<Habit, 'title'>('title')`. */
function isGiven(
  { program, seen }: Facts,
  { parent: fn, name }: ts.TypeParameterDeclaration,
): boolean {
  if (!ts.isFunctionLike(fn)) return false;
  const index = fn.typeParameters?.findIndex((each) => each.name === name) ?? -1;
  return program
    .nodes(ts.isCallExpression)
    .some(
      (node) =>
        node.typeArguments?.[index] !== undefined &&
        [...seen(node.expression)].some((value) => value.kind === "function" && value.node === fn),
    );
}

/** The type parameter that a name stands for. */
export function parameterAt(
  { program }: Facts,
  node: ts.TypeReferenceNode,
): ts.TypeParameterDeclaration | null {
  if (!ts.isIdentifier(node.typeName)) return null;
  const declared = program.moduleOf(node).scopes.resolveType(node.typeName.text, node);
  return declared && ts.isTypeParameterDeclaration(declared) ? declared : null;
}
