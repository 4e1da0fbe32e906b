import { ts } from "ts-morph";
import { expect, test } from "vitest";
import { literalMembers } from "./literal-members.ts";

test.each([
  ["{ a, 'b': 1, c() {} }", ["a", "b", "c"], false, false],
  ["{ a: 1, [b]: 2, 'a': 3 }", ["a"], true, false],
  ["{ ...a }", [], false, true],
])("a literal says what it has: %s", (text, names, isComputed, isSpread) => {
  const file = ts.createSourceFile("a.ts", `(${text})`, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  if (!statement || !ts.isExpressionStatement(statement)) throw new Error("no expression");
  const literal = (statement.expression as ts.ParenthesizedExpression).expression;
  const found = literalMembers(literal as ts.ObjectLiteralExpression);
  expect([[...found.named.keys()], found.isComputed, found.isSpread]).toEqual([
    names,
    isComputed,
    isSpread,
  ]);
});
