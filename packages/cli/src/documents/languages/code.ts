import type { Language } from "./language.ts";
import type { StringToken, Token, Tokens } from "./token.ts";
import { tokenize } from "./tokenize.ts";

/** Code as tokens, with its brackets matched. Indices are those of `tokens`. */
export interface Code extends Tokens {
  readonly language: Language;
  /** The other bracket of each bracket. */
  readonly partners: ReadonlyMap<number, number>;
  /** The bracket that each token stands in; -1: in none. */
  readonly enclosing: readonly number[];
}

const closers: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
const accessors = new Set([".", "->", "::", "?.", "&."]);

/** Reads code of a language. */
export function readCode(text: string, language: Language): Code {
  const { tokens, comments } = tokenize(text, language);
  const partners = new Map<number, number>();
  const enclosing: number[] = [];
  const open: number[] = [];
  for (const [index, token] of tokens.entries()) {
    enclosing.push(open.at(-1) ?? -1);
    if (token.kind !== "mark") continue;
    if ("([{".includes(token.text)) open.push(index);
    const opener = closers[token.text];
    if (opener === undefined) continue;
    // What was left open in between is given up, so that one odd bracket does not spoil the rest.
    const at = open.findLastIndex((each) => textAt(tokens, each) === opener);
    if (at < 0) continue;
    const partner = open[at] ?? -1;
    open.length = at;
    enclosing[index] = open.at(-1) ?? -1;
    partners.set(partner, index).set(index, partner);
  }
  return { tokens, comments, language, partners, enclosing };
}

/** The text of a name or a mark; of a string, or nothing, the empty text. */
export function textAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  return token === undefined || token.kind === "string" ? "" : token.text;
}

export function isName(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.kind === "name";
}

/** What a string says, where nothing is put into it. */
export function literalAt(tokens: readonly Token[], index: number): string | null {
  const token = tokens[index];
  if (token?.kind !== "string") return null;
  return token.parts.every((part) => "text" in part)
    ? token.parts.map((part) => ("text" in part ? part.text : "")).join("")
    : null;
}

export function stringAt(tokens: readonly Token[], index: number): StringToken | null {
  const token = tokens[index];
  return token?.kind === "string" ? token : null;
}

/** Where an operand begins that ends at an index: a name with what is asked of it, a call, a string. */
export function operandStart({ tokens, partners, language }: Code, end: number): number {
  let at = end;
  for (;;) {
    const text = textAt(tokens, at);
    if (text === ")" || text === "]") {
      const open = partners.get(at);
      if (open === undefined) return at;
      at = open;
      if (!isName(tokens, at - 1) || tokens[at]?.isFirst) return at;
      at--;
    }
    if (!isAccessor(textAt(tokens, at - 1), language)) return at;
    at -= 2;
    if (at < 0) return 0;
  }
}

/** Where an operand ends that begins at an index. */
export function operandEnd(code: Code, start: number): number {
  const { tokens, partners } = code;
  let at = textAt(tokens, start) === "(" ? (partners.get(start) ?? start) : start;
  for (let next = stepOf(code, at); next !== null; next = stepOf(code, at)) at = next;
  return at;
}

/** Where it goes on behind a token of an operand: to the end of a call, or to what is asked of it. */
function stepOf({ tokens, partners, language }: Code, at: number): number | null {
  const next = textAt(tokens, at + 1);
  if (isAccessor(next, language)) return isName(tokens, at + 2) ? at + 2 : null;
  const isCall = (next === "(" || next === "[") && tokens[at]?.kind !== "string";
  return isCall && !tokens[at + 1]?.isFirst ? (partners.get(at + 1) ?? null) : null;
}

/** Whether a mark asks something of what stands before it; in PHP a dot joins texts. */
function isAccessor(mark: string, { joins }: Language): boolean {
  return accessors.has(mark) && !joins.includes(mark);
}
