import { type ChangeId, changes } from "@habitshift/schemas";
import { ts } from "ts-morph";
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

/** The ignoring comments of a file, in order. */
export function directivesIn(module: Module): readonly Directive[] {
  const { text } = module;
  if (!text.includes(WORD)) return [];
  const found: Directive[] = [];
  for (const match of text.matchAll(FORM)) {
    if (isTrivia(module.source, match.index)) found.push(read(module, match));
  }
  return found;
}

function read({ source, text, path }: Module, match: RegExpExecArray): Directive {
  const [, form, rest = ""] = match;
  const { line } = source.getLineAndCharacterOfPosition(match.index);
  const { ids, reason } = readWords(rest);
  const known = changes.map(({ id }) => id);
  return {
    file: path,
    line: line + 1,
    target: form === "-file" ? null : targetOf(text, source, match.index, form),
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
  text: string,
  source: ts.SourceFile,
  at: number,
  form: string | undefined,
): number {
  const starts = source.getLineStarts();
  const { line } = source.getLineAndCharacterOfPosition(at);
  const before = text.slice(starts[line], at);
  const isBehindCode = !/^\s*\{?\s*$/.test(before);
  if (form === "-line" || (form === undefined && isBehindCode)) return line + 1;
  for (let next = line + 1; next < starts.length; next += 1) {
    const content = text.slice(starts[next], starts[next + 1]).trim();
    if (content !== "" && !/^(\/\/|\/\*|\*|\{\/\*|<!--)/.test(content)) return next + 1;
  }
  return line + 1;
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
