import { ts } from "ts-morph";
import { pathOf } from "../changes/receiver.ts";
import { saysFlow } from "../dialects/flow/flow-node.ts";
import { type Edit, insert } from "../edit/edit.ts";
import { eolOf } from "../edit/line-style.ts";
import type { Facts } from "../facts/facts.ts";
import { type HeadersText, headerPairs } from "./headers-text.ts";

/** A request interceptor behind the statement that makes the client, since the request id is new each time. */
export function interceptorEdits(
  _facts: Facts,
  node: ts.Node,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  const target = targetOf(node);
  if (!target) return wrapped(node, text, version);
  const { statement, name } = target;
  const source = node.getSourceFile().text;
  const eol = eolOf(source);
  const indent = /(^|\n)([ \t]*)$/.exec(source.slice(0, statement.getStart()))?.[2] ?? "";
  const semicolon = source.slice(statement.getStart(), statement.getEnd()).endsWith(";") ? ";" : "";
  const lines = [
    `${name}.interceptors.request.use((config) => {`,
    ...settings(node, text, version).map((each) => `  ${each}${semicolon}`),
    `  return config${semicolon}`,
    `})${semicolon}`,
  ];
  return [
    insert(
      pathOf(node),
      statement.getEnd(),
      lines.map((line) => `${eol}${indent}${line}`).join(""),
    ),
  ];
}

/** What gives the headers of `config` the required ones; Flow has no safe `Object.assign`. */
function settings(node: ts.Node, text: HeadersText, version: string): readonly string[] {
  return saysFlow(node.getSourceFile().text)
    ? headerPairs(version).map(([name, value]) => `config.headers[${name}] = ${value}`)
    : [`Object.assign(config.headers, ${text.expression(version)})`];
}

/** The statement that gives the client a name, and that name. */
function targetOf(
  node: ts.Node,
): { readonly statement: ts.Statement; readonly name: string } | null {
  if (ts.isExpressionStatement(node)) return { statement: node, name: globalName(node.expression) };
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) {
    const statement = parent.parent.parent;
    return ts.isVariableStatement(statement) ? { statement, name: parent.name.text } : null;
  }
  if (
    ts.isBinaryExpression(parent) &&
    parent.right === node &&
    ts.isExpressionStatement(parent.parent)
  ) {
    const { left } = parent;
    const isName = ts.isIdentifier(left) || ts.isPropertyAccessExpression(left);
    return isName && isBlock(parent.parent.parent) && left.getText() !== "module.exports"
      ? { statement: parent.parent, name: left.getText() }
      : null;
  }
  return null;
}

function isBlock(node: ts.Node): boolean {
  return ts.isBlock(node) || ts.isSourceFile(node);
}

/** `axios` of `axios.defaults.baseURL = …`. */
function globalName(node: ts.Expression): string {
  let at = node;
  while (ts.isBinaryExpression(at)) at = at.left;
  while (ts.isPropertyAccessExpression(at)) at = at.expression;
  return at.getText();
}

/** Where the client has no name yet, it gets its interceptor on the way. */
function wrapped(node: ts.Node, text: HeadersText, version: string): readonly Edit[] | null {
  if (!ts.isCallExpression(node)) return null;
  const file = pathOf(node);
  const set = settings(node, text, version).join("; ");
  const body = `client.interceptors.request.use((config) => { ${set}; return config }); return client`;
  return [
    insert(file, node.getStart(), `((client) => { ${body} })(`),
    insert(file, node.getEnd(), ")"),
  ];
}
