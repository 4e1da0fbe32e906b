import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { changedNames, containerOfName, type Role } from "../../facts/shapes.ts";
import { isNullish, isSite, type Value } from "../../provenance/value.ts";
import { namesTaken } from "../reads/names-left.ts";
import { isKeptOut, staysInRest } from "../reads/stays-in-rest.ts";

/** What patterns took out on the way to a value. */
interface Gone {
  /** The members of v1. */
  readonly names: ReadonlySet<string>;
  /** The members of v2 that hold what those became. */
  readonly containers: ReadonlySet<string>;
}

/** Whether patterns took out of a rest all that has other names in v2, and what v2 has in its place. */
export function isEmptied(facts: Facts, value: Value): boolean {
  const [role, ...others] = facts.roles.rolesOf([value]);
  if (!role || others.length > 0 || !isSite(value, "object") || !isRest(value.node)) return false;
  const nothing: Gone = { names: new Set(), containers: new Set() };
  return isWithoutAll(facts, value, role, nothing, new Set());
}

function isRest(node: ts.Node): node is ts.BindingElement {
  return ts.isBindingElement(node) && node.dotDotDotToken !== undefined;
}

function isWithoutAll(
  facts: Facts,
  value: Value,
  role: Role,
  gone: Gone,
  known: ReadonlySet<Value>,
): boolean {
  if (isNullish(value) || known.has(value)) return true;
  if (value.kind === "service") return isGone(changedNames(role), role, gone);
  if (value.kind === "typed") {
    const structure = facts.machine.types.expand(value.type);
    if (structure.is !== "object" || structure.index || structure.bases.length > 0) return false;
    return isGone([...structure.members.keys()], role, gone);
  }
  if (!isSite(value, "object") || value.element.values.size > 0) return false;
  const left = isRest(value.node) ? alsoBy(facts, value.node, role, gone) : gone;
  const own = [...value.props].flatMap(([name, { values }]) => (values.size > 0 ? [name] : []));
  const within = new Set([...known, value]);
  return (
    isGone(own, role, left) &&
    [...value.spread.values].every((each) => isWithoutAll(facts, each, role, left, within))
  );
}

function isGone(names: readonly string[], role: Role, gone: Gone): boolean {
  const changed = changedNames(role);
  return names.every((name) => {
    if (!changed.includes(name)) return true;
    const container = containerOfName(role, name);
    return gone.names.has(name) && (container === null || gone.containers.has(container));
  });
}

/** What is gone behind a pattern, too. */
function alsoBy(facts: Facts, rest: ts.BindingElement, role: Role, gone: Gone): Gone {
  const names = namesTaken(rest);
  const containers = names
    .flatMap((name) => containerOfName(role, name) ?? [])
    .filter((each) => isKeptOut(facts, rest, each, role) && !staysInRest(facts, rest, each, role));
  return {
    names: new Set([...gone.names, ...names]),
    containers: new Set([...gone.containers, ...containers]),
  };
}
