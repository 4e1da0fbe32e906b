import type { Span } from "../span.ts";

const fence = /^([ \t>]*)(`{3,}|~{3,})[ \t]*([\w+-]*)[^\r\n]*$/gm;
const languages = new Set([
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

/** The code in the fences of a Markdown text that may be a shell script; none where it has no fence. */
export function fencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let open: { marks: string; language: string; start: number } | undefined;
  for (const match of text.matchAll(fence)) {
    const [line, , marks = "", language = ""] = match;
    if (open === undefined) {
      open = { marks, language: language.toLowerCase(), start: match.index + line.length };
    } else if (marks.startsWith(open.marks)) {
      if (languages.has(open.language)) spans.push({ start: open.start, end: match.index });
      open = undefined;
    }
  }
  return spans;
}
