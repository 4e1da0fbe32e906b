import { posix } from "node:path";
import { createCodeWriter } from "../code-writer.ts";
import type { Reading } from "../reading.ts";
import { type KitFile, kitFile, type Loaders, loadersOf } from "./kit-files.ts";

/** Whether a file has a place in a tree of SvelteKit that is not a component. */
export function isKitScript(path: string): boolean {
  const file = kitFile(path);
  return file !== null && file.extension !== "svelte";
}

/**
 * Reads a script of SvelteKit as what calls its functions with an event would: what `load` gives and actions give
 * is handed to pages under names of its own.
 */
export function readKitScript(
  text: string,
  path: string,
  exists: (path: string) => boolean,
): Reading {
  const writer = createCodeWriter(text, [{ start: 0, end: text.length }]);
  const file = kitFile(path);
  if (file) writer.write(`\n;\n${callsOf(file, text, path, loadersOf(file, exists))}`);
  return writer.toReading(file?.extension === "ts" ? "ts" : "js", null);
}

/** What hooks keep of a request is there for all that answers it. */
const LOCALS = 'import { locals as $$locals } from "habitshift:server";\n';

function callsOf(file: KitFile, text: string, path: string, loaders: Loaders): string {
  const exported = (name: string): boolean =>
    new RegExp(`\\bexport\\s+(?:async\\s+)?(?:const|let|function)\\s+${name}\\b`).test(text);
  const called = (name: string, args: string): string =>
    exported(name) ? `${name}(${args});\n` : "";
  const event = "{ ...$$given, locals: $$locals, fetch: globalThis.fetch }";
  if (file.role === "hooks")
    return (
      LOCALS +
      called("handle", `{ event: ${event}, resolve: $$given }`) +
      called("handleFetch", `{ event: ${event}, request: $$given, fetch: globalThis.fetch }`)
    );
  if (file.role === "server") return "";
  return (
    LOCALS +
    loadCall(file, path, loaders, exported("load")) +
    (exported("actions")
      ? `export const $$acted = Object.values(actions)[$$given]?.(${event});\n`
      : "")
  );
}

/** `load` is given what the layouts around it load, and what the server loads for the same page. */
function loadCall(
  file: KitFile,
  path: string,
  { around, own }: Loaders,
  isExported: boolean,
): string {
  if (!isExported) return "";
  const [onServer] = file.isOfServer ? [] : own.filter((each) => kitFile(each)?.isOfServer);
  const given = onServer === undefined ? "" : "data: await $$own, ";
  return [
    importsOf(path, around, "$$around"),
    onServer === undefined ? "" : importOf(path, onServer, "$$own"),
    "export const $$loaded = load({ ...$$given, locals: $$locals, fetch: globalThis.fetch, ",
    `${given}parent: async () => (${mergedOf(around, "$$around")}) });\n`,
  ].join("");
}

/** Imports what some scripts load. */
export function importsOf(path: string, scripts: readonly string[], name: string): string {
  return scripts.map((script, index) => importOf(path, script, `${name}${index}`)).join("");
}

function importOf(path: string, script: string, name: string): string {
  return `import { $$loaded as ${name} } from ${JSON.stringify(relative(path, script))};\n`;
}

/** How a file names another. */
export function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

/** An object of all that some scripts load. */
export function mergedOf(scripts: readonly string[], name: string): string {
  return `{ ${scripts.map((_, index) => `...(await ${name}${index})`).join(", ")} }`;
}
