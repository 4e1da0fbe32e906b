import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { arch, argv, version, versions } from "node:process";
import { pathToFileURL } from "node:url";
import { cachedDataVersionTag, setFlagsFromString } from "node:v8";
import { isMainThread } from "node:worker_threads";
import type { Bundle } from "./find-bundle.ts";
import { keepCodeOf, readCode } from "./kept-code.ts";
import { type Part, partScript } from "./part-script.ts";

/**
 * V8 waits longer before it optimises: most runs are over before that pays, and it takes a quarter of their processor
 * time (`bench/dry-run.js`). It is set before the first script, as its code is kept for these settings. Later ones have
 * no such flag, and say so to whoever runs the program.
 */
if (versions.node.startsWith("20.")) setFlagsFromString("--interrupt-budget=1000000");
// What ran only once, at the start, is worth keeping too.
setFlagsFromString("--no-flush-bytecode");

const nodeRequire = createRequire(import.meta.url);
const loaded = new Map<string, { readonly exports: unknown }>();

/** Another thread needs other functions of the same part, and so does another command. */
const RUNNER = isMainThread ? (/^[a-z]+$/.exec(argv[2] ?? "")?.[0] ?? "none") : "thread";

type Require = (id: string) => unknown;

/** What stands between a part and Node. */
interface Between {
  readonly require: (base: Require) => Require;
  /** Called where a part loads a module that is no part of the program. */
  readonly forget: () => void;
}

/**
 * Runs a part of the bundle by the code that V8 made of it in an earlier run, and gives what it exports.
 *
 * @param between - Holds for each part that this one asks for, too.
 */
export function loadPart(
  bundle: Bundle,
  name: string,
  between: Between = { require: (base) => base, forget: () => {} },
): unknown {
  const known = loaded.get(name);
  if (known) return known.exports;
  const file = join(bundle.folder, `${name}.cjs`);
  const key = `${name}-${bundle.parts[name]}-${version}-${arch}-${cachedDataVersionTag()}-${RUNNER}`;
  const kept = readCode(key);
  const script = partScript(file, kept?.code);
  keepCodeOf(script, key, script.cachedDataRejected === true ? null : kept);
  const module = { exports: {} };
  loaded.set(name, module);
  const others = between.require(nodeRequire);
  const require: Require = (id) =>
    id.startsWith("./")
      ? loadPart(bundle, basename(id, ".cjs"), { ...between, require: () => others })
      : others(id);
  const importOutside = (specifier: string): Promise<unknown> => {
    between.forget();
    return import(specifier);
  };
  const run: Part = script.runInThisContext();
  run(module.exports, require, module, file, bundle.folder, addressOf, importOutside);
  return module.exports;
}

/** The address of a file of an installed package: what `import.meta.url` was before modules became one file. */
function addressOf(name: string, path: string): string {
  return pathToFileURL(join(dirname(nodeRequire.resolve(`${name}/package.json`)), path)).href;
}
