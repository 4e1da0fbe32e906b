import { ts } from "ts-morph";
import { mappingOf, type Role } from "../../facts/shapes.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { writePath } from "../v2-path.ts";

/** More names than this and a look-up is no longer written out. */
const MOST_NAMES = 12;

/**
 * A look-up by a name that is only known at run time, written as a look-up among the v2 members under their
 * v1 names: `({ title: habit.name })[key]`. Null where the object cannot be named again.
 *
 * @param more - Members beside those of the role, as they are written.
 * @param names - The v1 names that the key can be; all names, where `isWhole` says so.
 */
export function keyTable(
  node: ts.ElementAccessExpression,
  role: Role,
  names: readonly string[],
  isWhole: boolean,
  more: readonly string[] = [],
): string | null {
  const { expression, argumentExpression: key } = node;
  if (!isRepeatable(expression) || !isRepeatable(key) || names.length > MOST_NAMES) return null;
  const object = expression.getText();
  const dot = node.questionDotToken ? "?." : ".";
  const members = names.flatMap((name) => {
    if (mappingOf(role, name)) return movedMembers(object, dot, role, [name]);
    if (!isWhole) return [];
    return [`${property(name)}: ${object}${isName(name) ? `${dot}${name}` : indexed(node, name)}`];
  });
  const table = `{ ${[...more, ...members].join(", ")} }`;
  return isWhole
    ? `(${table})[${key.getText()}]`
    : `(${node.getText()} ?? ${table}[${key.getText()}])`;
}

/** What v2 has of members, under their v1 names: `title: habit.name`. */
export function movedMembers(
  object: string,
  dot: string,
  role: Role,
  names: readonly string[],
): readonly string[] {
  return names.flatMap((name) => {
    const mapping = mappingOf(role, name);
    return mapping?.op === "move"
      ? [`${property(name)}: ${object}${dot}${writePath(mapping.to, true)}`]
      : [];
  });
}

function indexed(node: ts.ElementAccessExpression, name: string): string {
  return `${node.questionDotToken ? "?." : ""}[${JSON.stringify(name)}]`;
}

function property(name: string): string {
  return isName(name) ? name : JSON.stringify(name);
}

function isName(text: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(text);
}

/** Whether a look-up is the first half of one that was written out already. */
export function isWrittenOut(node: ts.ElementAccessExpression): boolean {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
    ts.isElementAccessExpression(parent.right) &&
    ts.isObjectLiteralExpression(parent.right.expression) &&
    parent.right.argumentExpression.getText() === node.argumentExpression.getText()
  );
}
