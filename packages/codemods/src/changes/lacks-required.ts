import { mappedSchemasV2, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { containerOf, containerOfName, type MoveMapping, type Role } from "../facts/shapes.ts";
import { isSite, isWrittenTo, type SiteValue, type Value } from "../provenance/value.ts";
import { isCompleted } from "./completed-copies.ts";
import type { Access } from "./member-edit.ts";

/** Why a person has to choose the rest of what v2 takes whole only. */
export const LACKS_REQUIRED =
  "v1 changes this member alone; v2 takes it with the amount of the goal alone, and no habit is at hand to take that from";

export const MAY_LACK_REQUIRED =
  "v2 takes this member with the amount of the goal alone, and whether that is set, too, only a run tells";

/**
 * Whether no object that stands in a place has the member that v2 wants in a container beside any other:
 * a goal is one of an amount.
 */
export function lacksRequired(
  facts: Facts,
  values: Iterable<Value>,
  container: string,
  role: Role,
): boolean {
  const required = requiredIn(container, role);
  const all = [...values];
  return (
    required.length > 0 &&
    all.length > 0 &&
    all.every(
      (value) =>
        isWholeBody(facts, value) &&
        value.element.values.size === 0 &&
        !isWrittenTo(value, container) &&
        !required.some((name) => isWrittenTo(value, name)) &&
        !isCompleted(facts, value, required),
    )
  );
}

/** Whether a member is set under a condition on an object that did not begin with what v2 wants beside it. */
export function mayLackRequired(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  role: Role,
): boolean {
  const required = requiredIn(String(mapping.to[0]), role);
  if (required.length === 0 || required.includes(mapping.from) || !isConditional(node))
    return false;
  if (isSetBeside(node, required)) return false;
  return [...facts.seen(node.expression)].some(
    (value) =>
      isWholeBody(facts, value) &&
      !required.some((name) => value.own.has(name)) &&
      !isCompleted(facts, value, required),
  );
}

/** Whether one of some members is set on the same object wherever this one is. */
function isSetBeside({ expression, parent }: Access, names: readonly string[]): boolean {
  const list = parent.parent.parent;
  if (!ts.isBlock(list) && !ts.isCaseOrDefaultClause(list)) return false;
  return setsAny(
    list.statements,
    names.map((name) => `${expression.getText()}.${name}`),
  );
}

/** Whether one of some statements assigns to one of these targets. */
export function setsAny(statements: readonly ts.Statement[], targets: readonly string[]): boolean {
  return statements.some((statement) => targets.includes(assignedIn(statement) ?? ""));
}

/** What a statement assigns to. */
function assignedIn(statement: ts.Statement): string | null {
  const assignment = ts.isExpressionStatement(statement) ? statement.expression : null;
  return assignment &&
    ts.isBinaryExpression(assignment) &&
    assignment.operatorToken.kind === ts.SyntaxKind.EqualsToken
    ? assignment.left.getText()
    : null;
}

/** Whether an object is sent with nothing but what is set on it by name. */
export function isWholeBody({ roles }: Facts, value: Value): value is SiteValue {
  return isSite(value, "object") && roles.sent.has(value.node) && value.spread.values.size === 0;
}

/** Whether of members that v2 takes together only some are named, and not the one that it wants beside the others. */
export function lackAmount(names: readonly string[], role: Role): boolean {
  const containers = new Set(names.map((name) => containerOfName(role, name)));
  return [...containers].some((container) => {
    const required = container === null ? [] : requiredIn(container, role);
    return required.length > 0 && !required.some((name) => names.includes(name));
  });
}

/** Whether a node runs only where a condition holds. */
export function isConditional(node: ts.Node): boolean {
  const branch = ts.findAncestor(
    node,
    (each) => ts.isFunctionLike(each) || ts.isIfStatement(each) || ts.isCaseClause(each),
  );
  return branch !== undefined && !ts.isFunctionLike(branch);
}

/** The v1 members that become those which v2 requires in the elements of a container. */
export function requiredIn(container: string, role: Role): readonly string[] {
  if (role !== "habit") return [];
  const { properties } = mappedSchemasV2["habit-update"];
  const schema = Object.entries(properties).find(([name]) => name === container)?.[1];
  const required: readonly string[] =
    typeof schema === "object" && "items" in schema ? schema.items.required : [];
  return shapeMappings[role].fields
    .filter(
      (field) =>
        field.op === "move" &&
        containerOf(field) === container &&
        required.includes(String(field.to.at(-1))),
    )
    .map(({ from }) => from);
}
