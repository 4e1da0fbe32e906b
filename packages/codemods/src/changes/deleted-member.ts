import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { containerOf, type MoveMapping, type Role } from "../facts/shapes.ts";
import { type Access, memberEdit } from "./member-edit.ts";
import type { Proposal } from "./proposal.ts";

type Deletion = Pick<Proposal, "edits" | "confidence" | "reason">;

/**
 * `delete habit.streak` takes the container of v2 away; where other members stand in it that are not deleted beside
 * this one, as `target` does with `unit`, only the member goes.
 */
export function deletedMember(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  role: Role,
  sure: Pick<Proposal, "confidence" | "reason">,
): Deletion {
  const container = containerOf(mapping);
  const whole = [String(container ?? mapping.to[0])];
  const left = membersBeside(mapping, role).filter((name) => !isDeletedBeside(node, name));
  if (left.length === 0) return { ...sure, edits: [memberEdit(facts, node, whole, false)] };
  const confidence = sure.confidence === "manual" ? "manual" : "review";
  const reason = sure.reason ?? `what v2 has beside it, such as \`${left[0]}\`, is kept`;
  return { confidence, reason, edits: [memberEdit(facts, node, mapping.to, true)] };
}

/** The other members of v1 that v2 takes in the same container. */
function membersBeside(mapping: MoveMapping, role: Role): readonly string[] {
  const container = containerOf(mapping);
  if (container === null || mapping.readOnly || role === "envelope") return [];
  return shapeMappings[role].fields
    .filter((field) => field !== mapping && field.op === "move" && containerOf(field) === container)
    .map(({ from }) => from);
}

/** Whether a statement of the same block deletes a member of the same object. */
function isDeletedBeside(node: Access, name: string): boolean {
  const block = ts.findAncestor(node, (each) => ts.isBlock(each) || ts.isSourceFile(each));
  const object = node.expression.getText();
  let found = false;
  const visit = (each: ts.Node): void => {
    if (ts.isDeleteExpression(each) && each.expression.getText() === `${object}.${name}`)
      found = true;
    ts.forEachChild(each, visit);
  };
  if (block) visit(block);
  return found;
}
