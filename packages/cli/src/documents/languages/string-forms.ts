import type { HoleForm, StringForm } from "./language.ts";

const same = (open: string) => open;

/** A string in quotes, with backslashes. */
export function quoted(mark: string, holes: readonly HoleForm[] = []): StringForm {
  return { open: new RegExp(mark, "y"), close: same, escapes: true, holes };
}

/** A string whose units stand for themselves. */
export function raw(open: RegExp, close: (open: string) => string = same): StringForm {
  return { open, close, escapes: false, holes: [] };
}

/** A string of several lines, between three marks. */
export function triple(mark: string, holes: readonly HoleForm[] = []): StringForm {
  return { open: new RegExp(mark.repeat(3), "y"), close: same, escapes: true, holes };
}

/** `${expression}` */
export const dollarBraces: HoleForm = { open: "${", close: "}" };
/** `#{expression}` */
export const hashBraces: HoleForm = { open: "#{", close: "}" };
/** `\(expression)` */
export const backslashParentheses: HoleForm = { open: "\\(", close: ")" };
/** `{expression}`, and `{{` for a brace. */
export const braces: HoleForm = { open: "{", close: "}", doubled: true };
/** `$name` */
export const dollarName: HoleForm = { sigil: /\$[A-Za-z_]\w*/y };
/** `$name`, `$this->name`, `$list[0]` */
export const phpName: HoleForm = { sigil: /\$[A-Za-z_]\w*(?:->\w+|\[[^\]\n]*\])*/y };
/** `{$expression}` */
export const phpBraces: HoleForm = { open: "{$", close: "}" };

/** Closed by its last mark, by its last three, or by the other of a pair. */
export const closeTail = (open: string) => open.slice(-1);
export const closeTriple = (open: string) => open.slice(-3);
/** `r##"` ends with `"##`. */
export const closeHashes = (open: string) => `"${"#".repeat(open.split("#").length - 1)}`;
const pairs: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };
export const closePair = (open: string) => pairs[open.slice(-1)] ?? open.slice(-1);
/** `<<~TEXT` ends with a line that says `TEXT`. */
export const closeHere = (open: string) => `\n${/\w+/.exec(open)?.[0] ?? ""}`;
