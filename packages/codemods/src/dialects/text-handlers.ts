import { ts } from "ts-morph";
import { attributesIn } from "./attributes.ts";
import { createCodeWriter } from "./code-writer.ts";
import { type HandlerPiece, type Handlers, sortHandlers, writeHandlers } from "./page-handlers.ts";
import type { Reading } from "./reading.ts";

/** Markup that a script puts together: what it says, and where each character of it stands in the file. */
interface Markup {
  text: string;
  /** -1 for what does not stand there as it is: a value that is put in, or an escape. */
  readonly at: number[];
  /** The marks of the literals that it is written in. */
  readonly quotes: Set<string>;
}

/** Whether a text may have handlers in markup that it puts together. */
const HANDLER = /\bon[a-z]+=\\?["']/;
/** What a handler hands on that is no literal and no value of the event: what has it is found by following it. */
const HANDS = /[(,]\s*(?!(?:this|event|null|true|false|window|document)\b)[A-Za-z_$]/;

/** Reads a script together with the handlers in the markup that its texts are; null where none matters. */
export function readTextHandlers(text: string, source: ts.SourceFile): Reading | null {
  const { handlers, unread } = textHandlers(source, 0);
  if (handlers.length === 0 && unread === null) return null;
  const writer = createCodeWriter(text, [{ start: 0, end: text.length }]);
  writeHandlers(writer, handlers);
  return writer.toReading("js", unread);
}

/** The handlers in markup that a script puts together; the script begins at a place of the file. */
export function textHandlers(source: ts.SourceFile, start: number): Handlers {
  if (!HANDLER.test(source.text)) return { handlers: [], unread: null };
  const found = markupIn(source, start).flatMap((markup) => handlersOf(markup));
  return sortHandlers(found, "a handler in a text");
}

function handlersOf(markup: Markup) {
  const quotes = [...markup.quotes].join("");
  return attributesIn(markup.text)
    .filter(({ name }) => /^on[a-z]+$/i.test(name))
    .map(({ start, end, quote }) => {
      const code = markup.text.slice(start, end);
      const pieces = piecesOf(code, markup.at.slice(start, end));
      return { code, pieces, quote, quotes, isPlain: !HANDS.test(code) };
    });
}

/** Runs of characters that stand in the file one behind the other, and what stands between them. */
function piecesOf(code: string, at: readonly number[]): readonly HandlerPiece[] {
  const pieces: HandlerPiece[] = [];
  for (const [index, offset] of at.entries()) {
    const last = pieces.at(-1);
    if (offset < 0) pieces.push(code.charAt(index));
    else if (last && typeof last === "object" && last.end === offset)
      pieces.splice(-1, 1, { start: last.start, end: offset + 1 });
    else pieces.push({ start: offset, end: offset + 1 });
  }
  return pieces;
}

/** The texts of a script, each whole: literals, templates, and what is put together of them with `+`. */
function markupIn(source: ts.SourceFile, start: number): readonly Markup[] {
  const found: Markup[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node)) {
      const markup: Markup = { text: "", at: [], quotes: new Set() };
      add(node, markup, source, start);
      if (HANDLER.test(markup.text)) found.push(markup);
      holesOf(node).forEach(visit);
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isText(node: ts.Node): node is ts.Expression {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || isSum(node);
}

function isSum(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

/** What is put into a text, and may have texts of its own. */
function holesOf(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isTemplateExpression(node)) return node.templateSpans.map(({ expression }) => expression);
  if (isSum(node))
    return [node.left, node.right].flatMap((each) => (isText(each) ? holesOf(each) : each));
  return [];
}

function add(node: ts.Expression, markup: Markup, source: ts.SourceFile, start: number): void {
  if (isSum(node)) {
    add(node.left, markup, source, start);
    add(node.right, markup, source, start);
  } else if (ts.isTemplateExpression(node)) {
    addLiteral(node.head, markup, source, start);
    for (const { literal } of node.templateSpans) {
      addUnseen("0", markup);
      addLiteral(literal, markup, source, start);
    }
  } else if (ts.isStringLiteralLike(node)) addLiteral(node, markup, source, start);
  else addUnseen("0", markup);
}

type Literal = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

function addLiteral(node: Literal, markup: Markup, source: ts.SourceFile, start: number): void {
  const from = node.getStart(source) + 1;
  const isOpen = ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
  const raw = source.text.slice(from, node.getEnd() - (isOpen ? 2 : 1));
  markup.quotes.add(ts.isStringLiteral(node) ? source.text.charAt(from - 1) : "`");
  for (const { 0: piece, index } of raw.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (piece.length > 1) addUnseen(ESCAPED[piece.charAt(1)] ?? piece.charAt(1), markup);
    else {
      markup.text += piece;
      markup.at.push(start + from + index);
    }
  }
}

const ESCAPED: Readonly<Record<string, string>> = { n: "\n", t: "\t", "\n": " " };

function addUnseen(character: string, markup: Markup): void {
  markup.text += character;
  markup.at.push(-1);
}
