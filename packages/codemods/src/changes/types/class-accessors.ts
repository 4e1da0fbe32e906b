import type { MappedShape } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import { mappingOf } from "../../facts/shapes.ts";
import { describeField } from "../messages.ts";
import { type Proposal, waiting } from "../proposal.ts";
import { pathOf } from "../receiver.ts";

/** Members of a class that is read like a payload, but that run code. */
export function proposeAccessors(
  node: ts.ClassLikeDeclaration,
  role: MappedShape,
): readonly Proposal[] {
  return node.members.filter(isRun).flatMap((member): readonly Proposal[] => {
    const { name } = member;
    const mapping = ts.isIdentifier(name) ? mappingOf(role, name.text) : null;
    if (mapping?.op !== "move" && mapping?.op !== "remove") return [];
    const isRename = mapping.op === "move" && mapping.to.length === 1;
    const base = {
      change: mapping.change,
      node: member,
      message: describeField(mapping, role),
      ties: [node],
    };
    if (isRename) {
      const edits = [replace(pathOf(name), rangeOf(name), String(mapping.to[0]))];
      return [{ ...base, edits, confidence: "review", reason: READ_LIKE_ONE }];
    }
    const left = { ...base, edits: null, confidence: "manual", reason: READ_LIKE_ONE } as const;
    return [left, waiting(left)];
  });
}

export const READ_LIKE_ONE = "objects of this class stand where habits of the service stand too";

type Running = ts.MethodDeclaration | ts.AccessorDeclaration;

function isRun(member: ts.ClassElement): member is Running {
  return ts.isMethodDeclaration(member) || ts.isAccessor(member);
}
