import { posix } from "node:path";
import { isDataPath, readData } from "./data-files.ts";
import type { Resolve } from "./resolve-module.ts";

/** Any text that ends like the name of a file of data, with the folders that stand before it as arguments. */
const NAME = /((?:["'`][^"'`\n]+["'`]\s*,\s*)*)["'`]([^"'`\n]+\.json)["'`]/g;
const QUOTED = /["'`]([^"'`\n]+)["'`]/g;

/** Finds the file of data that a text names: by an import, beside the code, or from the working folder. */
export function createDataFinder(
  resolve: Resolve,
  readOutside: (path: string) => string | null,
): (from: string, name: string) => string | null {
  return (from, name) => {
    const imported = resolve(from, name);
    if (imported) return imported;
    const guesses = [posix.join(posix.dirname(from), name), posix.normalize(name)];
    return guesses.find((guess) => readData(guess, readOutside) !== null) ?? null;
  };
}

/** The names of files of data in a text. */
export function dataNamesIn(text: string): readonly string[] {
  return [...text.matchAll(NAME)].flatMap(([, folders = "", name = ""]) => {
    const before = [...folders.matchAll(QUOTED)].map(([, folder = ""]) => folder);
    const whole = [...before, name].join("/");
    return isDataPath(name.replace(/^(?:\.{1,2}\/)+/, "")) ? [...new Set([name, whole])] : [];
  });
}
