import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { pathOf } from "../receiver.ts";

/**
 * A type that has a member's name and its value takes any name and any value: `{ [K in keyof T]: { key: K; show: (value: T[K])
 * => string } }[keyof T]` → `{ key: string; show: (value: any) => string }`. Null where it has no value by the name.
 */
export function looseParameter(parameter: ts.TypeParameterDeclaration): readonly Edit[] | null {
  const { parent } = parameter;
  const values = valuesBy(parameter);
  if (values.length === 0) return null;
  if (ts.isMappedTypeNode(parent)) return looseMapped(parameter);
  if (!ts.isInterfaceDeclaration(parent) && !ts.isTypeAliasDeclaration(parent)) return null;
  const file = pathOf(parameter);
  const limits = [parameter.constraint, parameter.default].filter((each) => each !== undefined);
  return [
    ...limits.map((each) => asString(file, each)),
    ...values.map((each) => asAny(file, each)),
  ];
}

/** `{ [K in keyof T]: Column<T, K> }[keyof T]` → `Column<T, string>`; null where something else is asked for. */
export function looseMapped(parameter: ts.TypeParameterDeclaration): readonly Edit[] | null {
  const { parent } = parameter;
  const file = pathOf(parameter);
  const around = ts.isMappedTypeNode(parent) ? membersOf(parent) : null;
  const names = namedBy(parameter).filter((node) => !isIndex(node));
  return (
    around && [
      ...around,
      ...valuesBy(parameter).map((each) => asAny(file, each)),
      ...names.map((each) => asString(file, each)),
    ]
  );
}

function namedBy({ name, parent }: ts.TypeParameterDeclaration): readonly ts.TypeReferenceNode[] {
  return nodesIn(parent).filter(
    (node): node is ts.TypeReferenceNode =>
      ts.isTypeReferenceNode(node) && node.typeName.getText() === name.text,
  );
}

/** `T[K]`. */
function valuesBy(parameter: ts.TypeParameterDeclaration): readonly ts.Node[] {
  return namedBy(parameter)
    .filter(isIndex)
    .map(({ parent }) => parent);
}

function isIndex({ parent }: ts.TypeReferenceNode): boolean {
  return ts.isIndexedAccessTypeNode(parent);
}

function asString(file: string, type: ts.TypeNode): Edit {
  return replace(file, rangeOf(type), "string");
}

function asAny(file: string, type: ts.Node): Edit {
  return replace(file, rangeOf(type), "any");
}

/** `{ [K in keyof T]: Member }[keyof T]` → `Member`. */
function membersOf(mapped: ts.MappedTypeNode): readonly Edit[] | null {
  const file = pathOf(mapped);
  const { type } = mapped;
  const around = ts.isParenthesizedTypeNode(mapped.parent) ? mapped.parent : mapped;
  const all = around.parent;
  if (!type || !ts.isIndexedAccessTypeNode(all) || all.objectType !== around) return null;
  return [
    replace(file, { start: all.getStart(), end: type.getStart() }, ""),
    replace(file, { start: type.getEnd(), end: all.getEnd() }, ""),
  ];
}
