import type { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import type { TypeRef } from "../provenance/type-ref.ts";
import { isSite, type ServiceCall, type SiteValue, type Value, type Values } from "../provenance/value.ts";
import { carrierOf, roleOf } from "./carrier.ts";
import { memberReads } from "./member-reads.ts";
import { namedFromOutside } from "./named-from-outside.ts";
import { changedNames, type Role, roleOfShape } from "./shapes.ts";

/** What each object literal and type declaration is to the service, and what ties it to the calls. */
export interface Roles {
  /** Roles by the node that makes or declares the object. */
  readonly of: ReadonlyMap<ts.Node, ReadonlySet<Role>>;
  /** Objects whose members are named by strings from elsewhere, so that no name of theirs can change. */
  readonly bridged: ReadonlySet<ts.Node>;
  /** Object literals and types that are sent as a request body. */
  readonly sent: ReadonlySet<ts.Node>;
  /** The methods by which each of them is sent. */
  readonly methods: ReadonlyMap<ts.Node, ReadonlySet<string>>;
  /** Pairs of things that change together: call ids, literals, declarations. */
  readonly ties: readonly (readonly [unknown, unknown])[];
  rolesOf(values: Iterable<Value>): ReadonlySet<Role>;
}

/** Spreads roles from the service's answers and bodies to all objects that must change with them. */
export function solveRoles(machine: Machine): Roles {
  const of = new Map<ts.Node, Set<Role>>();
  const sent = new Set<ts.Node>();
  const methods = new Map<ts.Node, Set<string>>();
  const ties: [unknown, unknown][] = [];
  const tied = new Set<string>();
  let changed = true;

  const tie = (left: unknown, right: unknown): void => {
    const key = `${machine.intern.id(left as object)}|${machine.intern.id(right as object)}`;
    if (left === right || tied.has(key)) return;
    tied.add(key);
    ties.push([left, right]);
  };

  const bridged = namedFromOutside(machine);
  const give = (node: ts.Node, role: Role, from: unknown): void => {
    if (bridged.has(node)) return;
    const roles = of.get(node) ?? new Set<Role>();
    of.set(node, roles);
    if (!roles.has(role)) {
      roles.add(role);
      changed = true;
    }
    tie(node, from);
  };

  const rolesOfValue = (value: Value): ReadonlySet<Role> => roleOf(machine, value, of);

  /** All that one place holds has the roles that any of it has. */
  const unify = (values: Iterable<Value>, only: (role: Role) => boolean): void => {
    const held = [...values];
    for (const source of held) {
      const from = carrierOf(machine, source);
      for (const role of rolesOfValue(source)) {
        if (!from || !only(role)) continue;
        for (const other of held) {
          const carrier = other === source ? null : carrierOf(machine, other);
          if (!carrier) continue;
          if (other.kind === "service") tie(carrier, from);
          else give(carrier as ts.Node, role, from);
        }
      }
    }
  };

  const flowType = (type: TypeRef, values: Iterable<Value>, depth: number): void => {
    if (depth > 12) return;
    const structure = machine.types.expand(type);
    const held = [...values];
    if (structure.is === "union") {
      for (const part of structure.of) flowType(part, held, depth + 1);
    } else if (structure.is === "promise") {
      flowType(structure.of, machine.verbs.awaited(new Set(held)), depth + 1);
    } else if (structure.is === "list" || structure.is === "record") {
      flowType(
        structure.of,
        held.flatMap((value) => [...inner(value)]),
        depth + 1,
      );
    } else if (structure.is === "tuple") {
      structure.of.forEach((part, index) => {
        flowType(
          part,
          held.flatMap((value) => [...place(value, index)]),
          depth + 1,
        );
      });
    } else if (structure.is === "object") {
      const objects = held.filter(
        (value) => value.kind === "service" || isSite(value, "object") || value.kind === "typed",
      );
      if (objects.length === 0) return;
      unify([machine.intern.typed(type), ...objects], () => true);
      for (const member of structure.members.values()) {
        if (member.type)
          flowType(
            member.type,
            objects.flatMap((value) => [...memberValues(value, member.name)]),
            depth + 1,
          );
      }
      for (const base of structure.bases) flowType(base, objects, depth + 1);
    }
  };

  const inner = (value: Value): Values =>
    value.kind === "plain" || value.kind === "unknown"
      ? new Set()
      : machine.verbs.elements(value, rootFrame(machine));

  const place = (value: Value, index: number): Values =>
    value.kind === "site" ? (value.props.get(String(index))?.values ?? new Set()) : new Set();

  const memberValues = (value: Value, name: string): Values => {
    if (value.kind === "typed") return new Set();
    if (value.kind === "site") return value.props.get(name)?.values ?? new Set();
    return machine.verbs.member(value, name, rootFrame(machine), dummy(machine));
  };

  const sendBody = (values: Iterable<Value>, role: Role, from: ServiceCall, depth = 0): void => {
    for (const value of values) {
      if (depth > 6) return;
      if (isSite(value, "json")) sendBody(value.element.values, role, from, depth + 1);
      else if (isSite(value, "object", "instance") || value.kind === "typed") {
        const carrier = carrierOf(machine, value);
        if (!carrier) continue;
        give(carrier as ts.Node, role, from);
        const known = methods.get(carrier as ts.Node) ?? new Set<string>();
        methods.set(carrier as ts.Node, known.add(from.endpoint.method));
        if (!sent.has(carrier as ts.Node)) {
          sent.add(carrier as ts.Node);
          changed = true;
        }
      } else if (value.kind === "service") tie(value.call, from);
    }
  };

  const spreads = (site: SiteValue): void => {
    const roles = of.get(site.node);
    for (const value of site.spread.values) {
      for (const role of rolesOfValue(value)) {
        const from = carrierOf(machine, value);
        if (from) give(site.node, role, from);
      }
      const into = carrierOf(machine, value);
      if (!roles || value.kind === "service" || !into) continue;
      for (const role of roles) give(into as ts.Node, role, site.node);
      if (sent.has(site.node) && isSite(value, "object")) sent.add(value.node);
    }
  };

  const reads = memberReads(machine);
  while (changed) {
    changed = false;
    for (const { call, uses } of machine.exchanges.all.values()) {
      const role = call.endpoint.request === "habit" ? roleOfShape(call.endpoint.request) : null;
      if (role) for (const use of uses.values()) sendBody(use.body, role, call);
    }
    for (const [type, values] of machine.typeFlows) flowType(type, values, 0);
    for (const site of machine.sites) if (site.spread.values.size > 0) spreads(site);
    for (const { receivers, names } of reads) {
      unify(receivers, (role) => names.some((name) => changedNames(role).includes(name)));
    }
  }
  return {
    of,
    bridged,
    sent,
    methods,
    ties,
    rolesOf: (values) => new Set([...values].flatMap((value) => [...rolesOfValue(value)])),
  };
}

function rootFrame(machine: Machine) {
  const [module] = machine.program.modules.values();
  if (!module) throw new TypeError("a program without modules has no roles");
  return { context: machine.moduleContext(module), flow: new Map() };
}

function dummy(machine: Machine): ts.Node {
  return rootFrame(machine).context.node;
}
