import { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import { aliasNamed } from "../../provenance/types/alias-named.ts";
import type { DerivingNode, Structure } from "../../provenance/types/structure.ts";
import type { Value } from "../../provenance/value.ts";
import type { RoleTable } from "../role-table.ts";
import { changedNames } from "../shapes.ts";
import { type PartedNames, partedNames } from "./parted-names.ts";
import { type SharedBase, sharedBases } from "./shared-bases.ts";

/** Types of what changes as well as of what does not. */
interface SharedTypes {
  readonly bases: ReadonlyMap<ts.Node, SharedBase>;
  readonly envelopes: ReadonlyMap<ts.Node, PartedNames>;
}

const sharedTypes = (machine: Machine, table: RoleTable): SharedTypes => ({
  bases: sharedBases(machine, table),
  envelopes: partedNames(machine, table),
});

/**
 * A `Pick<Habit, 'title'>` by which the program declares only objects of its own, that are neither sent nor
 * mixed with a habit, is a type of its own: its members keep their names, whatever becomes of a habit's. So
 * does the type of objects whose members are named by strings from elsewhere, the one that only makes other types, and
 * that of envelopes which are named apart from the service's.
 *
 * @param share - Finds the types that habits and envelopes are made of, as well as objects of the program's own.
 */
export function withOwnTypes(
  machine: Machine,
  solve: (own: ReadonlySet<ts.Node>) => RoleTable,
  share = sharedTypes,
): RoleTable {
  const { types } = machine;
  types.apart = new Set();
  types.inlined = new Set();
  let table = solve(new Set());
  const { bases: shared, envelopes } = share(machine, table);
  const named = typesOfBridged(machine, table);
  const bridged = new Set<ts.Node>([...named, ...shared.keys(), ...envelopes.keys()]);
  const sources = [...named].flatMap((node) => selectedFrom(machine, node) ?? []);
  const ofOwn = sources.filter((source) => !table.answered.has(source));
  // `Partial<Draft>` has the names of `Draft` in each place.
  for (const by of table.derived.keys()) {
    const source = selectedFrom(machine, by);
    if (source && ofOwn.includes(source) && !table.answered.has(by)) bridged.add(by);
  }
  const changing = [...named, ...shared.keys()].filter((node) => shared.get(node)?.changes ?? true);
  const parts = changing.flatMap((node) => [...(table.parts.get(node) ?? [])]);
  const ours = [...envelopes.values()].flatMap((parted) => parted.ours);
  types.inlined = new Set([...parts, ...ours]);
  const opened = openedObjects(machine);
  const own = [...table.derived].filter(([by, objects]) => {
    const isOwn = objects.size > 0 && isSelection(machine, by) && isOfHabit(machine, table, by);
    return bridged.has(by) || (isOwn && ![...objects].some((each) => opened().has(each)));
  });
  types.apart = new Set([...own.map(([by]) => by), ...ofOwn]);
  if (types.apart.size === 0 && bridged.size === 0) return table;
  for (let before = -1; before !== types.apart.size; ) {
    before = types.apart.size;
    table = solve(bridged);
    types.apart = new Set([...types.apart].filter((by) => !table.of.has(by)));
  }
  // What meets habits elsewhere, too, changes with them.
  const makers = [...shared.values(), ...envelopes.values()].flatMap((each) => [...each.makers]);
  const isMixed = makers.some((node) => table.of.has(node));
  return isMixed ? withOwnTypes(machine, solve, () => NONE) : table;
}

const NONE: SharedTypes = { bases: new Map(), envelopes: new Map() };

/** A `Partial<Habit>` is a change of a habit, whatever becomes of it. */
function isSelection({ program }: Machine, by: DerivingNode): boolean {
  if (ts.isMappedTypeNode(by)) return true;
  const { typeName } = by;
  if (!ts.isIdentifier(typeName)) return false;
  const alias = aliasNamed(program, by);
  return alias
    ? ts.isMappedTypeNode(alias.type)
    : typeName.text === "Pick" || typeName.text === "Omit";
}

/** The objects whose members code goes through or names at run time: a habit may be given them that way. */
function openedObjects(machine: Machine): () => ReadonlySet<Value> {
  let found: Set<Value> | null = null;
  return () => {
    if (found) return found;
    const opened = new Set<Value>();
    found = opened;
    for (const node of machine.program.nodes(mayOpen)) {
      const holder = openedAt(node);
      for (const value of (holder && machine.seen.get(holder)) ?? []) opened.add(value);
    }
    return opened;
  };
}

type Opening = ts.ForInStatement | ts.ElementAccessExpression | ts.CallExpression;

function mayOpen(node: ts.Node): node is Opening {
  return (
    ts.isForInStatement(node) || ts.isElementAccessExpression(node) || ts.isCallExpression(node)
  );
}

function openedAt(node: Opening): ts.Node | null {
  if (ts.isForInStatement(node)) return node.expression;
  if (ts.isElementAccessExpression(node))
    return ts.isLiteralExpression(node.argumentExpression) ? null : node.expression;
  const isListed = /^Object\.(keys|entries)$/.test(node.expression.getText());
  return isListed ? (node.arguments[0] ?? null) : null;
}

/** What declares objects whose members are named by strings from elsewhere, and nothing that the service answered. */
function typesOfBridged(machine: Machine, { bridged, answered }: RoleTable): ReadonlySet<ts.Node> {
  const found = new Set<ts.Node>();
  if (bridged.size === 0) return found;
  for (const [type, values] of machine.typeFlows) {
    const isBridged = [...values].some((value) => value.kind === "site" && bridged.has(value.node));
    const nodes = isBridged ? nodesOf(machine, machine.types.expand(type)) : [];
    for (const node of nodes) if (!answered.has(node)) found.add(node);
  }
  return found;
}

/** What declares the members of an object, be it in parts: `Pick<Habit, 'title'> & { note?: string }`. */
function nodesOf(machine: Machine, structure: Structure): readonly ts.Node[] {
  if (structure.is === "object") return [structure.by ?? structure.declaration];
  return structure.is === "union" && structure.isWhole
    ? structure.of.flatMap((part) => nodesOf(machine, machine.types.expand(part)))
    : [];
}

/** The `Pick<Habit, 'title'>` that a type is a `Partial` of, by the name that code gives to it. */
function selectedFrom(machine: Machine, node: ts.Node): DerivingNode | null {
  const [source] = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
  if (!source || !ts.isTypeReferenceNode(source) || source.typeArguments) return null;
  const structure = machine.types.expand(machine.types.refer(source));
  const by = structure.is === "object" ? structure.by : undefined;
  return by && by !== node && isSelection(machine, by) ? by : null;
}

/** Whether a type takes members of what changes, of which some change. */
function isOfHabit(machine: Machine, table: RoleTable, by: DerivingNode): boolean {
  const structure = machine.types.expand(machine.types.refer(by));
  if (structure.is !== "object") return false;
  const roles = [...(table.of.get(structure.declaration) ?? [])];
  return roles.some(
    (role) => role !== "envelope" && changedNames(role).some((name) => structure.members.has(name)),
  );
}
