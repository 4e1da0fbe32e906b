import { ts } from "ts-morph";
import { pathOf } from "../changes/receiver.ts";
import { type Edit, insert } from "../edit/edit.ts";
import { eolOf } from "../edit/line-style.ts";
import { headerPairs } from "./headers-text.ts";

/** Statements behind the one that opens a request, which set each header by its name. */
export function headersBySetter(
  call: ts.Node,
  setter: string,
  version: string,
): readonly Edit[] | null {
  const { parent: statement } = call;
  const receiver = receiverOf(call)?.getText();
  if (!receiver || !ts.isExpressionStatement(statement)) return null;
  const source = call.getSourceFile().text;
  const indent = /(^|\n)([ \t]*)$/.exec(source.slice(0, statement.getStart()))?.[2] ?? "";
  const eol = eolOf(source);
  const end = source.slice(statement.getStart(), statement.getEnd()).endsWith(";") ? ";" : "";
  const lines = headerPairs(version).map(
    ([name, value]) => `${eol}${indent}${receiver}.${setter}(${name}, ${value})${end}`,
  );
  return [insert(pathOf(call), statement.getEnd(), lines.join(""))];
}

/** What stands before the dot of a call. */
export function receiverOf(call: ts.Node): ts.Node | null {
  return ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)
    ? call.expression.expression
    : null;
}
