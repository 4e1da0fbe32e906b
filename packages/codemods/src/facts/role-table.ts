import { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import type { DerivingNode } from "../provenance/types/structure.ts";
import type { SiteValue, Value } from "../provenance/value.ts";
import { type Bearer, isCopied, nodeOf, roleOf } from "./carrier.ts";
import { mayNameRole } from "./may-name-role.ts";
import { namedFromOutside } from "./named/named-from-outside.ts";
import type { Role } from "./shapes.ts";

/** The roles that are known so far, which grow until nothing new follows from them. */
export interface RoleTable {
  readonly machine: Machine;
  readonly of: ReadonlyMap<Bearer, ReadonlySet<Role>>;
  readonly bridged: ReadonlySet<ts.Node>;
  readonly sent: Set<Bearer>;
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
  readonly vouched: Set<Bearer>;
  /** What objects that the program writes out itself are declared as. */
  readonly declared: Map<ts.Node, Set<ts.Node>>;
  readonly ties: readonly (readonly [unknown, unknown])[];
  /** Whether something was learned since it was last set to false. */
  changed: boolean;
  rolesOf(value: Value): ReadonlySet<Role>;
  /** Has two things change together. */
  tie(left: unknown, right: unknown): void;
  /** Has something sent as a body, and the literal of a copy with it. */
  send(bearer: Bearer): void;
  /**
   * Gives a role, and ties its bearer to what it is from. The literal of a copy has the roles of all its copies.
   *
   * @returns False where nothing gets a role at all.
   */
  give(bearer: Bearer, role: Role, from: unknown): boolean;
}

/** Whether a node is what the service takes or gives, and not only something that shares code with it. */
export function isVouched(
  { sent, vouched }: Pick<RoleTable, "sent" | "vouched">,
  node: Bearer,
): boolean {
  return vouched.has(node) || sent.has(node);
}

/** A table without any role yet; what is fixed never gets one. */
export function createRoleTable(
  machine: Machine,
  fixed: ReadonlySet<Bearer> = new Set(),
): RoleTable {
  const of = new Map<Bearer, Set<Role>>();
  const bridged = namedFromOutside(machine);
  const ties: [unknown, unknown][] = [];
  const tied = new Map<unknown, Set<unknown>>();
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
      const known = tied.get(left) ?? new Set();
      if (left === right || known.has(right)) return;
      tied.set(left, known.add(right));
      ties.push([left, right]);
    },
    send: (bearer) => {
      if (table.sent.has(bearer)) return;
      table.sent.add(bearer).add(nodeOf(bearer));
      table.changed = true;
    },
    give: (bearer, role, from) => {
      const node = nodeOf(bearer);
      if (bridged.has(node) || fixed.has(node) || fixed.has(bearer)) return false;
      const roles = of.get(bearer) ?? new Set<Role>();
      if (!roles.has(role)) {
        if (machine.program.isModel(node) || namesNothing(machine, node, role)) return false;
        of.set(bearer, roles.add(role));
        table.changed = true;
      }
      table.tie(bearer, from);
      if (isCopied(bearer)) table.give(node, role, bearer);
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
