import { ts } from "ts-morph";
import { type Edit, insert } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { rootFrameOf } from "../../facts/root-frame.ts";
import { type MoveMapping, mappingOf, type Role } from "../../facts/shapes.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { Value } from "../../provenance/value.ts";
import {
  type DeclaredMember,
  type DeclaredType,
  declaredMembers,
  isOptional,
  memberType,
  nameNode,
} from "../declared-member.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { isOfAnotherService, pathOf } from "../receiver.ts";

const REASON = "what another service answers comes here too";

/** Declared types that hold a habit as well as something of another service. */
export function eitherTypes(facts: Facts): ReadonlySet<ts.Node> {
  const found = new Set<ts.Node>();
  if (facts.others.size === 0 || facts.roles.of.size === 0) return found;
  for (const [type, values] of facts.machine.typeFlows) {
    const declaration = declaredIn(facts, type);
    if (declaration && !found.has(declaration) && isShared(facts, type, values))
      found.add(declaration);
  }
  return found;
}

/** How deep lists and promises are followed: recursive types have no end. */
const DEPTH = 6;

/** What declares the objects of a type, or those that it lists or promises; null where they have no role. */
function declaredIn(
  { machine, roles }: Pick<Facts, "machine" | "roles">,
  type: TypeRef,
  depth = 0,
): ts.Node | null {
  const structure = machine.types.expand(type);
  if (structure.is === "object")
    return roles.of.has(structure.declaration) ? structure.declaration : null;
  const isAround =
    structure.is === "list" || structure.is === "record" || structure.is === "promise";
  return isAround && depth < DEPTH ? declaredIn({ machine, roles }, structure.of, depth + 1) : null;
}

/** Whether something of another service is among the objects of a type, or those that it lists or promises. */
function isShared(facts: Facts, type: TypeRef, values: Iterable<Value>): boolean {
  const { types, verbs } = facts.machine;
  const structure = types.expand(type);
  if (structure.is === "list" || structure.is === "record") {
    const frame = rootFrameOf(facts.machine);
    const held = [...values].filter(({ kind }) => kind !== "unknown" && kind !== "plain");
    const inner = held.flatMap((value) => [...verbs.elements(value, frame)]);
    return isShared(facts, structure.of, inner);
  }
  if (structure.is === "promise")
    return isShared(facts, structure.of, verbs.awaited(new Set(values)));
  return [...values].some((value) => isOfAnotherService(facts, value));
}

/** `{ title: string }` becomes `{ title?: string; name?: string }`: what comes has the one or the other. */
export function proposeEitherType(type: DeclaredType, role: Role): readonly Proposal[] {
  const members = declaredMembers(type);
  const names = new Set(members.map((member) => nameNode(member)?.text));
  return members.flatMap((member): readonly Proposal[] => {
    const mapping = mappingOf(role, nameNode(member)?.text ?? "");
    if (mapping?.op !== "move" && mapping?.op !== "remove") return [];
    const isThere = mapping.op === "move" && names.has(String(mapping.to[0]));
    if (isThere && isOptional(member)) return [];
    const edits =
      isThere || !ts.isPropertySignature(member) || mapping.op === "remove"
        ? null
        : eitherMember(member, textBeside(members, member, mapping, role));
    return [
      {
        change: mapping.change,
        node: member,
        message: describeField(mapping, role),
        edits,
        confidence: edits ? "safe" : "manual",
        reason: edits ? null : REASON,
        ties: [type],
      },
    ];
  });
}

/** The member, which may be missing, and beside it what v2 has. */
function eitherMember(member: ts.PropertySignature, beside: string): readonly Edit[] {
  const file = pathOf(member);
  const other = insert(file, member.type?.getEnd() ?? member.name.getEnd(), beside);
  return member.questionToken ? [other] : [insert(file, member.name.getEnd(), "?"), other];
}

/** What v2 has of a member, or of all that it has together with it, which is declared beside the first of them. */
function textBeside(
  members: readonly DeclaredMember[],
  member: DeclaredMember,
  { to }: MoveMapping,
  role: Role,
): string {
  const [container, ...path] = to;
  if (path.length === 0) return `; ${String(container)}?: ${typeText(member)}`;
  const together = members.flatMap((each) => {
    const mapping = mappingOf(role, nameNode(each)?.text ?? "");
    return mapping?.op === "move" && mapping.to.length > 1 && mapping.to[0] === container
      ? [{ each, name: String(mapping.to.at(-1)) }]
      : [];
  });
  if (together[0]?.each !== member) return "";
  const inner = together.map(({ each, name }) => `${name}: ${typeText(each)}`).join("; ");
  return `; ${String(container)}?: { ${inner} }${typeof path[0] === "number" ? "[]" : ""}`;
}

function typeText(member: DeclaredMember): string {
  return memberType(member)?.getText() ?? "unknown";
}
