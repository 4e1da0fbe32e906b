import { type ChangeId, changes } from "@habitshift/schemas";

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

/** How comments begin in a language, as sources of patterns. */
export interface CommentForms {
  /** What opens a comment. */
  readonly opener: string;
  /** A line of nothing but a comment. */
  readonly onlyComment: RegExp;
}

const WORD = "habitshift-ignore";

/**
 * The ignoring comments of a text, in order.
 *
 * @param isComment - Whether what looks like a comment at an offset is one.
 */
export function readDirectives(
  path: string,
  text: string,
  { opener, onlyComment }: CommentForms,
  isComment: (at: number) => boolean,
): readonly Directive[] {
  if (!text.includes(WORD)) return [];
  const form = new RegExp(
    `(?:${opener})\\s*${WORD}(-line|-next-line|-file)?(?![\\w-])((?:(?!\\*/|-->)[^\\n\\r])*)`,
    "g",
  );
  return [...text.matchAll(form)]
    .filter(({ index }) => isComment(index))
    .map((match) => read(path, text, match, onlyComment));
}

function read(path: string, text: string, match: RegExpExecArray, onlyComment: RegExp): Directive {
  const [, form, rest = ""] = match;
  const lines = text.split("\n");
  const line = text.slice(0, match.index).split("\n").length;
  const before = text.slice(text.lastIndexOf("\n", match.index - 1) + 1, match.index);
  const { ids, reason } = readWords(rest);
  const known = changes.map(({ id }) => id);
  return {
    file: path,
    line,
    target: form === "-file" ? null : targetOf(lines, line, before, form, onlyComment),
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
  onlyComment: RegExp,
): number {
  const isBehindCode = !/^\s*\{?\s*$/.test(before);
  if (form === "-line" || (form === undefined && isBehindCode)) return line;
  const next = lines.findIndex(
    (content, index) => index >= line && content.trim() !== "" && !onlyComment.test(content),
  );
  return next < 0 ? line : next + 1;
}
