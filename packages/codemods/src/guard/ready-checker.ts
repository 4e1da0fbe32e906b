import { posix } from "node:path";
import { ts } from "ts-morph";
import { compilerOptions } from "./compiler-options.ts";
import { type Before, objectionsTo, type TypedRewrite } from "./objections.ts";
import { sampleRewrite } from "./sample-rewrite.ts";
import type { TypeChecker } from "./type-checker.ts";
import { type Compilation, programOf } from "./type-messages.ts";
import { createWitness } from "./witness.ts";

/** Checks types where it is asked. What it parses to be ready is for one run: later the files may be others. */
export function createReadyChecker(): TypeChecker {
  const ready = new Map<string, Before>();
  const compilationNear = (root: string, file: string): Compilation => {
    const witness = createWitness();
    const options = compilerOptions(root, configNear(root, file), witness);
    const known = ready.get(nameOf({ root, options }));
    // What was parsed before looked as it did then.
    if (known) witness.recall(known.witness.sights());
    return { root, options, witness, sources: known?.sources ?? new Map() };
  };
  const keep = (compilation: Compilation, files: readonly string[], program: ts.Program): void => {
    // Binds all names.
    program.getTypeChecker();
    ready.set(nameOf(compilation), { ...compilation, files, program });
  };
  return {
    warm: (root, file) => {
      const compilation = compilationNear(root, file);
      keep(compilation, [], programOf(compilation, [file], new Map([[file, ""]])));
    },
    prepare: (root, files) => {
      const [first] = files;
      if (first === undefined) return;
      const compilation = compilationNear(root, first);
      keep(compilation, files, programOf(compilation, files));
    },
    ask: (rewrite) => {
      const witness = createWitness();
      const objections = objectionsTo(rewrite, witness, ready.get(nameOf(rewrite)) ?? null);
      return { objections, sights: witness.sights() };
    },
  };
}

/** A guess, as nothing is parsed yet; where it is wrong, what was prepared is of no use. */
function configNear(root: string, file: string): string {
  const path = ts.findConfigFile(posix.join(root, posix.dirname(file)), ts.sys.fileExists);
  return path?.startsWith(`${root}/`) ? path.slice(root.length + 1) : "";
}

function nameOf({ root, options }: Pick<TypedRewrite, "root" | "options">): string {
  return JSON.stringify([root, options]);
}

/** Has the compiler parse and bind what the language declares, and run what every question makes it run. */
export function warmUp(): void {
  createReadyChecker().ask(sampleRewrite());
}
