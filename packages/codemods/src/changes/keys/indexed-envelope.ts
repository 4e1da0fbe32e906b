import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { objectParts } from "../../provenance/types/whole-structure.ts";
import {
  declaredMembers,
  isDeclaredType,
  isOptional,
  memberType,
  nameNode,
} from "../declared-member.ts";
import { ERROR_MESSAGE, SUCCESS_MESSAGE } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isStringLiteralType } from "../type-selection.ts";
import { eitherTypes } from "../types/either-type.ts";

/** The type of what v1 said of the outcome, which is read of v2 as before: `Reply['error']` is `string | null`. */
export function proposeIndexedEnvelope(
  facts: Facts,
  node: ts.IndexedAccessTypeNode,
): readonly Proposal[] {
  const { indexType, objectType } = node;
  if (!isStringLiteralType(indexType)) return [];
  const name = indexType.literal.text;
  if (name !== envelope.error.member && name !== envelope.success.member) return [];
  const declared = envelopesIn(facts, objectType);
  const types = new Set(declared.flatMap((each) => typesOf(each, name)));
  if (types.size === 0 || declared.some((each) => eitherTypes(facts).has(each))) return [];
  const isPlain = [...types].every((type) => PLAIN.has(type));
  const text = [...types].join(" | ");
  const isMember = types.size > 1 && ts.isArrayTypeNode(node.parent);
  const isError = name === envelope.error.member;
  return [
    {
      change: isError ? envelope.error.change : envelope.success.change,
      node,
      message: isError ? ERROR_MESSAGE : SUCCESS_MESSAGE,
      edits: isPlain ? [replace(pathOf(node), rangeOf(node), isMember ? `(${text})` : text)] : null,
      confidence: isPlain ? "safe" : "manual",
      reason: isPlain ? null : "the type of this member is written elsewhere",
      ties: declared,
    },
  ];
}

/** Types that mean the same wherever they are written. */
const PLAIN: ReadonlySet<string> = new Set([
  ...["string", "null", "undefined"],
  ...["boolean", "true", "false"],
]);

/** What declares the envelopes that a type is. */
function envelopesIn(facts: Facts, type: ts.TypeNode): readonly ts.Node[] {
  const { types } = facts.machine;
  const structure = types.expand(types.refer(type));
  const parts =
    structure.is === "union" ? structure.of.map((part) => types.expand(part)) : [structure];
  return parts
    .flatMap((part) => objectParts((ref) => types.expand(ref), part))
    .map(({ declaration }) => declaration)
    .filter((declaration) => facts.roles.of.get(declaration)?.has("envelope"));
}

/** The parts of the type that a declaration has for a member of v1; none where it is v2's. */
function typesOf(declaration: ts.Node, name: string): readonly string[] {
  if (!isDeclaredType(declaration)) return [];
  const member = declaredMembers(declaration).find((each) => nameNode(each)?.text === name);
  const type = member && memberType(member);
  if (!type || ts.isTypeLiteralNode(type)) return [];
  const parts = ts.isUnionTypeNode(type) ? type.types : [type];
  const missing = isOptional(member) ? ["undefined"] : [];
  return [...parts.map((part) => part.getText()), ...missing];
}
