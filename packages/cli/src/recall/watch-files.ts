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
/** What tells nothing of the disk. */
const silent = new Set(["closeSync"]);
/** Why what is there is not read, where its look tells: it is of another kind. */
const ofItsKind = new Set(["EISDIR", "ENOTDIR", "EINVAL"]);

/** What was opened, and whether it was looked at since: only then it is told what is read of it. */
interface Opened {
  readonly path: string;
  isSeen: boolean;
}

/**
 * Node's `fs` for a program that is watched: what it reads is noted as it looked before, and where the program does what
 * no look can tell, such as writing a file, nothing is kept of its run.
 *
 * @param now - The time, in milliseconds.
 */
export function watchFiles(seen: SeenSoFar, now: () => number = Date.now): typeof fs {
  const opened = new Map<unknown, Opened>();
  const note = (path: string, look: Look): void => {
    if (isFresh(look, now())) seen.forget();
    else seen.look(path, look);
  };
  const look = (path: unknown): void => {
    const place = placeOf(path);
    if (place === null) seen.forget();
    else note(place, lookAt(place));
  };
  /** Notes how something looks that cannot be read. Who is not let in, or has too much open, may read it next time. */
  const told = <Result>(path: unknown, read: () => Result): Result => {
    try {
      return read();
    } catch (error) {
      look(path);
      const place = placeOf(path);
      const isThere = place !== null && lookAt(place)[0] >= 0;
      if (isThere && !ofItsKind.has((error as NodeJS.ErrnoException).code ?? "")) seen.forget();
      throw error;
    }
  };
  const ask =
    (call: Call): Call =>
    (path, ...rest) => {
      look(path);
      return told(path, () => call(path, ...rest));
    };
  const follow =
    (how: Lead, call: Call): Call =>
    (path, ...rest) => {
      look(path);
      const place = placeOf(path);
      let where: unknown = null;
      try {
        where = told(path, () => call(path, ...rest));
        return where;
      } finally {
        if (place === null || (where !== null && typeof where !== "string")) seen.forget();
        else seen.lead(how, place, where);
      }
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
      const status = told(path, () => fs.statSync(path, options) as Stats | undefined);
      if (place === null || options?.bigint) seen.forget();
      else note(place, lookOf(status));
      return status;
    },
    readdirSync: (path: string, options?: Listing) => {
      const place = placeOf(path);
      if (place === null || Object.keys(options ?? {}).some((name) => name !== "withFileTypes")) {
        seen.forget();
        return (fs.readdirSync as Call)(path, options);
      }
      const entries = told(path, () => fs.readdirSync(path, { withFileTypes: true }));
      seen.list(place, listingOf(entries));
      return options?.withFileTypes ? entries : entries.map(({ name }: Dirent) => name);
    },
    openSync: (path: fs.PathLike, flags: fs.OpenMode = "r", mode?: fs.Mode) => {
      const place = placeOf(path);
      if (place === null || flags !== "r") seen.forget();
      const descriptor = told(path, () => fs.openSync(path, flags, mode));
      if (place !== null) opened.set(descriptor, { path: place, isSeen: false });
      return descriptor;
    },
    fstatSync: (descriptor: number, options?: fs.StatOptions) => {
      const status = fs.fstatSync(descriptor, options);
      const file = opened.get(descriptor);
      if (file === undefined || options?.bigint) seen.forget();
      else {
        note(file.path, lookOf(status as Stats));
        file.isSeen = true;
      }
      return status;
    },
    readSync: (descriptor: number, ...rest: readonly unknown[]) => {
      if (opened.get(descriptor)?.isSeen !== true) seen.forget();
      return (fs.readSync as Call)(descriptor, ...rest);
    },
  };
  return watchModule(fs, own, silent, seen.forget);
}

/** How folders are listed here. */
interface Listing {
  readonly withFileTypes?: true;
}

/** Null where it is no path but a descriptor, or bytes. */
function placeOf(path: unknown): string | null {
  if (path instanceof URL) return fileURLToPath(path);
  if (typeof path !== "string") return null;
  return isAbsolute(path) ? path : resolve(path);
}
