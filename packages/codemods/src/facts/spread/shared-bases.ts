import { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import { isSite, type Value } from "../../provenance/value.ts";
import { isVouched, type RoleTable } from "../role-table.ts";
import { changedNames, containerOfName } from "../shapes.ts";
import { namesOf } from "./names-of.ts";

/** A type of which other types are made. */
export interface SharedBase {
  /** What makes the objects of the program's own that are made of it. */
  readonly makers: ReadonlySet<ts.Node>;
  /** Whether it has members that change. */
  readonly changes: boolean;
}

/**
 * Types that the program names for nothing but to make others of them, habits (`Habit extends Titled`) and objects of
 * its own (`Book extends Titled`), which keep their members; none where none of these change.
 */
export function sharedBases(machine: Machine, table: RoleTable): ReadonlyMap<ts.Node, SharedBase> {
  const found = new Map<ts.Node, SharedBase>();
  const candidates = new Set([...table.parts.keys()].filter((node) => !table.answered.has(node)));
  if (![...candidates].some((node) => changes(table, node))) return found;
  for (const [node, names] of namesOf(machine, candidates)) {
    const makers = makersBeside(machine, table, node, names);
    if (makers) found.set(node, { makers, changes: changes(table, node) });
  }
  const changing = [...found].flatMap(([node, base]) => (base.changes ? [node] : []));
  return changing.length > 0 && areApart(table, changing) ? found : new Map();
}

/** What makes objects of the program's own of a type that habits are made of; null where it is named for anything else. */
function makersBeside(
  machine: Machine,
  table: RoleTable,
  node: ts.Node,
  names: readonly ts.Node[],
): ReadonlySet<ts.Node> | null {
  const ofHabits = table.parts.get(node);
  const others = names.filter((name) => !ofHabits?.has(name));
  if (others.length === 0 || !names.every(isBaseName)) return null;
  const makers = others.map((name) => ownMakers(machine, table, name));
  return makers.includes(null) ? null : new Set(makers.flatMap((each) => [...(each ?? [])]));
}

/** Whether a type has members that change. */
function changes({ machine: { types }, of }: RoleTable, node: ts.Node): boolean {
  const structure = types.expand(types.refer(node as TypeRef["node"]));
  if (structure.is !== "object") return false;
  return [...(of.get(node) ?? [])].some((role) =>
    changedNames(role).some((name) => structure.members.has(name)),
  );
}

/** Whether no habit is made of two types that share a container of v2, or declares a part of one itself. */
function areApart(table: RoleTable, nodes: readonly ts.Node[]): boolean {
  const taken = nodes.flatMap((node) => {
    const lists = new Set([...(table.parts.get(node) ?? [])].map(({ parent }) => parent));
    const containers = containersOf(table, node);
    return [...lists].flatMap((list) => containers.map((container) => [list, container] as const));
  });
  const isDeclaredApart = taken.every(
    ([list, container]) =>
      !ts.isHeritageClause(list) || !containersOf(table, list.parent).includes(container),
  );
  if (!isDeclaredApart) return false;
  return taken.every(([list, container], index) =>
    taken.slice(index + 1).every(([other, same]) => other !== list || same !== container),
  );
}

/** What v2 has the members of a type in. */
function containersOf({ machine: { types }, of }: RoleTable, node: ts.Node): readonly string[] {
  const structure = types.expand(types.refer(node as TypeRef["node"]));
  if (structure.is !== "object") return [];
  const containers = [...(of.get(node) ?? [])].flatMap((role) =>
    [...structure.members.keys()].flatMap((name) => containerOfName(role, name) ?? []),
  );
  return [...new Set(containers)];
}

/** Whether a type is named in `extends`, in `implements` or in `&`. */
function isBaseName(node: ts.Node): boolean {
  return ts.isExpressionWithTypeArguments(node) || ts.isIntersectionTypeNode(node.parent);
}

/**
 * What makes the objects of a type that is made of a base, and what declares those that come from code which we do not see;
 * null where some are not the program's own.
 */
function ownMakers(machine: Machine, table: RoleTable, name: ts.Node): ReadonlySet<ts.Node> | null {
  const makers = new Set<ts.Node>();
  for (const [type, values] of machine.typeFlows) {
    const item = itemOf(machine, type);
    if (!isMadeOf(machine, item, name)) continue;
    for (const value of values) {
      const made = makersOf(machine, table, name, item, value);
      if (!made && (value.kind === "service" || item === type)) return null;
      for (const node of made ?? []) makers.add(node);
    }
  }
  return makers.size > 0 ? makers : null;
}

/** What makes a value that stands where a type is written, which is made of a base; null where the program does not. */
function makersOf(
  machine: Machine,
  table: RoleTable,
  name: ts.Node,
  type: TypeRef,
  value: Value,
): readonly ts.Node[] | null {
  if (value.kind === "typed" && isMadeOf(machine, itemOf(machine, value.type), name)) return [];
  if (value.kind === "unknown" || value.kind === "foreign") {
    const declared = declaredBy(machine, name, type);
    return declared.some((node) => isVouched(table, node)) ? null : declared;
  }
  if (!isOwnObject(table, value)) return null;
  return value.kind === "site" ? [value.node] : [];
}

/** What declares the objects of a type that is made of a base, but for the base. */
function declaredBy({ types }: Machine, name: ts.Node, type: TypeRef): readonly ts.Node[] {
  const structure = types.expand(type);
  if (structure.is === "object") return [structure.declaration];
  if (structure.is !== "union") return [];
  return structure.of.flatMap((part) => {
    const inner = types.expand(part);
    return inner.is === "object" && part.node !== name ? [inner.declaration] : [];
  });
}

/** `Film` of `Film[]` and of `Promise<Film>`. */
function itemOf(machine: Machine, type: TypeRef): TypeRef {
  const structure = machine.types.expand(type);
  const isHolder = structure.is === "list" || structure.is === "promise";
  return isHolder ? itemOf(machine, structure.of) : type;
}

/** Whether a type is the one that names a base there. */
function isMadeOf({ types }: Machine, type: TypeRef, name: ts.Node): boolean {
  const structure = types.expand(type);
  if (structure.is === "union") return structure.of.some(({ node }) => node === name);
  return structure.is === "object" && structure.bases.some(({ node }) => node === name);
}

function isOwnObject(table: RoleTable, value: Value): boolean {
  if (value.kind === "site") return isSite(value, "object") && !isVouched(table, value.node);
  return value.kind === "plain" || value.kind === "foreign";
}
