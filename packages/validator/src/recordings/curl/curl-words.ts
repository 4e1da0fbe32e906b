import { type SourceText, sliceOf, textOf } from "../source-text.ts";
import type { Span } from "../span.ts";
import { longNameOf, takesValue } from "./curl-options.ts";
import type { ShellWord } from "./shell-command.ts";

/** An option of a curl command, by its long name, or a URL. */
export interface CurlOption extends Span {
  readonly name: string;
  readonly value: SourceText;
}

/** The options of a curl command, in their order; a word that is none is a `url`. */
export function readOptions(words: readonly ShellWord[]): CurlOption[] {
  const options: CurlOption[] = [];
  let isPlain = false;
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (word === undefined) break;
    const text = textOf(word.text);
    if (isPlain || !text.startsWith("-") || text === "-") {
      options.push({ name: "url", value: word.text, start: word.start, end: word.end });
    } else if (text === "--") isPlain = true;
    else if (text.startsWith("--")) index += takeLong(text, word, words[index + 1], options);
    else index += takeShorts(text, word, words[index + 1], options);
  }
  return options;
}

/** Takes a long option. @returns How many more words it took. */
function takeLong(
  text: string,
  word: ShellWord,
  next: ShellWord | undefined,
  options: CurlOption[],
): number {
  const name = text.slice(2);
  const { start } = word;
  if (!takesValue(name)) {
    // `--url=…` is no form of curl, but is written.
    const [own = "", ...rest] = name.split("=");
    const isJoined = rest.length > 0 && takesValue(own);
    const value = isJoined ? sliceOf(word.text, own.length + 3) : [];
    options.push({ name: isJoined ? own : name, value, start, end: word.end });
    return 0;
  }
  options.push({ name, value: next?.text ?? [], start, end: next?.end ?? word.end });
  return 1;
}

/** Takes short options, of which several may be in one word, the last with its value. */
function takeShorts(
  text: string,
  word: ShellWord,
  next: ShellWord | undefined,
  options: CurlOption[],
): number {
  const { start } = word;
  for (let at = 1; at < text.length; at++) {
    const name = longNameOf(text.charAt(at));
    if (!takesValue(name)) {
      options.push({ name, value: [], start, end: word.end });
      continue;
    }
    if (at + 1 < text.length) {
      options.push({ name, value: sliceOf(word.text, at + 1), start, end: word.end });
      return 0;
    }
    options.push({ name, value: next?.text ?? [], start, end: next?.end ?? word.end });
    return 1;
  }
  return 0;
}
