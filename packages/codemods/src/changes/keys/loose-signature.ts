import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { removeProperty } from "../property-list.ts";
import { pathOf } from "../receiver.ts";

/**
 * A function that takes any names where it took those of what it looks in: `where<K extends keyof T>(key: K, test: (value:
 * T[K]) => boolean)` → `where(key: string, test: (value: any) => boolean)`. Null for a parameter of no function.
 */
export function looseSignature(parameter: ts.TypeParameterDeclaration): readonly Edit[] | null {
  const { parent } = parameter;
  if (!ts.isFunctionLike(parent) || !parent.typeParameters) return null;
  const file = pathOf(parameter);
  const named = nodesIn(parent).filter(
    (node): node is ts.TypeReferenceNode =>
      ts.isTypeReferenceNode(node) && node.typeName.getText() === parameter.name.text,
  );
  return [
    withoutParameter(file, parameter, parent.typeParameters),
    ...named.map((node) =>
      ts.isIndexedAccessTypeNode(node.parent) && node.parent.indexType === node
        ? replace(file, rangeOf(node.parent), "any")
        : replace(file, rangeOf(node), "string"),
    ),
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
