import { ts } from "ts-morph";
import { expressionOf } from "../../client/regular-expression.ts";
import type { Program } from "../../program/program.ts";
import { initializerOf } from "../../validation/initializer-of.ts";
import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { knownText } from "../text/text.ts";
import { sliceParts } from "../text/text-slice.ts";
import type { TextValue } from "../text/text-value.ts";
import type { Values } from "../value.ts";
import { JUST_NULLISH, JUST_PLAIN, JUST_UNKNOWN, NOTHING, one } from "../values.ts";
import { callback } from "./callback.ts";
import type { NativeCall } from "./native.ts";

/** More places than this are a text to read, and no template. */
const MOST_FOUND = 32;

/** Calls the function of `template.replace(/\{(\w+)\}/g, (found, name) => …)` with what the pattern finds. */
export function callWithFound(call: NativeCall): void {
  if (![...(call.args[1] ?? NOTHING)].some(({ kind }) => kind === "function")) return;
  const found = foundIn(call);
  for (const args of found ?? []) callback(call, 1, args);
  if (found) return;
  const anything = { ...implicitCall(call, [JUST_UNKNOWN]), spreadFrom: 0 };
  call.machine.verbs.invoke(call.args[1] ?? NOTHING, anything);
}

/** What a pattern finds in a text, each with its groups; null where only a run tells. */
function foundIn({ machine, self, argNodes }: NativeCall): readonly (readonly Values[])[] | null {
  const [pattern] = argNodes;
  const literal = pattern && writtenPattern(machine.program, pattern);
  const expression = literal ? expressionOf(literal.text) : null;
  const text = self && knownText(self);
  if (!literal || !expression || self?.kind !== "text" || text === null) return null;
  const all = [...text.matchAll(new RegExp(expression, `${expression.flags}dg`))];
  if (all.length > MOST_FOUND) return null;
  const found = isForAll(literal) ? all : all.slice(0, 1);
  return found.map(({ indices = [] }) => [
    ...indices.map((range) => (range ? one(piece(machine, self, range)) : JUST_NULLISH)),
    JUST_PLAIN,
    one(self),
  ]);
}

/** The expression that is written there, or that a constant stands for. */
function writtenPattern(program: Program, node: ts.Node): ts.RegularExpressionLiteral | null {
  if (ts.isRegularExpressionLiteral(node)) return node;
  const written = ts.isIdentifier(node) ? initializerOf(program, node) : null;
  const isConstant =
    written && (ts.getCombinedNodeFlags(written.parent) & ts.NodeFlags.Const) !== 0;
  return isConstant && ts.isRegularExpressionLiteral(written) ? written : null;
}

function isForAll({ text }: ts.RegularExpressionLiteral): boolean {
  return text.slice(text.lastIndexOf("/")).includes("g");
}

/** What stands in a range of a text; whatever is brought into its literal, a run cuts it out of there. */
function piece(
  machine: Machine,
  text: TextValue,
  [from, to]: readonly [number, number],
): TextValue {
  return machine.intern.text(
    sliceParts(text.parts, from, to).map((part) =>
      "text" in part ? { ...part, cutAt: "" } : part,
    ),
  );
}
