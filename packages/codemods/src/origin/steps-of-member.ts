import { ts } from "ts-morph";
import { type Step, type Trail, through, within } from "./step.ts";

/** What a member holds: what was written to it in the objects it may be of, or a part of what they hold. */
export function stepsOfMember(
  trail: Trail,
  node: ts.PropertyAccessExpression | ts.ElementAccessExpression,
): readonly Step[] {
  const name = memberName(node);
  const owner = node.expression;
  if (name === null) return [within(owner)];
  const held = [...(trail.machine.seen.get(owner) ?? [])].flatMap((value) =>
    value.kind === "site" ? [value.node] : [],
  );
  const literals = [...new Set(held)].flatMap((site) => writtenIn(site, name));
  const isInstance = [...(trail.machine.seen.get(owner) ?? [])].some(
    (value) => value.kind === "site" && value.is === "instance",
  );
  const assigned =
    owner.kind === ts.SyntaxKind.ThisKeyword || isInstance ? assignedIn(node, held, name) : [];
  return [...literals, ...assigned, within(owner)];
}

function memberName(node: ts.PropertyAccessExpression | ts.ElementAccessExpression): string | null {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : null;
}

function writtenIn(site: ts.Node, name: string): readonly Step[] {
  if (!ts.isObjectLiteralExpression(site)) return [];
  return site.properties.flatMap((property): readonly Step[] => {
    if (ts.isSpreadAssignment(property)) return [within(property.expression)];
    if (property.name?.getText() !== name) return [];
    const what = `kept under \`${name}\``;
    if (ts.isPropertyAssignment(property)) return [through(property.initializer, property, what)];
    return ts.isShorthandPropertyAssignment(property)
      ? [through(property.name, property, what)]
      : [];
  });
}

/** `this.habits = …` in the class around, or in those that the objects were made by. */
function assignedIn(node: ts.Node, held: readonly ts.Node[], name: string): readonly Step[] {
  const around = ts.findAncestor(node, ts.isClassLike);
  const classes = new Set([...(around ? [around] : []), ...held.filter(ts.isClassLike)]);
  const found: Step[] = [];
  const visit = (at: ts.Node): void => {
    if (
      ts.isBinaryExpression(at) &&
      at.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(at.left) &&
      at.left.name.text === name
    )
      found.push(through(at.right, at.left, `kept in ${at.left.getText()}`));
    if (ts.isPropertyDeclaration(at) && at.name.getText() === name && at.initializer)
      found.push(through(at.initializer, at.name, `kept in ${name}`));
    ts.forEachChild(at, visit);
  };
  for (const each of classes) visit(each);
  return found;
}
