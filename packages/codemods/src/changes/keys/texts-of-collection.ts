import { ts } from "ts-morph";

const COLLECTION = /^(?:Readonly)?(?:Set|Map)$/;

const BY_KEY = new Set(["add", "delete", "get", "has", "set"]);

/** What a set or a table of a type is given or asked for: `dirty.add('title')` of `const dirty = new Set<keyof Habit>()`. */
export function textsOfCollection(holder: ts.Node): readonly ts.Expression[] {
  const name = collectionName(holder);
  if (name === null) return [];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    const [key] = ts.isCallExpression(node) ? node.arguments : [];
    if (key && ts.isCallExpression(node) && isAskedOf(node, name)) found.push(key);
    ts.forEachChild(node, visit);
  };
  visit(holder.getSourceFile());
  return found;
}

/** The name of what is declared as a collection, or made as one. */
function collectionName(holder: ts.Node): string | null {
  const made = ts.isNewExpression(holder) ? holder.expression : null;
  const type = ts.isTypeReferenceNode(holder) ? holder.typeName : null;
  const { parent } = holder;
  const isDeclared =
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isParameter(parent);
  return isDeclared && COLLECTION.test((made ?? type)?.getText() ?? "")
    ? parent.name.getText()
    : null;
}

/** Whether a call is one of a collection of that name, be it behind others: `this.dirty.add('target').add('unit')`. */
function isAskedOf({ expression }: ts.CallExpression, name: string): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !BY_KEY.has(expression.name.text)) return false;
  const { expression: asked } = expression;
  if (ts.isCallExpression(asked)) return isAskedOf(asked, name);
  return (ts.isPropertyAccessExpression(asked) ? asked.name : asked).getText() === name;
}
