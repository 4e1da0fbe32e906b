import type { Span } from "../span.ts";

const line = /^([ \t>]*)(`{3,}|~{3,})[ \t]*([\w+#-]*)([^\r\n]*)\r?(?:\n|$)/gm;
const shells = new Set([
  "",
  "sh",
  "shell",
  "bash",
  "zsh",
  "console",
  "curl",
  "text",
  "shellsession",
]);

/** A fence of a Markdown text. Its own span is that of its lines, without those of its marks. */
export interface Fence extends Span {
  /** What its code is called, in small letters. */
  readonly label: string;
  /** True where it stands in a quotation. */
  readonly isQuoted: boolean;
  /** The span with its marks; to the end of the text where nothing closes it. */
  readonly whole: Span;
  readonly isClosed: boolean;
}

/** The fences of a Markdown text, in their order. */
export function fencesIn(text: string): readonly Fence[] {
  const found: Fence[] = [];
  let open: (Pick<Fence, "label" | "isQuoted" | "start"> & { marks: string; at: number }) | null =
    null;
  const add = (end: number, after: number, isClosed: boolean) => {
    if (open === null) return;
    const { label, isQuoted, start, at } = open;
    found.push({ label, isQuoted, start, end, isClosed, whole: { start: at, end: after } });
    open = null;
  };
  for (const match of text.matchAll(line)) {
    const [whole, indent = "", marks = "", label = "", rest = ""] = match;
    const { index: at } = match;
    if (open === null) {
      const isQuoted = indent.includes(">");
      open = { marks, at, label: label.toLowerCase(), isQuoted, start: at + whole.length };
    } else if (marks.startsWith(open.marks) && (label + rest).trim() === "") {
      add(at, at + whole.trimEnd().length, true);
    }
  }
  add(text.length, text.length, false);
  return found;
}

/** Whether what a fence is called may be a shell script. */
export function isShellLabel(label: string): boolean {
  return shells.has(label);
}

/** The code in the fences of a Markdown text that may be a shell script; none where it has no fence. */
export function fencesOf(text: string): Span[] {
  return fencesIn(text).flatMap(({ label, start, end, isClosed }) =>
    isClosed && isShellLabel(label) ? [{ start, end }] : [],
  );
}
