import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { memberName } from "../../program/member-name.ts";
import type { Value } from "../../provenance/value.ts";
import { pathOf } from "../receiver.ts";
import type { QueryValue, SetQuery } from "./query-value.ts";

/** A statement that gives a URL a query of this parameter alone: `` url.search = `?habitId=${id}` ``. */
export function queryByAssignment(
  facts: Facts,
  node: ts.Node,
  name: string,
  targets: ReadonlySet<Value>,
): SetQuery | null {
  if (!ts.isBinaryExpression(node) || !ts.isExpressionStatement(node.parent)) return null;
  const { left, right, operatorToken } = node;
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken) return null;
  if (!ts.isPropertyAccessExpression(left) || left.name.text !== "search") return null;
  if (![...facts.seen(left.expression)].some((each) => targets.has(each))) return null;
  const expression = onlyValue(right, name) ?? onlyMember(right, name);
  if (!expression || !isAlways(facts, left.expression, node.parent)) return null;
  const isEncoded = /^encodeURIComponent\(/.test(expression.getText());
  const query: QueryValue = {
    value: isEncoded
      ? ["${", rangeOf(expression), "}"]
      : ["${encodeURIComponent(", rangeOf(expression), ")}"],
    expression,
    edits: [replace(pathOf(node), rangeOf(node.parent), "")],
    inText: null,
  };
  return { url: left.expression, query };
}

/** What a query that is written as text gives its one parameter, where that has the name. */
function onlyValue(query: ts.Expression, name: string): ts.Expression | null {
  if (ts.isTemplateExpression(query)) {
    const [span, ...more] = query.templateSpans;
    const isAlone = more.length === 0 && span?.literal.text === "";
    return isAlone && isHead(query.head.text, name) ? span.expression : null;
  }
  if (!ts.isBinaryExpression(query) || query.operatorToken.kind !== ts.SyntaxKind.PlusToken)
    return null;
  const { left, right } = query;
  return ts.isStringLiteralLike(left) && isHead(left.text, name) ? right : null;
}

/** What `new URLSearchParams({ habitId })` gives its one parameter, be it asked for its text, too. */
function onlyMember(query: ts.Expression, name: string): ts.Expression | null {
  const isText = ts.isCallExpression(query) && ts.isPropertyAccessExpression(query.expression);
  const made = isText ? query.expression.expression : query;
  if (!ts.isNewExpression(made) || made.expression.getText() !== "URLSearchParams") return null;
  const [given] = made.arguments ?? [];
  if (!given || !ts.isObjectLiteralExpression(given)) return null;
  const [member, ...more] = given.properties;
  if (!member || more.length > 0 || memberName(member) !== name) return null;
  if (ts.isShorthandPropertyAssignment(member)) return member.name;
  return ts.isPropertyAssignment(member) ? member.initializer : null;
}

/** Whether the URL gets the query wherever it is made: a statement of the same block says so. */
function isAlways(facts: Facts, url: ts.Expression, statement: ts.Statement): boolean {
  if (!ts.isIdentifier(url)) return false;
  const declared = facts.program.moduleOf(url).scopes.resolve(url)?.node;
  const made = declared && ts.findAncestor(declared, ts.isStatement);
  return made !== undefined && ts.isVariableStatement(made) && made.parent === statement.parent;
}

function isHead(text: string, name: string): boolean {
  return text === `?${name}=` || text === `${name}=`;
}
