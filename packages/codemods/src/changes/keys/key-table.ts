import { ts } from "ts-morph";
import { type Piece, rangeOf } from "../../edit/edit.ts";
import { mappingOf, type Role } from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { isIdentifierName } from "../../program/member-name.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { writePath } from "../v2-path.ts";

/** What an object that has no name is called for a look-up. */
const PARAMETERS: readonly string[] = ["item", "row"];

/** More names than this and a look-up is no longer written out. */
const MOST_NAMES = 12;

interface TableOptions {
  /** Whether the key can be nothing but one of the names. */
  readonly isWhole: boolean;
  /** Whether the object has a type that knows of no members, as `T`. */
  readonly isGeneric?: boolean;
  /** Members beside those of the role, as they are written. */
  readonly more?: readonly string[];
  /** What an object of the program's own has, as it is asked for beside what a habit has. */
  readonly ownAs?: (own: string) => string;
  /** What tells a compiler that an element of a list is there, where it takes any for missing. */
  readonly assertion?: string;
}

/**
 * A look-up by a name that is only known at run time, written as a look-up among the v2 members under their
 * v1 names: `({ title: habit.name })[key]`. Null where the key cannot be named again.
 *
 * @param names - The v1 names that the key can be; all names, where `isWhole` says so.
 */
export function keyTable(
  node: ts.ElementAccessExpression,
  role: Role,
  names: readonly string[],
  options: TableOptions,
): readonly Piece[] | null {
  const { expression, argumentExpression: key } = node;
  if (!isRepeatable(key) || names.length > MOST_NAMES) return null;
  const held = bareExpression(expression);
  if (isRepeatable(held))
    return [tableOf(node, role, names, { ...options, object: held.getText() })];
  if (options.more?.length) return null;
  const given = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  const object = PARAMETERS.find((name) => !namesIn(key).has(name)) ?? "it";
  // What cannot be named again is handed to a function that names it.
  return [
    `((${object}) => ${tableOf(node, role, names, { ...options, object })})(`,
    rangeOf(given),
    ")",
  ];
}

/** The look-up in what has a name. */
function tableOf(
  node: ts.ElementAccessExpression,
  role: Role,
  names: readonly string[],
  {
    isWhole,
    isGeneric = false,
    more = [],
    assertion = "",
    ownAs = (own) => own,
    object: name,
  }: TableOptions & { readonly object: string },
): string {
  const { expression, argumentExpression: key } = node;
  // What is cast for the look-up, as `(value as Record<string, unknown>)[key]`, has a type that knows of no members.
  const isLoose = isGeneric || isCast(expression);
  const loose = (text: string): string => (isLoose ? `(${text} as any)` : text);
  const object = loose(name);
  const dot = node.questionDotToken ? "?." : ".";
  const members = names.flatMap((name) => {
    if (mappingOf(role, name))
      return movedMembers(object, dot, role, [name], isLoose ? "" : assertion);
    if (!isWhole) return [];
    return [
      `${property(name)}: ${object}${isIdentifierName(name) ? `${dot}${name}` : indexed(node, name)}`,
    ];
  });
  const table = loose(`{ ${[...more, ...members].join(", ")} }`);
  const own = `${object}${node.getText().slice(expression.getText().length)}`;
  return isWhole
    ? `${isLoose ? table : `(${table})`}[${key.getText()}]`
    : `(${ownAs(own)} ?? ${table}[${key.getText()}])`;
}

function namesIn(node: ts.Node): ReadonlySet<string> {
  return new Set(
    nodesIn(node)
      .filter(ts.isIdentifier)
      .map(({ text }) => text),
  );
}

function isCast(node: ts.Expression): boolean {
  return ts.isParenthesizedExpression(node) ? isCast(node.expression) : ts.isAsExpression(node);
}

/** What v2 has of members, under their v1 names: `title: habit.name`. */
export function movedMembers(
  object: string,
  dot: string,
  role: Role,
  names: readonly string[],
  assertion = "",
): readonly string[] {
  return names.flatMap((name) => {
    const mapping = mappingOf(role, name);
    if (mapping?.op !== "move") return [];
    const isInList = mapping.to.some((step) => typeof step === "number");
    const path = `${writePath(mapping.to, true)}${isInList ? assertion : ""}`;
    return [`${property(name)}: ${object}${dot}${path}`];
  });
}

function indexed(node: ts.ElementAccessExpression, name: string): string {
  return `${node.questionDotToken ? "?." : ""}[${JSON.stringify(name)}]`;
}

function property(name: string): string {
  return isIdentifierName(name) ? name : JSON.stringify(name);
}

/** All that stands for a look-up in what is written out: `(own === 'times' ? 'rep' : own)` of either `own`. */
function halfOf(node: ts.ElementAccessExpression): ts.Expression {
  const choice = ts.isBinaryExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isConditionalExpression(choice) && ts.isParenthesizedExpression(choice.parent)
    ? choice.parent
    : node;
}

/** Whether a look-up is the first half of one that was written out already. */
export function isWrittenOut(node: ts.ElementAccessExpression): boolean {
  const half = halfOf(node);
  const { parent } = half;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === half &&
    parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
    ts.isElementAccessExpression(parent.right) &&
    ts.isObjectLiteralExpression(bareExpression(parent.right.expression)) &&
    parent.right.argumentExpression.getText() === node.argumentExpression.getText()
  );
}
