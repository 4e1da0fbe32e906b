import { ts } from "ts-morph";
import { replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import {
  type MovedMapping,
  mappingOf,
  movedMapping,
  pathTo,
  type Role,
  readOnlyContainers,
} from "../../facts/shapes.ts";
import { isDeclaredMember } from "../../facts/value-origin.ts";
import { isOnlyCopied } from "../../program/only-copied.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { SiteValue, Value } from "../../provenance/value.ts";
import { followKeys, holdsOnly, isForLookUps, literalOf } from "../key-uses.ts";
import { describeField } from "../messages.ts";
import { removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isRename } from "./written-look-up.ts";

/** A name that is kept as text, under which a member is copied into an object that is put together by names. */
interface CopiedName {
  readonly literal: ts.Node;
  readonly mapping: MovedMapping;
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
  const names = copiedNames(facts);
  const uses = followKeys(facts, new Set(names.map(({ literal }) => literal)));
  return names.map((name) => {
    const { mapping, role, literal, made } = name;
    const base = {
      change: mapping.change,
      node: literal,
      message: describeField(mapping, role),
      ties: [made],
    };
    const isFree =
      name.isCopy &&
      (isRename(mapping) ||
        (uses.get(literal) ?? []).every(({ node }) => isOnlyCopied(facts, node))) &&
      isForLookUps(facts, literal, role, uses, (use) => use === literal || isFirstOfPair(use));
    const edits = isFree ? renamed(name) : null;
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

/** Literals that name members of payloads that are put together by names. */
function copiedNames(facts: Facts): readonly CopiedName[] {
  return assembled(facts).flatMap((names) =>
    // Where a name is computed in a literal or an assignment, it is judged there.
    names.some(({ isCopy, isSent, made }) => isCopy || (isSent && ts.isCallExpression(made)))
      ? names
      : [],
  );
}

/** Those literals, and the ones of objects of one's own that the same code puts together. */
export function assembledLiterals(facts: Facts): ReadonlySet<ts.Node> {
  const names = assembled(facts).filter((each) =>
    each.some(({ isCopy, isSent, made }) => isCopy || (!isSent && !isChanged(made))),
  );
  return new Set(names.flat().map(({ literal }) => literal));
}

/** `{ ...habit, [key]: value }` is a habit with another member: which one is judged where it is computed. */
function isChanged(made: ts.Node): boolean {
  return ts.isObjectLiteralExpression(made) && made.properties.some(ts.isSpreadAssignment);
}

/** By the objects that are put together. */
function assembled(facts: Facts): readonly (readonly CopiedName[])[] {
  const sent = sentValues(facts);
  return facts.machine.sites.flatMap((site) => {
    const isNamed = facts.machine.lookUps.keys(site.node).length > 0;
    const roles = isNamed ? facts.roles.of.get(site.node) : undefined;
    return [...(roles ?? [])].map((role) => namesOf(facts, site, role, sent));
  });
}

/** `[name, source[name]]`. */
function isFirstOfPair(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isArrayLiteralExpression(parent) &&
    parent.elements.length === 2 &&
    parent.elements[0] === node
  );
}

function namesOf(
  facts: Facts,
  site: SiteValue,
  role: Role,
  sent: ReadonlySet<Value>,
): readonly CopiedName[] {
  const { lookUps } = facts.machine;
  return lookUps.keys(site.node).flatMap((key): readonly CopiedName[] => {
    const literal = literalOf(key);
    const name = literal && isNamed(literal) ? literal.text : null;
    const mapping = name === null ? null : movedMapping(role, name);
    if (!literal || name === null || !mapping) return [];
    if (!lookUps.receivers(site.node, key).has(site)) return [];
    const values = [...(site.props.get(name)?.values ?? [])];
    const copies = values.filter((value) => isMember(facts, value, name, role));
    // What an envelope declares of its data says nothing of the members that the service gave.
    const held = values.filter((value) => copies.includes(value) || !isDeclaredMember(value));
    // What is written beside it by its name is renamed along.
    const isCopy = copies.length > 0 && (copies.length === held.length || isRename(mapping));
    return [{ literal, mapping, role, made: site.node, isSent: sent.has(site), isCopy }];
  });
}

function isNamed(node: ts.Node): node is ts.StringLiteral | ts.Identifier {
  return ts.isStringLiteral(node) || ts.isIdentifier(node);
}

/** What is sent, and all that it copies from. */
function sentValues(facts: Facts): ReadonlySet<Value> {
  const uses = [...facts.machine.exchanges.all.values()].flatMap((each) => [...each.uses.values()]);
  const found = new Set<Value>(uses.flatMap(({ body }) => [...bodyObjects(body)]));
  for (const value of found)
    if (value.kind === "site") for (const copied of value.spread.values) found.add(copied);
  return found;
}

function isMember(facts: Facts, value: Value, name: string, role: Role): boolean {
  return (
    value.kind === "field" && value.name === name && holdsOnly(facts, new Set([value.holder]), role)
  );
}

/** The name of v2 in the list of names; what is there already, or cannot be sent, goes. */
function renamed({ literal, mapping, role, isSent }: CopiedName) {
  const { parent } = literal;
  const list = ts.isArrayLiteralExpression(parent)
    ? parent.elements
    : ts.isCallExpression(parent)
      ? parent.arguments
      : null;
  if (!list || !ts.isStringLiteral(literal)) return null;
  const file = pathOf(literal);
  const [first = mapping.from] = pathTo(mapping);
  const isGone = isSent && readOnlyContainers(role).includes(String(first));
  const isThere = list.some(
    (other) =>
      other.getStart() < literal.getStart() &&
      ts.isStringLiteral(other) &&
      firstStep(role, other.text) === first,
  );
  if (isGone || isThere) return [removeProperty(file, literal, list)];
  const range = { start: literal.getStart() + 1, end: literal.getEnd() - 1 };
  return [replace(file, range, String(first))];
}

function firstStep(role: Role, name: string) {
  const mapping = mappingOf(role, name);
  return mapping ? pathTo(mapping)[0] : name;
}
