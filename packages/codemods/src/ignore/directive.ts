import { type ChangeId, changes } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { offsetInCode } from "../dialects/in-source.ts";
import { isMarkup } from "../dialects/markup.ts";
import type { Module } from "../program/program.ts";

/** A comment that keeps places as they are. Lines start at 1. */
export interface Directive {
  readonly file: string;
  /** Where the comment stands. */
  readonly line: number;
  /** The line that it is about; null: the whole file. */
  readonly target: number | null;
  /** The changes that it is about; empty: all. */
  readonly changes: readonly ChangeId[];
  /** Words that should have been ids of changes: the comment does nothing then. */
  readonly unknown: readonly string[];
  /** What its author gave as a reason; empty where they gave none. */
  readonly reason: string;
}

const WORD = "habitshift-ignore";
const FORM =
  /(?:\/\/|\/\*+|<!--)\s*habitshift-ignore(-line|-next-line|-file)?(?![\w-])((?:(?!\*\/|-->)[^\n\r])*)/g;

/**
 * The ignoring comments of a file, in order.
 *
 * @param text - What stands in the file.
 */
export function directivesIn(module: Module, text: string): readonly Directive[] {
  if (!text.includes(WORD)) return [];
  return [...text.matchAll(FORM)]
    .filter(({ index }) => isComment(module, text, index))
    .map((match) => read(module.path, text, match));
}

/** Whether what looks like a comment is one: of the markup, or of the code. */
function isComment({ path, reading, source }: Module, text: string, at: number): boolean {
  if (isMarkup(path, text, at)) return text.startsWith("<!--", at);
  const inCode = reading ? offsetInCode(reading, at) : at;
  return inCode !== null && isTrivia(source, inCode);
}

function read(path: string, text: string, match: RegExpExecArray): Directive {
  const [, form, rest = ""] = match;
  const lines = text.split("\n");
  const line = text.slice(0, match.index).split("\n").length;
  const before = text.slice(text.lastIndexOf("\n", match.index - 1) + 1, match.index);
  const { ids, reason } = readWords(rest);
  const known = changes.map(({ id }) => id);
  return {
    file: path,
    line,
    target: form === "-file" ? null : targetOf(lines, line, before, form),
    changes: known.filter((id) => ids.includes(id)),
    unknown: ids.filter((id) => !known.some((other) => other === id)),
    reason,
  };
}

/** `title-to-name, success-removed -- a field of our own`. */
function readWords(rest: string): { readonly ids: readonly string[]; readonly reason: string } {
  const [, words = "", reason = ""] = /^(.*?)(?:(?:\s--|:)\s*(.*))?$/.exec(rest.trimEnd()) ?? [];
  return { ids: words.split(/[\s,]+/).filter(Boolean), reason: reason.trim() };
}

/** The comment's own line where code stands before it, else the next line that holds code. */
function targetOf(
  lines: readonly string[],
  line: number,
  before: string,
  form: string | undefined,
): number {
  const isBehindCode = !/^\s*\{?\s*$/.test(before);
  if (form === "-line" || (form === undefined && isBehindCode)) return line;
  const next = lines.findIndex(
    (content, index) =>
      index >= line && content.trim() !== "" && !/^\s*(\/\/|\/\*|\*|\{\/\*|<!--)/.test(content),
  );
  return next < 0 ? line : next + 1;
}

/** Whether a place stands between tokens: what looks like a comment in a string or in JSX text is none. */
function isTrivia(source: ts.SourceFile, at: number): boolean {
  let node: ts.Node = source;
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(node, (child) =>
      child.getStart() <= at && at < child.getEnd() ? child : undefined,
    );
    if (!inner) return !isText(node);
    node = inner;
  }
}

function isText(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isJsxText(node)
  );
}
