import { posix } from "node:path";
import { ts } from "ts-morph";
import { compilerOptions } from "./compiler-options.ts";
import { type Before, objectionsTo, type TypedRewrite } from "./objections.ts";
import type { TypeChecker } from "./type-checker.ts";
import { programOf } from "./type-messages.ts";
import { createWitness } from "./witness.ts";

/** Checks types where it is asked. What it parses to be ready is for one run: later the files may be others. */
export function createReadyChecker(): TypeChecker {
  const ready = new Map<string, Before>();
  return {
    prepare: (root, files) => {
      const [first] = files;
      if (first === undefined) return;
      const witness = createWitness();
      const options = compilerOptions(root, configNear(root, first), witness);
      const name = nameOf({ root, options });
      const known = ready.get(name);
      const have = new Set(known?.files);
      if (files.every((file) => have.has(file))) return;
      const compilation = {
        root,
        options,
        witness,
        sources: known?.sources ?? new Map(),
      };
      const program = programOf(compilation, files);
      // Binds all names.
      program.getTypeChecker();
      ready.set(name, { ...compilation, files, program });
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
