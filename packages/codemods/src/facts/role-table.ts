import { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import type { DerivingNode } from "../provenance/types/structure.ts";
import type { SiteValue, Value } from "../provenance/value.ts";
import { roleOf } from "./carrier.ts";
import { mayNameRole } from "./may-name-role.ts";
import { namedFromOutside } from "./named/named-from-outside.ts";
import type { Role } from "./shapes.ts";

/** The roles that are known so far, which grow until nothing new follows from them. */
export interface RoleTable {
  readonly machine: Machine;
  readonly of: ReadonlyMap<ts.Node, ReadonlySet<Role>>;
  readonly bridged: ReadonlySet<ts.Node>;
  readonly sent: Set<ts.Node>;
  readonly methods: Map<ts.Node, Set<string>>;
  /** The objects that are declared by a `Pick`, an `Omit` or the like. */
  readonly derived: Map<DerivingNode, Set<SiteValue>>;
  /** The declarations of what the service answered. */
  readonly answered: Set<ts.Node>;
  /** What the service answered only by way of types that are made of it (`Habit extends Draft`), and where these name it. */
  readonly parts: Map<ts.Node, Set<ts.Node>>;
  /** What came to the places that name a type of envelopes. */
  readonly named: Map<ts.TypeReferenceNode, Set<Value>>;
  /** Declarations and literals that the service itself says something of: it answered or took them, or a mock answers with them. */
  readonly vouched: Set<ts.Node>;
  /** What objects that the program writes out itself are declared as. */
  readonly declared: Map<ts.Node, Set<ts.Node>>;
  readonly ties: readonly (readonly [unknown, unknown])[];
  /** Whether something was learned since it was last set to false. */
  changed: boolean;
  rolesOf(value: Value): ReadonlySet<Role>;
  /** Has two things change together. */
  tie(left: unknown, right: unknown): void;
  /**
   * Gives a node a role, and ties it to what it has the role from.
   *
   * @returns False where the node gets no role at all.
   */
  give(node: ts.Node, role: Role, from: unknown): boolean;
}

/** Whether a node is what the service takes or gives, and not only something that shares code with it. */
export function isVouched(
  { sent, vouched }: Pick<RoleTable, "sent" | "vouched">,
  node: ts.Node,
): boolean {
  return vouched.has(node) || sent.has(node);
}

/** A table without any role yet; what is fixed never gets one. */
export function createRoleTable(
  machine: Machine,
  fixed: ReadonlySet<ts.Node> = new Set(),
): RoleTable {
  const of = new Map<ts.Node, Set<Role>>();
  const bridged = namedFromOutside(machine);
  const ties: [unknown, unknown][] = [];
  const tied = new Set<string>();
  const table: RoleTable = {
    machine,
    of,
    bridged,
    sent: new Set(),
    methods: new Map(),
    derived: new Map(),
    answered: new Set(),
    parts: new Map(),
    named: new Map(),
    vouched: new Set(),
    declared: new Map(),
    ties,
    changed: false,
    rolesOf: (value) => roleOf(machine, value, of),
    tie: (left, right) => {
      const key = `${machine.intern.id(left as object)}|${machine.intern.id(right as object)}`;
      if (left === right || tied.has(key)) return;
      tied.add(key);
      ties.push([left, right]);
    },
    give: (node, role, from) => {
      const isFixed = bridged.has(node) || fixed.has(node);
      if (isFixed || machine.program.isModel(node)) return false;
      const roles = of.get(node) ?? new Set<Role>();
      if (!roles.has(role) && namesNothing(machine, node, role)) return false;
      of.set(node, roles);
      if (!roles.has(role)) {
        roles.add(role);
        table.changed = true;
      }
      table.tie(node, from);
      return true;
    },
  };
  return table;
}

/** Whether a type is declared without any member of a role: whatever else is read beside it is of another type. */
function namesNothing({ types }: Machine, node: ts.Node, role: Role): boolean {
  if (!ts.isInterfaceDeclaration(node) && !ts.isTypeLiteralNode(node)) return false;
  return !mayNameRole(types, types.expand(types.refer(node)), role);
}
