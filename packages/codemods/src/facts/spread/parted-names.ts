import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { isTypeScript } from "../../program/is-typescript.ts";
import type { Machine } from "../../provenance/machine.ts";
import { isSite, type TypedValue, type Value } from "../../provenance/value.ts";
import { isVouched, type RoleTable } from "../role-table.ts";
import { namesOf } from "./names-of.ts";
import { collectDeclared } from "./others-types.ts";

/** A type of envelopes by which the program names the service's in some places, and others in other places. */
export interface PartedNames {
  /** Where it names what the service answers. */
  readonly ours: readonly ts.TypeReferenceNode[];
  /** What makes the envelopes of the program's own. */
  readonly makers: readonly ts.Node[];
}

/**
 * `ApiResponse<Habit[]>` beside `ApiResponse<Weather>`: one type of envelopes for what this service answers and for what
 * has nothing to do with it, which keeps its members. None where a place takes either.
 */
export function partedNames(machine: Machine, table: RoleTable): ReadonlyMap<ts.Node, PartedNames> {
  const found = new Map<ts.Node, PartedNames>();
  const candidates = [...table.answered].filter(
    (node) => table.of.get(node)?.has("envelope") && isTypeScript(node) && isPlainType(node),
  );
  for (const [node, names] of namesOf(machine, new Set(candidates))) {
    const parted = partedBy(machine, table, names);
    if (parted) found.set(node, parted);
  }
  return found;
}

/** Whether nothing but what is written there belongs to a type. */
function isPlainType(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node)) return !node.heritageClauses;
  return ts.isTypeLiteralNode(node) && ts.isTypeAliasDeclaration(node.parent);
}

function partedBy(
  machine: Machine,
  table: RoleTable,
  names: readonly ts.Node[],
): PartedNames | null {
  const sides = new Map(names.map((name) => [name, sideOf(machine, table, name)]));
  const found = [...sides.values()];
  if (found.includes(null)) return null;
  const isApart = names.every((name) =>
    declaredAt(table, name).every((from) => {
      const side = sides.get(from);
      return !side || isOfOurs(side) === isOfOurs(sides.get(name));
    }),
  );
  const ours = found.flatMap((side) => (isOfOurs(side) ? side.ours : []));
  const others = found.flatMap((side) => (side && !isOfOurs(side) ? [side.makers] : []));
  return isApart && ours.length > 0 && others.length > 0 ? { ours, makers: others.flat() } : null;
}

type Ours = Pick<PartedNames, "ours">;
type Side = Ours | Pick<PartedNames, "makers"> | null;

function isOfOurs(side: Side | undefined): side is Ours {
  return side !== null && side !== undefined && "ours" in side;
}

/** Where else what comes to a name was declared by a type. */
function declaredAt({ named }: RoleTable, name: ts.Node): readonly ts.Node[] {
  const values = ts.isTypeReferenceNode(name) ? [...(named.get(name) ?? [])] : [];
  return values.flatMap((value) => (value.kind === "typed" ? [value.type.node] : []));
}

/** What a name of a type stands for: envelopes of the service, or what others make; null where that is not told. */
function sideOf(machine: Machine, table: RoleTable, name: ts.Node): Side {
  if (!ts.isTypeReferenceNode(name)) return null;
  const all = [...(table.named.get(name) ?? [])].filter(({ kind }) => kind !== "plain");
  // What is declared by the same type is of the side of the name that declares it.
  const values = all.filter((value) => value.kind !== "typed" || !isNamed(table, value));
  if (values.length === 0) return null;
  if (values.every(({ kind }) => kind === "service")) return { ours: [name] };
  const isTheirs =
    values.every((value) => isOthers(table, value)) && !saysHabit(machine, table, name);
  return isTheirs
    ? { makers: values.flatMap((value) => (value.kind === "site" ? [value.node] : [])) }
    : null;
}

function isNamed({ named }: RoleTable, { type }: TypedValue): boolean {
  return ts.isTypeReferenceNode(type.node) && named.has(type.node);
}

/** Whether an envelope is none of this service's, and holds nothing that is. */
function isOthers(table: RoleTable, value: Value): boolean {
  if (value.kind === "foreign") return true;
  if (!isSite(value, "object") || isVouched(table, value.node)) return false;
  const held = [...(value.props.get(envelope.data)?.values ?? [])];
  const all = [
    ...held,
    ...held.flatMap((each) => (isSite(each, "array") ? [...each.element.values] : [])),
  ];
  return all.every((each) => each.kind !== "service" && table.rolesOf(each).size === 0);
}

/** Whether a type of envelopes is given what the service answers, as a test of it does. */
function saysHabit(machine: Machine, table: RoleTable, name: ts.TypeReferenceNode): boolean {
  const declared = new Set<ts.Node>();
  for (const argument of name.typeArguments ?? [])
    collectDeclared(machine, machine.types.refer(argument), declared);
  return [...declared].some((node) => table.of.has(node));
}
