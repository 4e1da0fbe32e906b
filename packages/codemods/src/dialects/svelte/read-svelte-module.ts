import { createCodeWriter } from "../code-writer.ts";
import type { Language, Reading } from "../reading.ts";
import { SVELTE_WORDS } from "./words.ts";

/** Reads a module in which the words of the language, such as `$state`, stand for what they do. */
export function readSvelteModule(language: Language): (text: string) => Reading {
  return (text) => {
    const writer = createCodeWriter(text, [{ start: 0, end: text.length }]);
    writer.write(`\n${SVELTE_WORDS}`);
    return writer.toReading(language, null);
  };
}
