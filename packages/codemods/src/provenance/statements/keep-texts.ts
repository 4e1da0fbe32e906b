import { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { matchText, type TextTest, testText } from "../text/test-text.ts";
import type { TextValue } from "../text/text-value.ts";
import type { Values } from "../value.ts";
import { keep } from "./keep-asked.ts";

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
  if (how && ts.isIdentifier(receiver)) {
    const sought = onlyTextOf(machine.verbs.evaluate(argument, frame));
    if (sought) leave(receiver, truth, frame, (text) => testText(text, sought, how));
  } else if (
    name.text === "test" &&
    ts.isRegularExpressionLiteral(receiver) &&
    ts.isIdentifier(argument)
  )
    leave(argument, truth, frame, (text) => matchText(text, receiver.text));
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
