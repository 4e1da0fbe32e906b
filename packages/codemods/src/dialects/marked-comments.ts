import type { PageScript } from "../program/inline-scripts.ts";

/** What begins a comment of one line in a classic script, as in markup: it hid scripts from the browsers that knew none. */
const MARK = /^([^\S\n]*)(<!--|-->)/gm;

/** A page whose scripts have comments of code instead, of equal length. */
export function withCodeComments(page: string, scripts: readonly PageScript[]): string {
  let text = page;
  for (const { code } of scripts) {
    const script = text.slice(code.start, code.end);
    const plain = script.replace(MARK, (_, space: string, mark: string) =>
      `${space}//`.padEnd(space.length + mark.length, "-"),
    );
    text = text.slice(0, code.start) + plain + text.slice(code.end);
  }
  return text;
}
