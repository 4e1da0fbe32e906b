import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, movedMapping, type Role } from "../../facts/shapes.ts";
import { typesGivenWithin } from "../../facts/spread/types-given.ts";
import { unsetCallbacks } from "../../facts/spread/unset-callbacks.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { memberName } from "../../program/member-name.ts";
import { spreadInto } from "../../program/spread-into.ts";
import { TRANSPARENT_TYPES } from "../../provenance/types/known-types.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { HeldMember } from "./held-member.ts";
import { isPatch } from "./merged-assigns.ts";
import { overloadTypes } from "./overload-types.ts";
import type { PayloadLiteral } from "./payload-literal.ts";

/**
 * Whether a compiler would miss members of the container that v1 let one leave out: a part of a habit was
 * a part of flat members, and v2 has no type for a part of a goal, or of statistics.
 */
export function isPartial(
  literal: PayloadLiteral,
  container: string,
  held: readonly HeldMember[],
): boolean {
  const { facts, node, role } = literal;
  if (!isTypeScript(node)) return false;
  const isList = held.some(({ to }) => typeof to[1] === "number");
  if (!isDeclared(facts, node, isList)) return false;
  const given = new Set(held.map(({ mapping }) => mapping.from));
  const isBare = isPatch(facts, node) && leavesFilled(literal, container);
  return [...facts.roles.of].some(
    ([declared, roles]) =>
      (ts.isInterfaceDeclaration(declared) || ts.isTypeLiteralNode(declared)) &&
      roles.has(role) &&
      declared.members.some((member) => isMissing(member, container, isBare ? NONE : given, role)),
  );
}

/** Whether a literal, or one that takes it in, is given where a type is written: else what is read from it later has the type of what is written. */
function isDeclared(facts: Facts, node: ts.Node, isList: boolean): boolean {
  const { machine } = facts;
  const kinds: readonly string[] = isList ? ["object", "union"] : ["object"];
  const around = ts.isExpression(node) ? spreadInto(node) : null;
  if (around && isDeclared(facts, around, isList)) return true;
  const fits = (type: TypeRef): boolean =>
    kinds.includes(machine.types.expand(type).is) || isMaskOfUnknown(machine.types, type);
  return (
    (ts.isExpression(node) && typesGivenWithin(machine, node).some(fits)) ||
    overloadTypes(facts, node).some(fits) ||
    unsetCallbacks(machine).some(
      ([type, values]) =>
        values.some((value) => value.kind === "site" && value.node === node) && fits(type),
    )
  );
}

/** `change: Partial<T>`: a part of what a type parameter stands for, which another argument tells. */
function isMaskOfUnknown({ expand }: Facts["machine"]["types"], type: TypeRef): boolean {
  const { node } = type;
  if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName)) return false;
  return TRANSPARENT_TYPES.has(node.typeName.text) && expand(type).is === "unknown";
}

const NONE: ReadonlySet<string> = new Set();

/** Whether a patch leaves to what it is merged into what v1 has elsewhere, or not at all. */
function leavesFilled({ members, role }: PayloadLiteral, container: string): boolean {
  if (role === "envelope") return false;
  return shapeMappings[role].filled.some(
    ({ within, from }) =>
      within[0] === container && !members.some((each) => memberName(each) === from),
  );
}

function isMissing(
  member: ts.TypeElement,
  container: string,
  given: ReadonlySet<string>,
  role: Role,
): boolean {
  const name = member.name?.getText() ?? "";
  const mapping = movedMapping(role, name);
  return (
    mapping !== null &&
    containerOf(mapping) === container &&
    !given.has(name) &&
    !member.questionToken
  );
}
