import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { env, pid, platform } from "node:process";

/**
 * What is kept, each in a folder of its own: V8's code of the program, snapshots of the compiler as it stands ready,
 * its answers, and what whole runs said.
 */
export type Kind = "code" | "snapshots" | "answers" | "runs";

/** So many files are kept at most: those of versions and trees that nobody asks for any more go. */
const MOST: Readonly<Record<Kind, number>> = {
  code: 24,
  snapshots: 2,
  answers: 64,
  runs: 16,
};

/**
 * Where what one run found out is kept for the next, in the user's own folder for caches; null where nothing is to be
 * kept. Node's variables for what V8 makes of scripts hold: `NODE_DISABLE_COMPILE_CACHE`, and `NODE_COMPILE_CACHE` for
 * another folder.
 */
function cacheFolder(kind: Kind): string | null {
  if (env.NODE_DISABLE_COMPILE_CACHE) return null;
  if (env.NODE_COMPILE_CACHE) return join(env.NODE_COMPILE_CACHE, "habitshift", kind);
  try {
    return join(cachesOf(homedir()), "habitshift", kind);
  } catch {
    return null;
  }
}

function cachesOf(home: string): string {
  if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME;
  if (platform === "win32") return env.LOCALAPPDATA ?? join(home, "AppData", "Local");
  return platform === "darwin" ? join(home, "Library", "Caches") : join(home, ".cache");
}

/** Whether anything is kept. */
export function keepsFiles(): boolean {
  return cacheFolder("code") !== null;
}

/** What was kept under a name; undefined where there is nothing. */
export function readKept(kind: Kind, name: string): Buffer | undefined {
  const folder = cacheFolder(kind);
  try {
    return folder === null ? undefined : readFileSync(join(folder, name));
  } catch {
    return undefined;
  }
}

/** The file of what was kept under a name; null where there is none. */
export function findKept(kind: Kind, name: string): string | null {
  const folder = cacheFolder(kind);
  const file = folder === null ? null : join(folder, name);
  return file !== null && existsSync(file) ? file : null;
}

/** Keeps something under a name. Where that cannot be done nobody is told: the next run takes longer. */
export function keep(kind: Kind, name: string, content: Buffer | string): void {
  keepAs(kind, name, (draft) => writeFileSync(draft, content, { mode: 0o600 }));
}

/** {@link keep}, for what is written by somebody else: `write` is given the path where it has to stand. */
export function keepAs(kind: Kind, name: string, write: (draft: string) => void): void {
  const folder = cacheFolder(kind);
  if (folder === null) return;
  const draft = join(folder, `${name}.${pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    write(draft);
    renameSync(draft, join(folder, name));
    dropOldest(folder, MOST[kind]);
  } catch {
    // The next run takes longer.
    dropKept(draft);
  }
}

/** Keeps something no longer, if it is there. */
export function dropKept(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Nobody can take it away.
  }
}

function dropOldest(folder: string, most: number): void {
  const files = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    return { path, changed: statSync(path).mtimeMs };
  });
  const old = files.sort((one, other) => other.changed - one.changed).slice(most);
  for (const { path } of old) unlinkSync(path);
}
