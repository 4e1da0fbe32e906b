import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, type MoveMapping, type Role } from "../../facts/shapes.ts";
import { type Access, memberEdit } from "../member-edit.ts";
import type { Outcome, Proposal } from "../proposal.ts";

/**
 * `delete habit.streak` takes the container of v2 away; where other members stand in it that are not deleted beside
 * this one, as `target` does with `unit`, or that code still reads, only the member goes.
 */
export function deletedMember(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  role: Role,
  sure: Pick<Proposal, "confidence" | "reason">,
): Outcome {
  const container = containerOf(mapping);
  const whole = [String(container ?? mapping.to[0])];
  const left = membersBeside(mapping, role).filter((name) =>
    mapping.readOnly ? isReadBehind(node, name) : !isDeletedBeside(node, name),
  );
  if (left.length === 0) return { ...sure, edits: [memberEdit(facts, node, whole, false)] };
  const confidence = sure.confidence === "manual" ? "manual" : "review";
  const reason = sure.reason ?? `what v2 has beside it, such as \`${left[0]}\`, is kept`;
  return { confidence, reason, edits: [memberEdit(facts, node, mapping.to, true)] };
}

/** The other members of v1 that v2 takes in the same container. */
function membersBeside(mapping: MoveMapping, role: Role): readonly string[] {
  const container = containerOf(mapping);
  if (container === null || role === "envelope") return [];
  return shapeMappings[role].fields
    .filter((field) => field !== mapping && containerOf(field) === container)
    .map(({ from }) => from);
}

/** Whether a statement next to this one deletes a member of the same object: none of the two happens without the other. */
function isDeletedBeside(node: Access, name: string): boolean {
  const statement = node.parent.parent;
  const sought = `${node.expression.getText()}.${name}`;
  const around: ts.Node = statement.parent;
  if (!ts.isBlock(around) && !ts.isSourceFile(around)) return false;
  const at = ts.isStatement(statement) ? around.statements.indexOf(statement) : -1;
  const runFrom = (step: number): boolean => {
    for (let next = at + step; at >= 0; next += step) {
      const deleted = deletedIn(around.statements[next]);
      if (deleted === null || deleted === sought) return deleted !== null;
    }
    return false;
  };
  return runFrom(1) || runFrom(-1);
}

/** What a statement deletes, and does nothing else; null of any other. */
function deletedIn(statement: ts.Statement | undefined): string | null {
  return statement &&
    ts.isExpressionStatement(statement) &&
    ts.isDeleteExpression(statement.expression)
    ? statement.expression.expression.getText()
    : null;
}

/** Whether code reads such a member of the same object behind a place. */
function isReadBehind(node: Access, name: string): boolean {
  const scope = ts.findAncestor(node, (each) => ts.isFunctionLike(each) || ts.isSourceFile(each));
  const sought = `${node.expression.getText()}.${name}`;
  const reads = (each: ts.Node): boolean =>
    (ts.isPropertyAccessExpression(each) &&
      each.getStart() > node.getEnd() &&
      !ts.isDeleteExpression(each.parent) &&
      each.getText() === sought) ||
    (ts.forEachChild(each, (child) => reads(child) || undefined) ?? false);
  return scope !== undefined && reads(scope);
}
