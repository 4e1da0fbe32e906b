import { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { isNullish, type Value, type Values } from "../value.ts";
import { JUST_PLAIN, NOTHING, one, without } from "../values.ts";
import { hrefsOf } from "./hrefs-of.ts";
import type { LiteralPart, TextPart, TextValue } from "./text-value.ts";
import { writtenNumber } from "./written-number.ts";

/** More ways than this to spell one text are one text with a hole. */
const MAX_SPELLINGS = 24;
/** A text of more parts than this was built in a loop. */
const MAX_PARTS = 16;

/** The text between the quotes or backticks of a literal. */
export function literalText(machine: Machine, node: ts.StringLiteralLike): Values {
  return one(written(machine, node));
}

/** What a literal or a template's piece writes. */
function written(machine: Machine, node: ts.LiteralLikeNode): TextValue {
  const known = literals(machine);
  const before = known.get(node);
  if (before) return before;
  const text = machine.intern.text([literalPart(node)]);
  known.set(node, text);
  return text;
}

// Texts are put together anew with each run of the code around them, out of the same pieces.
const literals = oncePer((_: Machine) => new Map<ts.Node, TextValue>());
const passed = oncePer((_: Machine) => new Map<ts.Node, Map<TextValue, TextValue>>());
const joined = oncePer((_: Machine) => new Map<TextValue, Map<TextValue, TextValue>>());

/** The piece of text between the delimiters of a literal. */
function literalPart(node: ts.LiteralLikeNode): LiteralPart {
  const { text } = node;
  const start = node.getStart() + 1;
  const after = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : 1;
  const raw = node.getSourceFile().text.slice(start, node.getEnd() - after);
  return { text, node, start, exact: raw === text };
}

/** What is known under two keys, made where nothing is yet. */
function under<Key>(
  known: Map<Key, Map<TextValue, TextValue>>,
  key: Key,
  inner: TextValue,
  make: () => TextValue,
): TextValue {
  const own = known.get(key) ?? new Map<TextValue, TextValue>();
  const text = own.get(inner) ?? make();
  known.set(key, own.set(inner, text));
  return text;
}

export function evaluateTemplate(
  machine: Machine,
  node: ts.TemplateExpression,
  frame: Frame,
): Values {
  let texts: Values = one(written(machine, node.head));
  for (const span of node.templateSpans) {
    const held = machine.verbs.evaluate(span.expression, frame);
    texts = concat(machine, texts, textsOf(machine, held, span.expression));
    texts = concat(machine, texts, one(written(machine, span.literal)));
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
    if (value.kind === "text") texts.add(passedBy(machine, value, node));
    else if (value.kind === "site" && value.is === "url") {
      for (const href of hrefsOf(machine, value)) texts.add(href);
    } else texts.add(otherText(machine, value, present, node));
  }
  return texts;
}

function otherText(machine: Machine, value: Value, beside: Values, node: ts.Node): TextValue {
  const number = value.kind === "plain" ? writtenNumber(machine, node) : null;
  if (number) return machine.intern.text([number]);
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

/** A text that comes into a larger one by an expression. */
function passedBy(machine: Machine, value: TextValue, node: ts.Node): TextValue {
  const [only] = value.parts.length === 1 ? value.parts : [];
  // What only a run tells may be taken from where it comes into the larger text, whatever told it.
  if (only && "hole" in only && only.variable !== null) return hole(machine, node, only.variable);
  return under(passed(machine), node, value, () =>
    machine.intern.text(value.parts.map((part) => through(part, node))),
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
    for (const tail of behind(head, right)) {
      if (head.kind !== "text" || tail.kind !== "text") return JUST_PLAIN;
      if (texts.size >= MAX_SPELLINGS) return texts;
      texts.add(
        under(joined(machine), head, tail, () =>
          machine.intern.text(shorten([...head.parts, ...tail.parts])),
        ),
      );
    }
  }
  return texts;
}

/** `/${id ?? ''}`, `?habitId=${id ?? ''}`: no part of a path and no parameter is empty where it may be any. */
function behind(head: Value, tails: Values): Values {
  const isPart = head.kind === "text" && endsPart(head) && [...tails].some(beginsOpen);
  return isPart ? without(tails, (tail) => knownText(tail) === "") : tails;
}

function beginsOpen(value: Value): boolean {
  const [first] = value.kind === "text" ? value.parts : [];
  return first !== undefined && "hole" in first;
}

function isEmpty(part: TextPart): boolean {
  return "text" in part && part.text === "";
}

function endsPart({ parts }: TextValue): boolean {
  const last = parts.findLast((part) => !isEmpty(part));
  return last !== undefined && "text" in last && /[/=]$/.test(last.text);
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
