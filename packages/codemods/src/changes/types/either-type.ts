import { ts } from "ts-morph";
import { type Edit, insert } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { rootFrameOf } from "../../facts/root-frame.ts";
import { type MovedMapping, mappingOf, type Role } from "../../facts/shapes.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { Value } from "../../provenance/value.ts";
import { type DeclaredType, declaredMembers, isOptional, nameNode } from "../declared-member.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { isOfAnotherService, pathOf } from "../receiver.ts";

const REASON = "what another service answers comes here too";

/** Declared types that hold a habit as well as something of another service. */
export function eitherTypes(facts: Facts): ReadonlySet<ts.Node> {
  const found = new Set<ts.Node>();
  if (facts.others.size === 0) return found;
  for (const [type, values] of facts.machine.typeFlows) {
    for (const declaration of sharedIn(facts, type, values))
      if (facts.roles.of.has(declaration)) found.add(declaration);
  }
  return found;
}

/** How deep lists and promises are followed: recursive types have no end. */
const DEPTH = 6;

/** What declares the objects of a type, or those that it lists or promises, where something of another service is among them. */
function sharedIn(
  facts: Facts,
  type: TypeRef,
  values: Iterable<Value>,
  depth = 0,
): readonly ts.Node[] {
  const { types, verbs } = facts.machine;
  const structure = types.expand(type);
  if (depth > DEPTH) return [];
  if (structure.is === "list" || structure.is === "record") {
    const frame = rootFrameOf(facts.machine);
    const held = [...values].filter(({ kind }) => kind !== "unknown" && kind !== "plain");
    const inner = held.flatMap((value) => [...verbs.elements(value, frame)]);
    return sharedIn(facts, structure.of, inner, depth + 1);
  }
  if (structure.is === "promise")
    return sharedIn(facts, structure.of, verbs.awaited(new Set(values)), depth + 1);
  const isShared =
    structure.is === "object" && [...values].some((value) => isOfAnotherService(facts, value));
  return isShared ? [structure.declaration] : [];
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
    const edits = isThere || !ts.isPropertySignature(member) ? null : eitherMember(member, mapping);
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

/** The member, and beside it what v2 calls it; null where v2 has it elsewhere or with other values. */
function eitherMember(member: ts.PropertySignature, mapping: MovedMapping): readonly Edit[] | null {
  if (mapping.op === "remove" || mapping.to.length > 1 || mapping.values !== undefined) return null;
  const file = pathOf(member);
  const end = member.type?.getEnd() ?? member.name.getEnd();
  const type = member.type?.getText() ?? mapping.type;
  const other = insert(file, end, `; ${String(mapping.to[0])}?: ${type}`);
  return member.questionToken ? [other] : [insert(file, member.name.getEnd(), "?"), other];
}
