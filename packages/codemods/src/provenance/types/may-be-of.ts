import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import { hasMember, jsonTypeOf } from "../members/has-member.ts";
import { DATA, type Tag, tagOf, writtenTag } from "../members/tags.ts";
import type { Value } from "../value.ts";
import type { TypeMember } from "./structure.ts";
import type { TypeRef } from "./type-ref.ts";

/** How deep a type is followed: recursive types have no end. */
const DEPTH = 6;

/**
 * Whether a value can be what a type describes: one that lacks a member, or has another tag in it, cannot.
 *
 * @param alike - How many members of payloads a type must have to be taken for that of a payload with more members.
 */
export function mayBeOf(
  machine: Machine,
  value: Value,
  type: TypeRef,
  alike = 2,
  depth = 0,
): boolean {
  if (depth > DEPTH) return true;
  const structure = machine.types.expand(type);
  if (structure.is === "union") {
    const fits = (part: TypeRef): boolean => mayBeOf(machine, value, part, alike, depth + 1);
    // What an answer has beside what is written down is not known.
    const isLoose = !structure.isWhole || value.kind === "service";
    return isLoose ? structure.of.some(fits) : structure.of.every(fits);
  }
  const required = requiredOf(machine, type);
  if (required === null) return true;
  const misses = required.filter((member) => !mayHave(machine, value, member));
  if (misses.length === 0 || value.kind !== "service") return misses.length === 0;
  // The service may answer with more than is written down: what looks much like a payload is taken for one.
  const isAlike = required.filter(({ name }) => DATA.has(name)).length >= alike;
  return isAlike && misses.every((each) => !DATA.has(each.name) && tagIn(machine, each) === null);
}

/** Whether a type is that which a value is declared with, or a special kind of it. */
export function isKindOf(machine: Machine, type: TypeRef, value: Value, depth = 0): boolean {
  if (value.kind !== "typed" || depth > DEPTH) return false;
  const structure = machine.types.expand(type);
  const inKind = (part: TypeRef): boolean => isKindOf(machine, part, value, depth + 1);
  if (structure.is === "union") return structure.of.some(inKind);
  const own = machine.types.expand(value.type);
  if (structure.is !== "object" || own.is !== "object") return false;
  const isSame = own.declaration === structure.declaration && own.by === structure.by;
  return isSame || structure.bases.some(inKind);
}

/** Whether a value surely has all that a type describes. */
export function isSurelyOf(machine: Machine, value: Value, type: TypeRef): boolean {
  const required = requiredOf(machine, type);
  if (required === null || required.length === 0) return false;
  return (
    mayBeOf(machine, value, type) &&
    required.every(
      (member) =>
        hasMember(machine, value, member.name) === true &&
        (tagIn(machine, member) === null || tagOf(machine, value, member.name) !== null),
    )
  );
}

/** The members that an object type wants, its own and those of its bases; null of any other type. */
function requiredOf(machine: Machine, type: TypeRef, depth = 0): readonly TypeMember[] | null {
  const structure = machine.types.expand(type);
  if (structure.is !== "object" || depth > DEPTH) return null;
  const inherited = structure.bases.flatMap((base) => requiredOf(machine, base, depth + 1) ?? []);
  return [...structure.members.values(), ...inherited].filter(({ optional }) => !optional);
}

function mayHave(machine: Machine, value: Value, member: TypeMember): boolean {
  if (hasMember(machine, value, member.name) === false) return false;
  const given = jsonTypeOf(value, member.name);
  const wanted = given === null ? null : plainTypeOf(machine, member.type);
  if (wanted !== null && wanted !== given?.replace("integer", "number")) return false;
  const sought = tagIn(machine, member);
  const tag = sought === null ? null : tagOf(machine, value, member.name);
  return tag === null || tag === sought;
}

const PLAIN: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.StringKeyword, "string"],
  [ts.SyntaxKind.NumberKeyword, "number"],
  [ts.SyntaxKind.BooleanKeyword, "boolean"],
]);

/** What `typeof` says of all that a type holds; null where it is not one thing. */
function plainTypeOf(machine: Machine, type: TypeRef | null, depth = 0): string | null {
  if (!type || depth > DEPTH) return null;
  const structure = machine.types.expand(type);
  if (structure.is === "literal") {
    const tag = writtenTag(structure.node.literal);
    return tag === null || tag === "" ? null : typeof tag;
  }
  if (structure.is !== "union") return PLAIN.get(type.node.kind) ?? null;
  const kinds = structure.of.map((part) => plainTypeOf(machine, part, depth + 1));
  return kinds.every((kind) => kind === kinds[0]) ? (kinds[0] ?? null) : null;
}

/** The literal that is the type of a member; null where it is of another type. */
function tagIn(machine: Machine, { type }: TypeMember): Tag | null {
  const structure = type ? machine.types.expand(type) : null;
  return structure?.is === "literal" ? writtenTag(structure.node.literal) : null;
}
