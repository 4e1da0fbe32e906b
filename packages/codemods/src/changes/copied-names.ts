import { ts } from "ts-morph";
import { replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import {
  type MoveMapping,
  mappingOf,
  pathTo,
  type RemoveMapping,
  type Role,
  readOnlyContainers,
} from "../facts/shapes.ts";
import type { SiteValue, Value } from "../provenance/value.ts";
import { holdsOnly, literalOf } from "./key-uses.ts";
import { describeField } from "./messages.ts";
import { removeProperty } from "./property-list.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf } from "./receiver.ts";

/** A name that is kept as text, under which a member is copied into an object that is put together of pairs. */
interface CopiedName {
  readonly literal: ts.Node;
  readonly mapping: MoveMapping | RemoveMapping;
  readonly role: Role;
  readonly made: ts.Node;
  readonly isSent: boolean;
  /** Whether the object has the very member that another has under the name. */
  readonly isCopy: boolean;
}

/**
 * Names of the members that are copied into an object which is a payload itself, as `pick(habit, ['title',
 * 'unit'])` that is sent: they become the names of what v2 has instead.
 */
export function findCopiedNames(facts: Facts): readonly Proposal[] {
  return copiedNames(facts).map((name) => {
    const { mapping, role, literal, made } = name;
    const base = {
      change: mapping.change,
      node: literal,
      message: describeField(mapping, role),
      ties: [made],
    };
    const edits = name.isCopy ? renamed(name) : null;
    return edits
      ? { ...base, edits, confidence: "safe", reason: null }
      : {
          ...base,
          edits,
          confidence: "manual",
          reason: "the members are put together by their names",
        };
  });
}

/** Literals that name members of payloads that are put together of pairs. */
export function copiedNames(facts: Facts): readonly CopiedName[] {
  return facts.machine.sites.flatMap((site) => {
    const roles = ts.isCallExpression(site.node) ? facts.roles.of.get(site.node) : undefined;
    return [...(roles ?? [])].flatMap((role) => {
      const names = namesOf(facts, site, role);
      // The same code puts together objects of one's own.
      return names.some(({ isCopy }) => isCopy) ? names : [];
    });
  });
}

function namesOf(facts: Facts, site: SiteValue, role: Role): readonly CopiedName[] {
  const { lookUps } = facts.machine;
  return lookUps.keys(site.node).flatMap((key): readonly CopiedName[] => {
    const literal = literalOf(key);
    const name = literal && ts.isStringLiteral(literal) ? literal.text : null;
    const mapping = name === null ? null : mappingOf(role, name);
    if (!literal || name === null || !lookUps.receivers(site.node, key).has(site)) return [];
    if (mapping?.op !== "move" && mapping?.op !== "remove") return [];
    const held = [...(site.props.get(name)?.values ?? [])];
    const isCopy = held.length > 0 && held.every((value) => isMember(facts, value, name, role));
    const isSent = facts.roles.sent.has(site.node);
    return [{ literal, mapping, role, made: site.node, isSent, isCopy }];
  });
}

function isMember(facts: Facts, value: Value, name: string, role: Role): boolean {
  return (
    value.kind === "field" && value.name === name && holdsOnly(facts, new Set([value.holder]), role)
  );
}

/** The name of v2 in the list of names; what is there already, or cannot be sent, goes. */
function renamed({ literal, mapping, role, isSent }: CopiedName) {
  const { parent } = literal;
  if (!ts.isArrayLiteralExpression(parent) || !ts.isStringLiteral(literal)) return null;
  const file = pathOf(literal);
  const [first = mapping.from] = pathTo(mapping);
  const isGone = isSent && readOnlyContainers(role).includes(String(first));
  const isThere = parent.elements.some(
    (other) =>
      other.getStart() < literal.getStart() &&
      ts.isStringLiteral(other) &&
      firstStep(role, other.text) === first,
  );
  if (isGone || isThere) return [removeProperty(file, literal, parent.elements)];
  const range = { start: literal.getStart() + 1, end: literal.getEnd() - 1 };
  return [replace(file, range, String(first))];
}

function firstStep(role: Role, name: string) {
  const mapping = mappingOf(role, name);
  return mapping ? pathTo(mapping)[0] : name;
}
