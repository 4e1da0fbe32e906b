import fs, { type Dirent, type Stats } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  isFresh,
  type Lead,
  type Look,
  listingOf,
  lookAt,
  lookOf,
  type SeenSoFar,
} from "./seen.ts";
import { watchModule } from "./watch-module.ts";

type Call = (...args: readonly unknown[]) => unknown;

/** What asks for a path: whether it is there, and what it holds, is told by how it looks. */
const asking = ["existsSync", "readFileSync"] as const;
/** What tells nothing of the disk but of what was opened before. */
const silent = new Set(["closeSync", "readSync"]);

/**
 * Node's `fs` for a program that is watched: what it reads is noted as it looked before, and where the program does what
 * no look can tell, such as writing a file, nothing is kept of its run.
 *
 * @param now - The time, in milliseconds.
 */
export function watchFiles(seen: SeenSoFar, now: () => number = Date.now): typeof fs {
  const opened = new Map<unknown, string>();
  const note = (path: string, look: Look): void => {
    if (isFresh(look, now())) seen.forget();
    else seen.look(path, look);
  };
  const look = (path: unknown): void => {
    const place = placeOf(path);
    if (place === null) seen.forget();
    else note(place, lookAt(place));
  };
  const ask =
    (call: Call): Call =>
    (path, ...rest) => {
      look(path);
      return call(path, ...rest);
    };
  const follow =
    (how: Lead, call: Call): Call =>
    (path, ...rest) => {
      look(path);
      const where = call(path, ...rest);
      const place = placeOf(path);
      if (place === null || typeof where !== "string") seen.forget();
      else seen.lead(how, place, where);
      return where;
    };
  const realpathSync = Object.assign(follow("realpathSync", fs.realpathSync as Call), {
    native: follow("realpathSync", fs.realpathSync.native as Call),
  });
  const own = {
    ...Object.fromEntries(asking.map((name) => [name, ask(fs[name] as Call)])),
    realpathSync,
    readlinkSync: follow("readlinkSync", fs.readlinkSync as Call),
    statSync: (path: fs.PathLike, options?: fs.StatSyncOptions) => {
      const place = placeOf(path);
      if (place === null || options?.bigint) seen.forget();
      try {
        const status = fs.statSync(path, options) as Stats | undefined;
        if (place !== null) note(place, lookOf(status));
        return status;
      } catch (error) {
        look(path);
        throw error;
      }
    },
    readdirSync: (path: string, options?: { readonly withFileTypes?: boolean }) => {
      if (placeOf(path) === null || Object.keys(options ?? {}).some(isOther)) seen.forget();
      try {
        const entries = fs.readdirSync(path, { withFileTypes: true });
        seen.list(placeOf(path) ?? "", listingOf(entries));
        return options?.withFileTypes ? entries : entries.map(({ name }: Dirent) => name);
      } catch (error) {
        look(path);
        throw error;
      }
    },
    openSync: (path: fs.PathLike, flags: fs.OpenMode = "r") => {
      const place = placeOf(path);
      if (place === null || flags !== "r") seen.forget();
      try {
        const descriptor = fs.openSync(path, flags);
        if (place !== null) opened.set(descriptor, place);
        return descriptor;
      } catch (error) {
        look(path);
        throw error;
      }
    },
    fstatSync: (descriptor: number) => {
      const status = fs.fstatSync(descriptor);
      const path = opened.get(descriptor);
      if (path === undefined) seen.forget();
      else note(path, lookOf(status));
      return status;
    },
  };
  return watchModule(fs, own, silent, seen.forget);
}

function isOther(option: string): boolean {
  return option !== "withFileTypes" && option !== "encoding";
}

/** Null where it is no path but a descriptor, or bytes. */
function placeOf(path: unknown): string | null {
  if (path instanceof URL) return fileURLToPath(path);
  if (typeof path !== "string") return null;
  return isAbsolute(path) ? path : resolve(path);
}
