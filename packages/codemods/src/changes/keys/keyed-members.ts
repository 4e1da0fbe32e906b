import { ts } from "ts-morph";
import { type Edit, replace } from "../../edit/edit.ts";
import { mappingOf, memberInV2, type Role } from "../../facts/shapes.ts";
import { removeMember } from "../declared-member.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import type { DeclaredRoles } from "./declared-roles.ts";

/** The members of the object that keys are taken from: `keyof { streak: number }`, as Flow's `$Diff` is read; null for other keys. */
export function keyedMembers(keys: ts.TypeNode): readonly ts.PropertySignature[] | null {
  if (!ts.isTypeOperatorNode(keys) || keys.operator !== ts.SyntaxKind.KeyOfKeyword) return null;
  return ts.isTypeLiteralNode(keys.type)
    ? keys.type.members.filter((member) => ts.isPropertySignature(member))
    : null;
}

/** The members under their names in v2, of which only the name counts; `apart` are those that must stay with what is left. */
export function proposeKeyedMembers(
  members: readonly ts.PropertySignature[],
  role: Role,
  { declaration }: DeclaredRoles,
  apart: ReadonlySet<string>,
): readonly Proposal[] {
  const written = new Set([...apart, ...members.map((member) => member.name.getText())]);
  return members.flatMap((member): readonly Proposal[] => {
    const mapping = mappingOf(role, member.name.getText());
    if (mapping?.op !== "move" && mapping?.op !== "remove") return [];
    const to = memberInV2(mapping) ?? mapping.from;
    const isThere = written.has(to);
    written.add(to);
    return [
      {
        change: mapping.change,
        node: member,
        message: describeField(mapping, role),
        edits: [isThere ? removeMember(member) : rename(member, to)],
        confidence: "safe",
        reason: null,
        ties: [declaration],
      },
    ];
  });
}

function rename(member: ts.PropertySignature, to: string): Edit {
  const end = member.type?.getEnd() ?? member.getEnd();
  return replace(pathOf(member), { start: member.getStart(), end }, `${to}: any`);
}
