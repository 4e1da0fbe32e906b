import { ts } from "ts-morph";

/** The expression whose value a finding is about, to look back from; null where it is about no value. */
export function startOf(node: ts.Node): ts.Node | null {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return node.expression;
  if (ts.isBindingElement(node)) return firstName(node);
  if (ts.isIdentifier(node)) return node;
  return null;
}

/** The object that a member is written in. */
export function literalAround(node: ts.Node): ts.Node | null {
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.isObjectLiteralElementLike(node) && ts.isObjectLiteralExpression(node.parent)
    ? node.parent
    : null;
}

function firstName({ name }: ts.BindingElement): ts.Node | null {
  if (ts.isIdentifier(name)) return name;
  const [element] = name.elements;
  return element && ts.isBindingElement(element) ? firstName(element) : null;
}
