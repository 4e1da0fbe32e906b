import { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { isNullish, type Value, type Values } from "../value.ts";
import { JUST_PLAIN, NOTHING, one, without } from "../values.ts";
import { hrefsOf } from "./hrefs-of.ts";
import type { LiteralPart, TextPart, TextValue } from "./text-value.ts";

/** More ways than this to spell one text are one text with a hole. */
const MAX_SPELLINGS = 24;
/** A text of more parts than this was built in a loop. */
const MAX_PARTS = 16;

/** The text between the quotes or backticks of a literal. */
export function literalText(machine: Machine, node: ts.StringLiteralLike): Values {
  return one(machine.intern.text([literalPart(node, node.text, 1, 1)]));
}

/** The piece of text that a literal or a template's piece writes; lengths are those of its delimiters. */
function literalPart(
  node: ts.LiteralLikeNode,
  text: string,
  before: number,
  after: number,
): LiteralPart {
  const start = node.getStart() + before;
  const raw = node.getSourceFile().text.slice(start, node.getEnd() - after);
  return { text, node, start, exact: raw === text };
}

export function evaluateTemplate(
  machine: Machine,
  node: ts.TemplateExpression,
  frame: Frame,
): Values {
  let texts: Values = one(machine.intern.text([literalPart(node.head, node.head.text, 1, 2)]));
  for (const span of node.templateSpans) {
    const held = machine.verbs.evaluate(span.expression, frame);
    texts = concat(machine, texts, textsOf(machine, held, span.expression));
    const { literal } = span;
    const tail = literalPart(literal, literal.text, 1, ts.isTemplateTail(literal) ? 1 : 2);
    texts = concat(machine, texts, one(machine.intern.text([tail])));
  }
  return texts;
}

/** Each value as text: what is not known text is a hole where the expression stands. */
export function textsOf(machine: Machine, values: Values, node: ts.Node): Values {
  if (values.size === 0) return NOTHING;
  const texts = new Set<Value>();
  const present = without(values, isNullish);
  // What is not there yet, such as an option before it is set, is no part of any text.
  for (const value of present.size > 0 ? present : values) {
    if (value.kind === "text")
      texts.add(machine.intern.text(value.parts.map((part) => through(part, node))));
    else if (value.kind === "site" && value.is === "url") {
      for (const href of hrefsOf(machine, value)) texts.add(href);
    } else texts.add(otherText(machine, value, present, node));
  }
  return texts;
}

function otherText(machine: Machine, value: Value, beside: Values, node: ts.Node): TextValue {
  return value.kind === "plain" && isTextIfAny(beside, node)
    ? machine.intern.text([{ text: "", node, start: 0, exact: false }])
    : hole(machine, node, null);
}

/** `id && `/${id}``: where there is none, it is the empty text that was asked. */
function isTextIfAny(values: Values, node: ts.Node): boolean {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
    [...values].some(({ kind }) => kind === "text")
  );
}

/** Remembers the expression by which a text came into a larger one, where it was not written there itself. */
function through(part: TextPart, node: ts.Node): TextPart {
  const isWritten =
    "hole" in part ||
    part.via !== undefined ||
    (part.start >= node.getStart() &&
      part.start <= node.getEnd() &&
      part.node.getSourceFile() === node.getSourceFile());
  return isWritten ? part : { ...part, via: node };
}

export function hole(machine: Machine, node: ts.Node, variable: string | null): TextValue {
  return machine.intern.text([{ hole: node, variable }]);
}

/** Every text of the one side followed by every text of the other. */
export function concat(machine: Machine, left: Values, right: Values): Values {
  if (left.size === 0 || right.size === 0) return NOTHING;
  const texts = new Set<Value>();
  for (const head of left) {
    for (const tail of right) {
      if (head.kind !== "text" || tail.kind !== "text") return JUST_PLAIN;
      if (texts.size >= MAX_SPELLINGS) return texts;
      texts.add(machine.intern.text(shorten([...head.parts, ...tail.parts])));
    }
  }
  return texts;
}

function shorten(parts: readonly TextPart[]): readonly TextPart[] {
  const last = parts.at(-1);
  if (parts.length <= MAX_PARTS || !last) return parts;
  const node = "text" in last ? last.node : last.hole;
  return [...parts.slice(0, MAX_PARTS - 1), { hole: node, variable: null }];
}

/** The whole text where it is known; null where it has holes. */
export function knownText(value: Value): string | null {
  if (value.kind !== "text") return null;
  let text = "";
  for (const part of value.parts) {
    if (!("text" in part)) return null;
    text += part.text;
  }
  return text;
}

/** The known texts among values. */
export function knownTexts(values: Values): readonly string[] {
  return [...values].map(knownText).filter((text) => text !== null);
}
