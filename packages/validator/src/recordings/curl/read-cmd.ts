import type { Piece } from "../source-text.ts";
import type { Span } from "../span.ts";
import { cmdLines } from "./cmd-lines.ts";
import type { Lookup, ShellCommand, ShellScript, ShellWord } from "./shell-command.ts";

/** Reads the commands of a script for `cmd` of Windows, or of one that a browser copied for it. */
export function readCmd(text: string, span: Span, lookup: Lookup): ShellScript {
  const commands: ShellCommand[] = [];
  for (const line of cmdLines(text, span, lookup)) {
    // `@` keeps a command from being shown.
    const first = line.findIndex(({ text: unit }) => !/^[\s@]$/.test(unit));
    const words = first === -1 ? [] : wordsOf(line.slice(first));
    const [start, end] = [words[0]?.start, words.at(-1)?.end];
    if (start !== undefined && end !== undefined) commands.push({ words, start, end, input: null });
  }
  return { commands, problems: [] };
}

/** A unit of a command line; a quote is one that stands around a text, and not in it. */
interface Unit {
  readonly piece: Piece;
  readonly isQuote: boolean;
}

/** The words of a command, as programs of Windows take them: in `"`, with `\"` for one in it. */
function wordsOf(line: readonly Piece[]): ShellWord[] {
  const words: ShellWord[] = [];
  let word: { readonly text: Piece[]; readonly start: number; end: number } | undefined;
  let isQuoted = false;
  for (const { piece, isQuote } of unitsOf(line)) {
    if (!isQuoted && /^\s$/.test(piece.text)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      continue;
    }
    word ??= { text: [], start: piece.start, end: piece.end };
    word.end = piece.end;
    if (isQuote) isQuoted = !isQuoted;
    else add(word.text, piece);
  }
  return word === undefined ? words : [...words, word];
}

function* unitsOf(line: readonly Piece[]): Generator<Unit> {
  for (let at = 0; at < line.length; at++) {
    const piece = line[at] as Piece;
    if (piece.text !== "\\") {
      yield { piece, isQuote: piece.text === '"' };
      continue;
    }
    let end = at;
    while (line[end]?.text === "\\") end += 1;
    const quote = line[end]?.text === '"' ? line[end] : undefined;
    const count = end - at;
    // In front of a quote two are one, and one that is left makes it a quote of the text.
    const kept = line.slice(at, at + (quote === undefined ? count : Math.floor(count / 2)));
    for (const own of kept) yield { piece: own, isQuote: false };
    at = end - 1;
    if (quote === undefined || count % 2 === 0) continue;
    yield { piece: { ...quote, start: line[end - 1]?.start ?? quote.start }, isQuote: false };
    at = end;
  }
}

/** Adds a unit to a text; what stands in a row as it is makes one piece. */
function add(text: Piece[], unit: Piece): void {
  const last = text.at(-1);
  const isSame = ({ text: own, start, end, isUnknown }: Piece) =>
    isUnknown !== true && end - start === own.length;
  if (last !== undefined && last.end === unit.start && isSame(last) && isSame(unit)) {
    text[text.length - 1] = { text: last.text + unit.text, start: last.start, end: unit.end };
  } else text.push(unit);
}
