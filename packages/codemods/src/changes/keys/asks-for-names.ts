import { ts } from "ts-morph";
import { comparedWith } from "../../program/equality.ts";

/**
 * Whether what goes through the members of objects asks for the names of some: `key !== 'title'`,
 * `names.includes(key)` in `Object.entries(habit).filter(([key]) => …)`.
 */
export function asksForNames(statement: ts.Node): boolean {
  return hasKey(statement, (key) => comparedWith(key) !== null || isSought(key));
}

/** Whether it takes only members that others know by their names: `names.has(key)`, and not `!names.has(key)`. */
export function picksByNames(statement: ts.Node): boolean {
  return hasKey(statement, (key) => isSought(key) && !isDenied(key.parent));
}

/** A place that asks whether names have a key: `names.includes(key)`, `!names.has(key)`, `key in schema`. */
export interface SoughtKey {
  readonly key: ts.Identifier;
  readonly names: ts.Expression;
  /** Whether the members of an object have the names: `key in schema`. */
  readonly isOfMembers: boolean;
  readonly isDenied: boolean;
}

/** The places that ask lists for keys, where nothing is asked of the keys in another way; null where something is. */
export function soughtInLists(statement: ts.Node): readonly SoughtKey[] | null {
  const found: SoughtKey[] = [];
  const isOther = hasKey(statement, (key) => {
    const asked = isSought(key) ? namesAskedFor(key) : null;
    if (asked) found.push({ key, ...asked, isDenied: isDenied(key.parent) });
    return asked ? false : isSought(key) || comparedWith(key) !== null;
  });
  return isOther ? null : found;
}

/** `names` of `names.includes(key)`, `key in names` and `Object.hasOwn(names, key)`. */
function namesAskedFor({ parent }: ts.Node): Pick<SoughtKey, "names" | "isOfMembers"> | null {
  if (ts.isBinaryExpression(parent)) return { names: parent.right, isOfMembers: true };
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression))
    return null;
  const [first] = parent.arguments;
  if (first && parent.expression.getText() === "Object.hasOwn")
    return { names: first, isOfMembers: true };
  const { expression, name } = parent.expression;
  return /^(?:includes|has)$/.test(name.text) ? { names: expression, isOfMembers: false } : null;
}

function hasKey(statement: ts.Node, isMeant: (key: ts.Identifier) => boolean): boolean {
  const names = new Set<string>();
  let found = false;
  const visit = (node: ts.Node): void => {
    const key = keyAt(node);
    if (key) names.add(key.text);
    ts.forEachChild(node, visit);
    found ||= ts.isIdentifier(node) && names.has(node.text) && isMeant(node);
  };
  visit(statement);
  return found;
}

/** `key` of `[key, value]`, of `for (const key in …)`, and of the function that names are handed to. */
function keyAt(node: ts.Node): ts.Identifier | null {
  if (ts.isArrayBindingPattern(node)) return nameIn(node.elements[0]);
  if (ts.isForInStatement(node) || ts.isForOfStatement(node)) {
    const { initializer } = node;
    return ts.isVariableDeclarationList(initializer) ? nameIn(initializer.declarations[0]) : null;
  }
  if (!ts.isCallExpression(node) || !isOfKeys(node.expression)) return null;
  const [callback] = node.arguments;
  return callback && ts.isFunctionLike(callback) ? nameIn(callback.parameters[0]) : null;
}

function nameIn(declared: ts.Node | undefined): ts.Identifier | null {
  const name =
    declared &&
    (ts.isBindingElement(declared) ||
      ts.isVariableDeclaration(declared) ||
      ts.isParameter(declared))
      ? declared.name
      : null;
  return name && ts.isIdentifier(name) ? name : null;
}

/** `Object.keys(habit).filter` */
function isOfKeys(callee: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(callee) && /^Object\.keys\(/.test(callee.getText());
}

function isDenied({ parent }: ts.Node): boolean {
  return ts.isParenthesizedExpression(parent)
    ? isDenied(parent)
    : ts.isPrefixUnaryExpression(parent) && parent.operator === ts.SyntaxKind.ExclamationToken;
}

function isSought(key: ts.Identifier): boolean {
  const { parent } = key;
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.InKeyword;
  return (
    ts.isCallExpression(parent) &&
    parent.arguments.includes(key) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    /^(?:includes|has|hasOwn|indexOf|test)$/.test(parent.expression.name.text)
  );
}
