import type { HoleForm, Language, StringForm } from "./language.ts";
import type { StringPart, Token, Tokens } from "./token.ts";
import { unescaped } from "./unescaped.ts";

const name = /[\p{L}_@$][\p{L}\p{N}_$]*(?:[?!](?!=))?|\d[\w.]*/uy;
const mark = /->|::|\?\.|:=|=>|<>|[=!<>]=|&&|\|\||\?\?|\?:|\|>|./suy;
const space = /[^\S\n]+/y;

/** Takes the text of a language apart: strings with what is put into them, names and marks, without comments. */
export function tokenize(text: string, language: Language): Tokens {
  const tokens: Token[] = [];
  const comments: { start: number; end: number }[] = [];
  let at = 0;
  let isFirst = true;
  while (at < text.length) {
    if (text[at] === "\n") {
      isFirst = true;
      at++;
      continue;
    }
    const blank = matchAt(space, text, at);
    if (blank !== null) {
      at += blank.length;
      continue;
    }
    const comment = commentEnd(text, at, language);
    if (comment !== null) {
      comments.push({ start: at, end: comment });
      at = comment;
      continue;
    }
    const [token, end] = readString(text, at, language, isFirst) ?? readWord(text, at, isFirst);
    tokens.push(token);
    at = end;
    isFirst = false;
  }
  return { tokens, comments };
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

function commentEnd(text: string, at: number, language: Language): number | null {
  if (language.lineComments.some((open) => text.startsWith(open, at))) {
    // `#[attribute]` of PHP is none.
    if (text.startsWith("#[", at) && language.lineComments.length > 1) return null;
    const end = text.indexOf("\n", at);
    return end < 0 ? text.length : end;
  }
  for (const [open, close] of language.blockComments) {
    const found = matchAt(open, text, at);
    if (found === null) continue;
    const end = text.indexOf(close, at + found.length);
    return end < 0 ? text.length : end + close.length;
  }
  return null;
}

function readWord(text: string, at: number, isFirst: boolean): [Token, number] {
  const word = matchAt(name, text, at);
  const found = word ?? matchAt(mark, text, at) ?? text.charAt(at);
  const end = at + found.length;
  return [{ kind: word === null ? "mark" : "name", text: found, start: at, end, isFirst }, end];
}

function readString(
  text: string,
  at: number,
  language: Language,
  isFirst: boolean,
): [Token, number] | null {
  for (const form of language.strings) {
    const open = matchAt(form.open, text, at);
    if (open === null) continue;
    const start = at + open.length;
    const { parts, end, after } = readParts(text, start, form, form.close(open));
    return [{ kind: "string", parts, start, end, isFirst }, after];
  }
  return null;
}

interface Read {
  readonly parts: readonly StringPart[];
  readonly end: number;
  readonly after: number;
}

function readParts(text: string, start: number, form: StringForm, close: string): Read {
  const parts: StringPart[] = [];
  let run = start;
  let at = start;
  const flush = () => {
    if (at > run)
      parts.push({ text: form.escapes ? unescaped(text.slice(run, at)) : text.slice(run, at) });
  };
  // A string in plain quotes does not go on in the next line, whatever a lone quote makes of the text.
  const isOneLine = close.length === 1 && form.escapes && "\"'".includes(close);
  while (at < text.length) {
    const closing = closingAt(text, at, close);
    if (closing > 0) {
      flush();
      return { parts, end: at, after: at + closing };
    }
    if (isOneLine && text[at] === "\n") break;
    const hole = holeAt(text, at, form.holes);
    if (hole === null) {
      at += form.escapes && text[at] === "\\" ? 2 : 1;
      continue;
    }
    flush();
    parts.push(hole.part);
    at = hole.end;
    run = at;
  }
  at = Math.min(at, text.length);
  flush();
  return { parts, end: at, after: at };
}

/** How long what closes a string is, where it stands here; 0 where it does not. A here-document's mark may be indented. */
function closingAt(text: string, at: number, close: string): number {
  if (!close.startsWith("\n") || text[at] !== "\n")
    return !close.startsWith("\n") && text.startsWith(close, at) ? close.length : 0;
  const indent = matchAt(space, text, at + 1)?.length ?? 0;
  const from = at + 1 + indent;
  const word = close.slice(1);
  return text.startsWith(word, from) && !/\w/.test(text[from + word.length] ?? "")
    ? from + word.length - at
    : 0;
}

function holeAt(
  text: string,
  at: number,
  holes: readonly HoleForm[],
): { readonly part: StringPart; readonly end: number } | null {
  for (const form of holes) {
    if ("sigil" in form) {
      const found = matchAt(form.sigil, text, at);
      if (found !== null) return { part: { hole: found }, end: at + found.length };
      continue;
    }
    if (!text.startsWith(form.open, at)) continue;
    if (form.doubled && text.startsWith(form.open, at + 1))
      return { part: { text: form.open }, end: at + 2 };
    const from = at + form.open.length;
    const end = closeOf(text, from, form.close);
    const kept = form.open.endsWith("$") ? "$" : "";
    return { part: { hole: kept + text.slice(from, end) }, end: Math.min(end + 1, text.length) };
  }
  return null;
}

/** Where an expression in a string ends; what stands in its own brackets and quotes does not end it. */
function closeOf(text: string, from: number, close: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const unit = text.charAt(at);
    if (unit === "\n" || (depth === 0 && unit === close)) return at;
    if ("([{".includes(unit)) depth++;
    else if (")]}".includes(unit)) depth--;
    else if (unit === '"' || unit === "'") at = quoteEnd(text, at);
  }
  return text.length;
}

/** Where a quote within an expression is closed on its line; the quote itself, where it is not. */
function quoteEnd(text: string, at: number): number {
  const end = text.indexOf(text.charAt(at), at + 1);
  const line = text.indexOf("\n", at);
  return end > 0 && (line < 0 || end < line) ? end : at;
}
