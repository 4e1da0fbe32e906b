import { specifiersIn } from "../specifiers-in.ts";
import { append } from "./append.ts";
import { oncePer } from "./once-per.ts";
import type { Program } from "./program.ts";

/** Who imports each file of a program, by their paths. */
export const importersIn = oncePer((program: Program): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { path, text } of program.modules.values())
    for (const target of importedBy(program, path, text)) append(found, target, path);
  return found;
});

/** The files that a text imports which stands at a path. */
export function importedBy(program: Program, path: string, text: string): ReadonlySet<string> {
  const targets = [...specifiersIn(text)].map(
    (specifier) => program.resolve(path, specifier)?.path,
  );
  return new Set(targets.filter((target) => target !== undefined));
}
