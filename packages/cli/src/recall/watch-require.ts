import { createRequire, isBuiltin } from "node:module";
import type { SeenSoFar } from "./seen.ts";
import { watchFiles } from "./watch-files.ts";
import { watchModule } from "./watch-module.ts";

type Require = (id: string) => unknown;

/** What computes, and asks nothing of the world. */
const pure = new Set([
  "assert",
  "buffer",
  "constants",
  "events",
  "path",
  "path/posix",
  "process",
  "stream",
  "stream/promises",
  "string_decoder",
  "tty",
  "url",
  "util",
]);
/** Functions of other modules that do no more. */
const silent: Readonly<Record<string, ReadonlySet<string>>> = {
  crypto: new Set(["createHash"]),
  os: new Set(["platform"]),
  // How far a run is, on a terminal, is no part of its answer.
  readline: new Set(["clearLine", "clearScreenDown", "cursorTo", "moveCursor"]),
};
const none: ReadonlySet<string> = new Set();

/**
 * `require` for a program that is watched: what it learns of the world is noted, or its run is not to be kept.
 *
 * @param base - How the program finds what is no part of it.
 */
export function watchRequire(seen: SeenSoFar, base: Require): Require {
  const files = watchFiles(seen);
  const watch =
    (find: Require): Require =>
    (id) => {
      const name = id.replace(/^node:/, "");
      if (name === "fs") return files;
      if (!isBuiltin(id)) seen.forget();
      const module = find(id);
      if (!isBuiltin(id) || pure.has(name)) return module;
      const own = name === "module" ? { createRequire: requireFrom } : {};
      return watchModule(module as object, own, silent[name] ?? none, seen.forget);
    };
  const requireFrom = (place: string | URL) => {
    const found = createRequire(place);
    const resolve = (id: string) => {
      seen.forget();
      return found.resolve(id);
    };
    return Object.assign(watch(found), { resolve });
  };
  return watch(base);
}
