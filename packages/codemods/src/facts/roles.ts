import type { ts } from "ts-morph";
import type { Likeness } from "../provenance/likenesses.ts";
import type { Machine } from "../provenance/machine.ts";
import type { StandIn } from "../provenance/stand-ins.ts";
import type { TypeRef } from "../provenance/types/type-ref.ts";
import type { Value } from "../provenance/value.ts";
import { createInForce } from "./answers/in-force.ts";
import { type Bearer, bearingNodes } from "./carrier.ts";
import { type MemberRead, memberReads } from "./member-reads.ts";
import { namedByData } from "./named/named-by-data.ts";
import type { Others } from "./others/others.ts";
import { keptOwn } from "./own/kept-own.ts";
import { type Met, metByChance } from "./own/met.ts";
import { isOwn } from "./own/unwritten-names.ts";
import { createRoleTable, type RoleTable } from "./role-table.ts";
import { allChangedNames, changedNames, type Role, roleOfShape } from "./shapes.ts";
import { describedFlows } from "./spread/described-flows.ts";
import { descriptorFlows } from "./spread/descriptor-flows.ts";
import { expectedReturns } from "./spread/expected-returns.ts";
import { type HandedProps, handedProps, reachedProps } from "./spread/handed-props.ts";
import { likenedRoles } from "./spread/likened-roles.ts";
import { othersTypes } from "./spread/others-types.ts";
import { overloadFlows } from "./spread/overload-flows.ts";
import { withOwnTypes } from "./spread/own-types.ts";
import { partedRoles } from "./spread/parted-roles.ts";
import { proxiedReturns } from "./spread/proxied-returns.ts";
import { sentRoles } from "./spread/sent-roles.ts";
import { inheritRoles, spreadRoles } from "./spread/spread-roles.ts";
import { withoutTurnedAway } from "./spread/turned-away.ts";
import { typedRoles } from "./spread/typed-roles.ts";
import { unifyRoles } from "./spread/unify-roles.ts";
import { unsetCallbacks } from "./spread/unset-callbacks.ts";
import { untakenRoles } from "./spread/untaken-roles.ts";

/** What each object literal and type declaration is to the service, and what ties it to the calls. */
export interface Roles {
  /** Roles by the node that makes or declares the object. */
  readonly of: ReadonlyMap<ts.Node, ReadonlySet<Role>>;
  /** Objects whose members are named by strings from elsewhere, so that no name of theirs can change. */
  readonly bridged: ReadonlySet<ts.Node>;
  /** Types of what other services answer. */
  readonly others: ReadonlySet<ts.Node>;
  /** Object literals and types that are sent as a request body. */
  readonly sent: ReadonlySet<ts.Node>;
  /** What has a role only as code that habits go through takes it, too. */
  readonly met: Met;
  /** Objects of the program's own that keep the names of v1, whatever reads them along with habits. */
  readonly kept: ReadonlySet<Bearer>;
  /** The methods by which each of them is sent. */
  readonly methods: ReadonlyMap<ts.Node, ReadonlySet<string>>;
  /** Pairs of things that change together: call ids, literals, declarations. */
  readonly ties: readonly (readonly [unknown, unknown])[];
  /** Sides that are alike, without the answers of stand-ins to calls that they do not answer. */
  readonly likenesses: readonly Likeness[];
  /** Stand-ins that answer one call each, of which nobody can tell whether it is one of this service. */
  readonly doubtful: ReadonlySet<StandIn>;
  /** What is handed to components that keep the names of their props. */
  readonly handed: HandedProps;
  /** Those of one value: what the service gave has its own. */
  roleOf(value: Value): ReadonlySet<Role>;
  rolesOf(values: Iterable<Value>): ReadonlySet<Role>;
}

/** What a program has that never calls the service, nor answers for it. */
const NO_ROLES: Roles = {
  of: new Map(),
  bridged: new Set(),
  others: new Set(),
  sent: new Set(),
  met: { bearers: new Set(), files: new Set() },
  kept: new Set(),
  methods: new Map(),
  ties: [],
  likenesses: [],
  doubtful: new Set(),
  handed: new Map(),
  roleOf: () => new Set(),
  rolesOf: () => new Set(),
};

/** Spreads roles from the service's answers and bodies to all objects that must change with them. */
export function solveRoles(machine: Machine, others: Others): Roles {
  if (machine.exchanges.all.size + machine.mocked.all.size === 0) return NO_ROLES;
  const fixed =
    others.size > 0 ? othersTypes(machine, others, createRoleTable(machine)) : new Set<ts.Node>();
  const reads = memberReads(machine);
  const mixing = withoutTurnedAway(machine, reads).filter(({ names }) =>
    names.some((name) => allChangedNames.has(name)),
  );
  const flows = [
    ...overloadFlows(machine),
    ...proxiedReturns(machine),
    ...expectedReturns(machine),
    ...describedFlows(machine),
    ...descriptorFlows(machine),
    ...unsetCallbacks(machine),
    ...machine.typeFlows,
  ];
  const inForce = createInForce(machine);
  const likenesses = [...machine.likenesses.all.values()].filter(
    ({ answer }) => answer === null || inForce.answers(answer.standIn, answer.call),
  );
  const solveBeside = (kept: ReadonlySet<Bearer>, apart: HandedProps): RoleTable =>
    withOwnTypes(machine, (own) => {
      const tried = createRoleTable(
        machine,
        new Set<Bearer>([...fixed, ...kept, ...own, ...apart.keys()]),
      );
      do {
        tried.changed = false;
        spreadOnce(tried, flows, likenesses, mixing);
      } while (tried.changed);
      return tried;
    });
  const solve = (kept: ReadonlySet<Bearer>) =>
    withHandedProps(machine, reads, (apart) => solveBeside(kept, apart));
  const named = namedByData(machine);
  const first = solve(named);
  const read = keptOwn(first.table);
  const kept = new Set<Bearer>([...named, ...read]);
  const { table, handed } = read.size === 0 ? first : solve(kept);
  return {
    of: rolesByNode(table),
    kept: new Set([...kept, ...[...table.bridged].filter((node) => isOwn(machine, node))]),
    bridged: table.bridged,
    others: fixed,
    sent: bearingNodes(table.sent),
    met: metByChance(table),
    methods: table.methods,
    ties: table.ties,
    likenesses,
    doubtful: inForce.doubtful,
    handed,
    roleOf: table.rolesOf,
    rolesOf: (values) => {
      const parted = partedRoles(values);
      const all = [...values].flatMap((value) => [...table.rolesOf(value)]);
      return new Set(parted.size > 0 ? all.filter((role) => !parted.has(role)) : all);
    },
  };
}

function rolesByNode({ of }: RoleTable): ReadonlyMap<ts.Node, ReadonlySet<Role>> {
  return new Map([...bearingNodes(of.keys())].map((node) => [node, of.get(node) ?? new Set()]));
}

/** Solves with what is handed to components apart, as far as no name of v2 reaches it all the same. */
function withHandedProps(
  machine: Machine,
  reads: readonly MemberRead[],
  solve: (apart: HandedProps) => RoleTable,
): { readonly table: RoleTable; readonly handed: HandedProps } {
  let handed = handedProps(machine, reads);
  let table = solve(handed);
  for (;;) {
    const reached = reachedProps(machine, table, handed, reads);
    if (reached.size === 0) return { table, handed };
    handed = new Map([...handed].filter(([literal]) => !reached.has(literal)));
    table = solve(handed);
  }
}

function spreadOnce(
  table: RoleTable,
  flows: readonly (readonly [type: TypeRef, values: Iterable<Value>])[],
  likenesses: readonly Likeness[],
  reads: readonly MemberRead[],
): void {
  bodyRoles(table);
  for (const [type, values] of flows) typedRoles(table, type, values);
  for (const likeness of likenesses) likenedRoles(table, likeness);
  for (const site of table.machine.sites) {
    if (site.spread.values.size > 0) spreadRoles(table, site);
    if (site.is === "instance") inheritRoles(table, site);
  }
  untakenRoles(table);
  for (const { receivers, names } of reads) {
    unifyRoles(table, receivers, (role) => names.some((name) => changedNames(role).includes(name)));
  }
}

function bodyRoles(table: RoleTable): void {
  const { exchanges, mocked } = table.machine;
  for (const { call, uses } of [...exchanges.all.values(), ...mocked.all.values()]) {
    const role = call.endpoint.request === "habit" ? roleOfShape(call.endpoint.request) : null;
    if (!role) continue;
    for (const use of uses.values()) sentRoles(table, use.body, role, call);
  }
}
