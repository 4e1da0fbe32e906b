import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { removeProperty } from "../property-list.ts";
import { pathOf } from "../receiver.ts";

/**
 * A function that takes any names where it took those of what it looks in: `where<K extends keyof T>(key: K, test: (value:
 * T[K]) => boolean)` → `where(key: string, test: (value: any) => boolean)`. Null for a parameter of no function.
 *
 * @param isGiven - Whether calls say what the parameter is: it is a text of any kind then, `K extends string`.
 */
export function looseSignature(
  parameter: ts.TypeParameterDeclaration,
  isGiven: boolean,
): readonly Edit[] | null {
  const { parent } = parameter;
  if (!ts.isFunctionLike(parent) || !parent.typeParameters) return null;
  const file = pathOf(parameter);
  const named = nodesIn(parent).filter(
    (node): node is ts.TypeReferenceNode =>
      ts.isTypeReferenceNode(node) && node.typeName.getText() === parameter.name.text,
  );
  const isIndex = (node: ts.TypeNode): boolean =>
    ts.isIndexedAccessTypeNode(node.parent) && node.parent.indexType === node;
  const looked = named.filter(isIndex).map((node) => replace(file, rangeOf(node.parent), "any"));
  if (isGiven && parameter.constraint)
    return [replace(file, rangeOf(parameter.constraint), "string"), ...looked];
  return [
    withoutParameter(file, parameter, parent.typeParameters),
    ...looked,
    ...named.filter((node) => !isIndex(node)).map((node) => replace(file, rangeOf(node), "string")),
  ];
}

function withoutParameter(
  file: string,
  parameter: ts.TypeParameterDeclaration,
  all: ts.NodeArray<ts.TypeParameterDeclaration>,
): Edit {
  // The brackets stand right around the list.
  return all.length === 1
    ? replace(file, { start: all.pos - 1, end: all.end + 1 }, "")
    : removeProperty(file, parameter, all);
}
