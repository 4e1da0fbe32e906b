import { stripVTControlCharacters } from "node:util";

/** A number with thousands separated, such as `9,281`. */
export function formatCount(count: number): string {
  // What Node knows of languages takes longer to load than a short run has.
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** A number with its noun, such as `1 file` or `9,281 files`. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}

/** `a, b and c`. */
export function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Text in lines of at most so many characters, as far as its words allow. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
const controls = /[\u0000-\u001F\u007F-\u009F]/g;

/** A line as it is, spaces and all, without what could steer a terminal. */
export function asItIs(line: string): string {
  return stripVTControlCharacters(line).replaceAll("\t", "  ").replaceAll(controls, "�");
}

/** Text on one line, without what could steer a terminal. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(controls, "�");
}
