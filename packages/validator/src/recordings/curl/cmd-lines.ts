import type { Piece } from "../source-text.ts";
import type { Span } from "../span.ts";
import type { Lookup } from "./shell-command.ts";

/** Whether a text is for `cmd` of Windows: by its name, or by a caret at the end of a line or in front of a quote. */
export function isForCmd(text: string, name = ""): boolean {
  return (
    /\.(?:bat|cmd)$/i.test(name) || /(?:^|[\s@])curl(?:\.exe)? [^\r\n]*(?: \^\r?$|\^")/m.test(text)
  );
}

/** What stands for something else: a part of the text, or the end of a command. */
interface Special {
  readonly own: readonly Piece[];
  readonly isEnd: boolean;
}

/** How a kind of it is written, and what it stands for. */
type Rule = readonly [
  pattern: RegExp,
  read: (match: RegExpExecArray, start: number, lookup: Lookup) => Special,
];

const nothing: Special = { own: [], isEnd: false };
const end: Special = { own: [], isEnd: true };
const textual = (text: string, start: number, [raw]: RegExpExecArray): Special => ({
  own: text === "" ? [] : [{ text, start, end: start + raw.length }],
  isEnd: false,
});

/** Also in quotes, which end with their line. */
const always: readonly Rule[] = [
  [/\r\n|\n|\r/y, () => end],
  [/%([A-Za-z_]\w*)%/y, readVariable],
];

const outsideOfQuotes: readonly Rule[] = [
  [/\^(?:\r\n|\n|\r)(\r\n|\n|\r)?/y, (match, at) => textual(match[1] ? "\n" : "", at, match)],
  [/\^([^\r\n])/y, (match, at) => textual(match[1] ?? "", at, match)],
  [/(?<=\s)\d?(?:>>?|<)&?[ \t]*(?:"[^"\r\n]*"|[^\s&|]*)/y, () => nothing],
  [/&&?|\|\|?/y, () => end],
];

function readVariable(match: RegExpExecArray, start: number, lookup: Lookup): Special {
  const [raw, name = ""] = match;
  const value = lookup(name);
  if (value !== undefined) return textual(value, start, match);
  const unknown = { text: raw, start, end: start + raw.length, isUnknown: true } as const;
  return { own: [unknown], isEnd: false };
}

/** The commands of a part of a text as `cmd` of Windows hands them on: without carets, with the values of variables. */
export function* cmdLines(text: string, span: Span, lookup: Lookup): Generator<readonly Piece[]> {
  const source = text.slice(0, span.end);
  let line: Piece[] = [];
  let isQuoted = false;
  let at = span.start;
  const readSpecial = (): Special | undefined => {
    for (const [pattern, read] of isQuoted ? always : [...always, ...outsideOfQuotes]) {
      pattern.lastIndex = at;
      const match = pattern.exec(source);
      if (match === null) continue;
      at += match[0].length;
      return read(match, match.index, lookup);
    }
    return undefined;
  };
  while (at < source.length) {
    const special = readSpecial();
    if (special === undefined) {
      const unit = source.charAt(at);
      if (unit === '"') isQuoted = !isQuoted;
      line.push({ text: unit, start: at, end: at + 1 });
      at += 1;
      continue;
    }
    line.push(...special.own);
    if (!special.isEnd) continue;
    yield line;
    line = [];
    isQuoted = false;
  }
  yield line;
}
