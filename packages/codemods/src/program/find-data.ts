import { posix } from "node:path";
import { isDataPath, readData } from "./data-files.ts";
import type { Resolve } from "./resolve-module.ts";

/** Any text that ends like the name of a file of data, with the folders that stand before it as arguments. */
const NAME = /((?:["'`][^"'`\n]+["'`]\s*,\s*)*)["'`]([^"'`\n]+\.json)["'`]/g;
const QUOTED = /["'`]([^"'`\n]+)["'`]/g;
/** The same where the name is put together: `join(folder, 'fixtures', name + '.json')`. */
const PUT_TOGETHER = /((?:["'`][^"'`\n]+["'`]\s*[,+]\s*)*)[\w.]+\s*\+\s*["'`](\.json)["'`]/g;
/** What all of those end with: hardly a text has it, and one look tells. */
const ENDING = /\+\s*["'`]\.json["'`]/;
const HOLE = /\$\{[^}]*\}/g;
const WORD = /["'`]([\w@][\w@./-]{0,80})["'`]/g;

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
  const together = (ENDING.test(text) ? [...text.matchAll(PUT_TOGETHER)] : []).map(
    ([all, folders = "", end = ""]): readonly string[] => [all, folders, `\${}${end}`],
  );
  return [...text.matchAll(NAME), ...together].flatMap(([, folders = "", name = ""]) => {
    const before = [...folders.matchAll(QUOTED)].map(([, folder = ""]) => folder);
    const whole = [...before, name].join("/");
    return isDataPath(name.replace(/^(?:\.{1,2}\/)+/, "")) ? [...new Set([name, whole])] : [];
  });
}

/** Whether only a run tells a part of the name. */
export function isOpenName(name: string): boolean {
  return name.search(HOLE) >= 0;
}

/** What names of which a run tells a part may be, by the words that texts have in quotes. */
export function filledNames(names: readonly string[], texts: readonly string[]): readonly string[] {
  const quoted = texts.flatMap((text) => [...text.matchAll(WORD)].map(([, word = ""]) => word));
  const words = [...new Set(quoted)];
  return names.flatMap((name) =>
    words.map((word) => posix.normalize(name.replace(HOLE, () => word))),
  );
}
