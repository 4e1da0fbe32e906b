import { readFileSync } from "node:fs";
import { Script } from "node:vm";

/** What a part finds in place of what Node gives to a module; `scripts/bundle.js` writes the same names. */
const PARAMETERS = "exports, require, module, __filename, __dirname, addressOf, importOutside";

/** What {@link partScript} makes, run: the part as a function of its {@link PARAMETERS}. */
export type Part = (
  exports: unknown,
  require: (id: string) => unknown,
  module: { exports: unknown },
  filename: string,
  dirname: string,
  addressOf: (name: string, path: string) => string,
  importOutside: (specifier: string) => Promise<unknown>,
) => void;

/**
 * The script of a part of the bundle.
 *
 * @param file - Absolute.
 * @param cachedData - What V8 made of it before.
 */
export function partScript(file: string, cachedData?: Buffer): Script {
  const text = readFileSync(file, "latin1");
  return new Script(`(function (${PARAMETERS}) {${text}\n})`, { filename: file, cachedData });
}
