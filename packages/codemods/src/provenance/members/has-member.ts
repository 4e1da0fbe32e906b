import { type JsonSchema, responseSchema } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { literalMembers } from "../../program/literal-members.ts";
import type { Machine } from "../machine.ts";
import type { Structure } from "../types/structure.ts";
import { isSite, isWrittenTo, type ServiceValue, type SiteValue, type Value } from "../value.ts";
import { DATA } from "./tags.ts";

/** How deep bases are followed: they may lead back to themselves. */
const DEPTH = 6;

/** Whether a value surely has a member, or surely has none of the name; null where it may be either. */
export function hasMember(machine: Machine, value: Value, name: string): boolean | null {
  return hasAmong(new Map(), machine, value, name);
}

/** Of objects that were asked before, whether they have the member: many are copies of the same few. */
type Known = Map<SiteValue, boolean | null>;

function hasAmong(known: Known, machine: Machine, value: Value, name: string): boolean | null {
  if (value.kind === "service") return answeredWith(machine, value, name);
  if (value.kind === "typed") return isDeclared(machine, machine.types.expand(value.type), name, 0);
  if (!isSite(value, "object")) return null;
  const before = known.get(value);
  if (before !== undefined) return before;
  // What is made of copies of itself says nothing on its own.
  known.set(value, null);
  const found = isWritten(known, machine, value, name);
  known.set(value, found);
  return found;
}

/** What JSON calls the values of a member of a payload; null where that is not one thing. */
export function jsonTypeOf(value: Value, name: string): string | null {
  if (value.kind !== "service" || value.type.is !== "payload") return null;
  const property = propertiesOf(value)?.[name];
  const { type = null } = property ?? { type: null };
  return typeof type === "string" ? type : null;
}

const VERSIONS = ["v1", "v2"] as const;

/** The members of either version, or of one: code that is half migrated reads those of both. */
function propertiesOf(
  { call }: ServiceValue,
  versions: readonly (typeof VERSIONS)[number][] = VERSIONS,
): Readonly<Record<string, JsonSchema>> | null {
  const found = versions.flatMap((version) => {
    const { properties = null } = responseSchema({ ...call.endpoint, version }) ?? {
      properties: null,
    };
    return properties === null ? [] : [properties as Properties];
  });
  // A version refuses the members of the other by name.
  const told = found.flatMap((properties) =>
    Object.entries(properties).flatMap(([name, each]) => (each ? [[name, each] as const] : [])),
  );
  return found.length > 0 ? Object.fromEntries(told) : null;
}

type Properties = Readonly<Record<string, JsonSchema | false>>;

/** A payload has the members of its schema, and what code writes to it. */
function answeredWith(machine: Machine, value: ServiceValue, name: string): boolean | null {
  if (value.type.is !== "payload") return null;
  const properties = propertiesOf(value);
  if (properties === null) return null;
  const own = propertiesOf(value, [value.call.endpoint.version]) ?? {};
  if (Object.hasOwn(own, name) || (DATA.has(name) && Object.hasOwn(properties, name))) return true;
  // What only the other version has is there in code that is half migrated, and else not.
  if (Object.hasOwn(properties, name)) return null;
  const added = machine.added.get(value)?.get(name);
  return added && added.cell.values.size > 0 ? null : false;
}

function isDeclared(
  machine: Machine,
  structure: Structure,
  name: string,
  depth: number,
): boolean | null {
  if (structure.is !== "object" || structure.index) return null;
  const own = structure.members.get(name);
  if (own) return own.optional ? null : true;
  const inherited = structure.bases.map((base) =>
    depth < DEPTH ? isDeclared(machine, machine.types.expand(base), name, depth + 1) : null,
  );
  if (inherited.includes(true)) return true;
  return inherited.includes(null) ? null : false;
}

function isWritten(known: Known, machine: Machine, site: SiteValue, name: string): boolean | null {
  if (!ts.isObjectLiteralExpression(site.node)) return null;
  const { named, isComputed, isSpread } = literalMembers(site.node);
  if (named.has(name)) return true;
  if (isComputed || isWrittenTo(site, name) || site.element.values.size > 0) return null;
  if (!isSpread && site.spread.values.size === 0) return false;
  let all: boolean | null = null;
  for (const copied of site.spread.values) {
    const own = hasAmong(known, machine, copied, name);
    if (own === null || (all !== null && own !== all)) return null;
    all = own;
  }
  return all;
}
