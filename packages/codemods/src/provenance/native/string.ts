import { ts } from "ts-morph";
import { flatten } from "../../client/addresses/match-url.ts";
import { expressionOf } from "../../client/regular-expression.ts";
import { SEGMENTS } from "../../version-segment.ts";
import type { Machine } from "../machine.ts";
import { compared } from "../statements/compared.ts";
import type { TextTest } from "../text/test-text.ts";
import { concat, knownTexts, textsOf } from "../text/text.ts";
import { sliceParts, sliceText } from "../text/text-slice.ts";
import type { TextPart, TextValue } from "../text/text-value.ts";
import type { Values } from "../value.ts";
import { flatMap, JUST_PLAIN, NOTHING, one } from "../values.ts";
import { callWithFound } from "./found-texts.ts";
import type { Native, NativeCall } from "./native.ts";
import { split } from "./split.ts";

/** The text a method is called on, if it is known in part; what else it was stays what it is. */
function onText(call: NativeCall, change: (text: TextValue) => Values): Values {
  const { self } = call;
  if (self?.kind === "text") return change(self);
  return self?.kind === "field" ? one(self) : JUST_PLAIN;
}

/** Methods that leave the text as it is where it matters: white space at its ends. */
const same = (name: string): Native => ({
  name,
  apply: (call) => onText(call, (text) => one(text)),
});

/** The same text in another case, each piece of which stands where it stood. */
const inCase = (name: "toLowerCase" | "toUpperCase"): Native => ({
  name,
  apply: (call) =>
    onText(call, (text) => {
      const parts = text.parts.map((part) =>
        "text" in part && part.text[name]().length === part.text.length
          ? { ...part, text: part.text[name](), inCase: true as const }
          : part,
      );
      return one(call.machine.intern.text(parts));
    }),
});

/** `'/habits/:id'.replace(':id', id)` puts what stands there in its place. */
function replace(call: NativeCall): Values {
  const { machine, args, argNodes } = call;
  const [pattern, node] = argNodes;
  callWithFound(call);
  const [sought = pattern && (edgeOf(pattern) ?? prefixOf(pattern))] = knownTexts(
    args[0] ?? NOTHING,
  );
  return onText(call, (text) => {
    if (pattern && seeksQuery(pattern, sought ?? null) && !flatten(text).includes("?"))
      return one(withoutQuery(machine, text));
    if (sought === undefined || sought === null || !node) return one(text);
    const inserted = textsOf(machine, args[1] ?? NOTHING, node);
    return flatMap(inserted, (value) =>
      value.kind === "text" ? one(machine.intern.text(replaced(text, sought, value))) : one(text),
    );
  });
}

/** `'?'`, `/\?.*$/`: whether what is sought has to do with a query. */
function seeksQuery(pattern: ts.Expression, sought: string | RegExp | null): boolean {
  if (typeof sought === "string") return sought.includes("?");
  return ts.isRegularExpressionLiteral(pattern) && /\\\?|\[[^\]]*\?/.test(pattern.text);
}

/** A text that has no query, and would not keep one. */
function withoutQuery(machine: Machine, text: TextValue): TextValue {
  return machine.intern.text(
    text.parts.map((part) => ("text" in part ? { ...part, cutAt: "?" } : part)),
  );
}

const SLASHES = String.raw`(?:\\/|\[/\])(?:[+*?]|\{\d,?\})?`;
const EDGE = new RegExp(`^(?:\\^${SLASHES}|${SLASHES}\\$)$`);

/** `/^\/+/`, `/\/?$/`: a pattern of the slashes that a path begins or ends with; null for any other. */
function edgeOf(node: ts.Expression): RegExp | null {
  if (!ts.isRegularExpressionLiteral(node)) return null;
  const [, source = ""] = /^\/(.*)\/g?$/.exec(node.text) ?? [];
  return EDGE.test(source) ? new RegExp(source) : null;
}

const VERSION = new RegExp(`(?<![\\w.-])${SEGMENTS.v1}(?![\\w.-])`);

/** `/^.*\/api\/v1/`: a pattern of what stands before the path of a call, up to its version; null for any other. */
function prefixOf(node: ts.Expression): RegExp | null {
  const isVersioned = ts.isRegularExpressionLiteral(node) && VERSION.test(node.text);
  return isVersioned ? expressionOf(node.text) : null;
}

/** The parts with what was sought taken out and other text in its place; it may stand across several parts. */
export function replaced(
  text: TextValue,
  sought: string | RegExp,
  inserted: TextValue,
): readonly TextPart[] {
  const flat = flatten(text);
  const [found] = typeof sought === "string" ? [sought || undefined] : (sought.exec(flat) ?? []);
  if (found === undefined) return text.parts;
  // `/\/?$/` is met where no slash stands, too, and then puts one there.
  const isAtEnd = typeof sought !== "string" && sought.source.endsWith("$");
  const at = isAtEnd ? flat.length - found.length : flat.indexOf(found);
  if (at < 0) return text.parts;
  return [
    ...sliceParts(text.parts, 0, at),
    ...inserted.parts,
    ...sliceParts(text.parts, at + found.length, flat.length),
  ];
}

/** `path.slice(1)`: what is left where the cut goes through text that is known. */
const cut = (name: "slice" | "substring" | "substr"): Native => ({
  name,
  apply: (call) =>
    onText(call, (text) => {
      const [from] = call.argNodes;
      const [first] = text.parts;
      if (!from || !ts.isNumericLiteral(from) || call.argNodes.length !== 1) return JUST_PLAIN;
      const at = Number(from.text);
      const isKnown = first && "text" in first && first.text.length >= at;
      return isKnown ? one(sliceText(call.machine, text, at, flatten(text).length)) : JUST_PLAIN;
    }),
});

/** A test of a text by another one. */
const test = (name: Exclude<TextTest, "is">): Native => ({
  name,
  apply: ({ machine, frame, self, args }) =>
    self?.kind === "text" && args.length < 2
      ? compared(machine, frame.context, one(self), args[0] ?? NOTHING, name)
      : JUST_PLAIN,
});

/** Methods of text. */
export const stringMethods: Readonly<Record<string, Native>> = {
  toString: same("toString"),
  trim: same("trim"),
  trimStart: same("trimStart"),
  trimEnd: same("trimEnd"),
  toLowerCase: inCase("toLowerCase"),
  toUpperCase: inCase("toUpperCase"),
  replace: { name: "replace", apply: replace },
  replaceAll: { name: "replaceAll", apply: replace },
  includes: test("includes"),
  slice: cut("slice"),
  substring: cut("substring"),
  substr: cut("substr"),
  startsWith: test("startsWith"),
  endsWith: test("endsWith"),
  split,
  concat: {
    name: "concat",
    apply: (call) =>
      onText(call, (text) =>
        call.args.reduce<Values>((texts, arg, index) => {
          const node = call.argNodes[index];
          return node ? concat(call.machine, texts, textsOf(call.machine, arg, node)) : texts;
        }, one(text)),
      ),
  },
};
