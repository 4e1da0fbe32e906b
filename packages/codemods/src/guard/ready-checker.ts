import { posix } from "node:path";
import { ts } from "ts-morph";
import { compilerOptions } from "./compiler-options.ts";
import { objectionsTo, type TypedRewrite } from "./objections.ts";
import type { TypeChecker } from "./type-checker.ts";
import { type ParsedSources, parseForChecks } from "./type-messages.ts";
import { createWitness } from "./witness.ts";

/** Checks types where it is asked. What it parses to be ready is for one run: later the files may be others. */
export function createReadyChecker(): TypeChecker {
  const prepared = new Map<string, ParsedSources>();
  return {
    prepare: (root, files) => {
      const [first] = files;
      if (first === undefined) return;
      const options = compilerOptions(root, configNear(root, first), createWitness());
      const sources: ParsedSources = new Map();
      parseForChecks({ root, options, sources, witness: createWitness() }, files);
      prepared.set(nameOf({ root, options }), sources);
    },
    ask: (rewrite) => {
      const witness = createWitness();
      const objections = objectionsTo(rewrite, witness, prepared.get(nameOf(rewrite)));
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
