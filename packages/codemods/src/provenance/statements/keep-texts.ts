import { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { Tag } from "../members/tags.ts";
import { matchText, type TextTest, testText } from "../text/test-text.ts";
import { knownText } from "../text/text.ts";
import type { TextValue } from "../text/text-value.ts";
import type { Values } from "../value.ts";
import { keep, keepAmong } from "./keep-asked.ts";

const TESTS: readonly TextTest[] = ["includes", "startsWith", "endsWith"];

/** `path.startsWith('http')`, `/^https?:/.test(path)`: leaves the texts that may pass, or those that may not. */
export function keepTexts(
  machine: Machine,
  { expression: callee, arguments: [argument, ...others] }: ts.CallExpression,
  truth: boolean,
  frame: Frame,
): void {
  if (!ts.isPropertyAccessExpression(callee) || !argument) return;
  // A test that begins at some place is another one.
  if (others.length > 0) return;
  const { expression: receiver, name } = callee;
  const how = TESTS.find((each) => each === name.text);
  const tested = testedName(how ? receiver : argument);
  if (!tested) return;
  if (how) {
    const sought = onlyTextOf(machine.verbs.evaluate(argument, frame));
    if (sought) leave(tested, truth, frame, (text) => testText(text, sought, how));
  } else if (name.text === "test" && ts.isRegularExpressionLiteral(receiver))
    leave(tested, truth, frame, (text) => matchText(text, receiver.text));
}

/** `status === 'skip'`: leaves the texts that are the one that is asked for, or the others. */
export function keepText(name: ts.Identifier, sought: Tag, isSame: boolean, frame: Frame): void {
  const declared = frame.context.module.scopes.resolve(name)?.node.parent;
  // What code says itself is the setting of the day, such as `const mode = 'dev'`: others get to the other branch.
  const isSetting = declared && ts.isVariableDeclaration(declared) && declared.initializer;
  keepAmong(name, frame, (values) => {
    const kept = values.filter((value) => {
      const text = knownText(value);
      return text === null || (text === sought) === isSame;
    });
    return kept.length === 0 && isSetting ? values : kept;
  });
}

/** `switch (kind) { case 'done': … }`: leaves the texts that a clause is for, where any of those that are known is. */
export function keepTextsOf(
  name: ts.Identifier,
  frame: Frame,
  isApart: (text: string) => boolean,
): void {
  keepAmong(name, frame, (values) => {
    const kept = values.filter((value) => {
      const text = knownText(value);
      return text === null || !isApart(text);
    });
    return kept.length === 0 ? values : kept;
  });
}

/** The name of what is tested, also where it is made a text first: `String(input)`, `input.toString()`. */
function testedName(node: ts.Expression): ts.Identifier | null {
  if (ts.isIdentifier(node)) return node;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return testedName(node.expression);
  if (!ts.isCallExpression(node)) return null;
  const { expression, arguments: args } = node;
  const [first] = args;
  if (first && ts.isIdentifier(expression) && expression.text === "String")
    return testedName(first);
  const isText = ts.isPropertyAccessExpression(expression) && expression.name.text === "toString";
  return isText && !first ? testedName(expression.expression) : null;
}

function leave(
  name: ts.Identifier,
  truth: boolean,
  frame: Frame,
  test: (text: TextValue) => boolean | null,
): void {
  keep(name, frame, (value) => value.kind === "text" && test(value) === !truth);
}

function onlyTextOf(values: Values): TextValue | null {
  const [value, ...others] = values;
  return value?.kind === "text" && others.length === 0 ? value : null;
}
