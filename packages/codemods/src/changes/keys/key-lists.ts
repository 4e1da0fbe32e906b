import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { forEachNode } from "../../program/js-doc.ts";
import { aliasNamed } from "../../provenance/types/alias-named.ts";
import { mappedSource } from "../../provenance/types/mapped-structure.ts";
import { isStringLiteralType, type StringLiteralType } from "../type-selection.ts";

/** A union of names, and the names that are written in it. */
export interface KeyList {
  readonly keys: ts.TypeNode;
  readonly literals: readonly StringLiteralType[];
}

/** The unions that the keys of a selection are written in: its own, and those of the aliases that it names. */
export function keyLists(facts: Facts, keys: ts.TypeNode): readonly KeyList[] {
  const types: readonly ts.TypeNode[] = ts.isUnionTypeNode(keys) ? keys.types : [keys];
  const literals = types.filter(isStringLiteralType);
  const named = types.filter(ts.isTypeReferenceNode).flatMap((type) => namedLists(facts, type));
  return literals.length > 0 ? [{ keys, literals }, ...named] : named;
}

function namedLists(facts: Facts, node: ts.TypeReferenceNode): readonly KeyList[] {
  if (isSetOperation(node))
    return (node.typeArguments ?? []).flatMap((arg) => keyLists(facts, arg));
  const alias = aliasNamed(facts.program, node);
  return alias && onlySelects(facts, alias) ? keyLists(facts, alias.type) : [];
}

function isSetOperation(node: ts.TypeReferenceNode): boolean {
  return ["Exclude", "Extract"].includes(node.typeName.getText());
}

/** Whether an alias is named among the keys of selections alone: then its names are for nothing else. */
export function onlySelects(facts: Facts, alias: ts.TypeAliasDeclaration): boolean {
  let isOnly = true;
  const visit = (node: ts.Node): void => {
    if (!ts.isTypeReferenceNode(node) || !node.typeName.getText().endsWith(alias.name.text)) return;
    if (aliasNamed(facts.program, node) === alias && !isSelecting(node)) isOnly = false;
  };
  for (const module of facts.program.modules.values()) forEachNode(module.source, visit);
  return isOnly;
}

function isSelecting(node: ts.TypeNode): boolean {
  const { parent } = node;
  if (ts.isUnionTypeNode(parent)) return isSelecting(parent);
  if (ts.isTypeParameterDeclaration(parent))
    return ts.isMappedTypeNode(parent.parent) && mappedSource(parent.parent)?.keys === node;
  if (!ts.isTypeReferenceNode(parent)) return false;
  if (isSetOperation(parent)) return isSelecting(parent);
  const isSelection = ["Pick", "Omit"].includes(parent.typeName.getText());
  return isSelection && parent.typeArguments?.[1] === node;
}
