import { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import { declarationOf } from "../../provenance/types/declaration-of.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import { isSite, type Value } from "../../provenance/value.ts";
import { isVouched, type RoleTable } from "../role-table.ts";

/** A name of a type in `extends`, in `implements` or in `&`. */
type BaseName = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

/**
 * Types that the program names for nothing but to make others of them, habits (`Habit extends Titled`) and objects of
 * its own (`Book extends Titled`), with what makes the objects of its own: these keep their members.
 */
export function sharedBases(
  machine: Machine,
  table: RoleTable,
): ReadonlyMap<ts.Node, ReadonlySet<ts.Node>> {
  const found = new Map<ts.Node, ReadonlySet<ts.Node>>();
  const candidates = new Set([...table.parts.keys()].filter((node) => !table.answered.has(node)));
  for (const [node, names] of namesOf(machine, candidates)) {
    const ofHabits = table.parts.get(node);
    const others = names.filter((name) => !ofHabits?.has(name));
    if (others.length === 0 || !names.every(isBaseName)) continue;
    const makers = others.map((name) => ownMakers(machine, table, name as BaseName));
    if (!makers.includes(null))
      found.set(node, new Set(makers.flatMap((each) => [...(each ?? [])])));
  }
  return found;
}

/** Where code names each of some types. */
function namesOf(
  { program }: Machine,
  types: ReadonlySet<ts.Node>,
): ReadonlyMap<ts.Node, readonly ts.Node[]> {
  const found = new Map<ts.Node, ts.Node[]>();
  if (types.size === 0) return found;
  for (const node of program.nodes()) {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)
        ? node.expression
        : null;
    const declared = name && declarationOf(program, name, program.moduleOf(node));
    if (!declared || "external" in declared) continue;
    const made = ts.isTypeAliasDeclaration(declared) ? declared.type : declared;
    if (types.has(made)) found.set(made, [...(found.get(made) ?? []), node]);
  }
  return found;
}

function isBaseName(node: ts.Node): boolean {
  return ts.isExpressionWithTypeArguments(node) || ts.isIntersectionTypeNode(node.parent);
}

/** What makes the objects of a type that is made of a base; null where some are not the program's own. */
function ownMakers(
  machine: Machine,
  table: RoleTable,
  name: BaseName,
): ReadonlySet<ts.Node> | null {
  const makers = new Set<ts.Node>();
  for (const [type, values] of machine.typeFlows) {
    if (!isMadeOf(machine, type, name)) continue;
    for (const value of values) {
      if (!isOwnObject(table, value)) return null;
      if (value.kind === "site") makers.add(value.node);
    }
  }
  return makers.size > 0 ? makers : null;
}

/** Whether a type is the one that names a base there. */
function isMadeOf({ types }: Machine, type: TypeRef, name: BaseName): boolean {
  const structure = types.expand(type);
  if (structure.is === "union") return structure.of.some(({ node }) => node === name);
  return structure.is === "object" && structure.bases.some(({ node }) => node === name);
}

function isOwnObject(table: RoleTable, value: Value): boolean {
  if (value.kind === "site") return isSite(value, "object") && !isVouched(table, value.node);
  return value.kind === "plain" || value.kind === "foreign";
}
