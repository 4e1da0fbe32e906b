import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { type MoveMapping, mappingOf } from "../../facts/shapes.ts";
import { oncePer } from "../../program/once-per.ts";
import type { Machine } from "../../provenance/machine.ts";
import { knownText } from "../../provenance/text/text.ts";
import { aliasNamed } from "../../provenance/types/alias-named.ts";
import { forEachTypedPart, heldUnder } from "../../provenance/types/typed-parts.ts";
import type { Value } from "../../provenance/value.ts";
import {
  type DeclaredMember,
  type DeclaredType,
  declaredMembers,
  isDeclaredType,
  memberType,
  nameNode,
} from "../declared-member.ts";
import { literalOf } from "../key-uses.ts";
import { MAPPED } from "../mapped-members.ts";
import { mappedText } from "../mapped-text.ts";
import { becomesV2 } from "./becomes-v2.ts";
import { listBehind, type UnitSource } from "./unit-lists.ts";

/** A name for the type of a unit (`type Unit = 'times' | 'min'`), or the list that it is taken from (`(typeof UNITS)[number]`). */
export interface UnitAlias {
  readonly mapping: MoveMapping;
  /** The types of payloads whose members are declared with the name. */
  readonly carriers: readonly ts.Node[];
  /** Whether objects of the program's own that are declared with it keep a text of v1. */
  readonly isShared: boolean;
}

export type UnitAliases = ReadonlyMap<UnitSource, UnitAlias>;

/** The names that units of payloads are declared with; looked for once. */
export const unitAliases = oncePer(collect);

/** The declaration of a type that is given by its name, or of the list that it is taken from. */
export function aliasOf({ program }: Facts, type: ts.TypeNode): UnitSource | null {
  if (ts.isIndexedAccessTypeNode(type)) return listBehind(program, type);
  return ts.isTypeReferenceNode(type) ? aliasNamed(program, type) : null;
}

interface AliasedMember {
  readonly alias: UnitSource;
  readonly holder: ts.Node;
  readonly member: DeclaredMember;
}

function collect(facts: Facts): UnitAliases {
  const found = new Map<UnitSource, UnitAlias>();
  const members = facts.program
    .nodes(isDeclaredType)
    .flatMap((node) => aliasedMembers(facts, node));
  for (const { alias, holder, member } of members) {
    const mapping = mappedBy(facts, holder, member);
    const carriers = [...(found.get(alias)?.carriers ?? []), holder];
    if (mapping) found.set(alias, { mapping, carriers, isShared: false });
  }
  for (const { alias, holder, member } of members) {
    const unit = found.get(alias);
    const isOwn = unit && !unit.carriers.includes(holder) && keepsV1(facts, holder, member);
    if (isOwn) found.set(alias, { ...unit, isShared: true });
  }
  return found;
}

function aliasedMembers(facts: Facts, node: DeclaredType): readonly AliasedMember[] {
  return declaredMembers(node).flatMap((member) => {
    const type = memberType(member);
    const alias = type && aliasOf(facts, type);
    return alias ? [{ alias, holder: node, member }] : [];
  });
}

/** What becomes of a member of a type whose values v2 names otherwise; null for any other. */
function mappedBy(facts: Facts, type: ts.Node, member: DeclaredMember): MoveMapping | null {
  const name = nameNode(member)?.text ?? "";
  const roles = [...(facts.roles.of.get(type) ?? [])];
  return MAPPED.find((mapping) => roles.some((role) => mappingOf(role, name) === mapping)) ?? null;
}

/** Whether objects of a type hold a text of v1 under a member, which stays what it is. */
function keepsV1(facts: Facts, type: ts.Node, member: DeclaredMember): boolean {
  const name = nameNode(member)?.text ?? "";
  const held = [...(objectsByType(facts.machine).get(type) ?? [])].flatMap((value) =>
    heldUnder(value, name),
  );
  return held.some((value) => {
    const text = knownText(value);
    const isV1 = text !== null && MAPPED.some((each) => mappedText(facts, each, text) !== null);
    return isV1 && !becomesV2(facts, literalOf(value));
  });
}

/** What stands where a type is written, or a list or an object of it, by its declaration. */
const objectsByType = oncePer((machine: Machine): ReadonlyMap<ts.Node, ReadonlySet<Value>> => {
  const found = new Map<ts.Node, Set<Value>>();
  forEachTypedPart(machine, (structure, values) => {
    if (structure.is !== "object") return;
    const known = found.get(structure.declaration) ?? [];
    found.set(structure.declaration, new Set([...known, ...values]));
  });
  return found;
});
