import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { env, pid, platform } from "node:process";

/** After this time nobody asks for the code of an earlier version any more; in milliseconds. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/**
 * Where V8's code of scripts is kept between runs, in the user's own folder for caches; null where it is not to be kept.
 * Node's variables hold: `NODE_DISABLE_COMPILE_CACHE`, and `NODE_COMPILE_CACHE` for another folder.
 */
function cacheFolder(): string | null {
  if (env.NODE_DISABLE_COMPILE_CACHE) return null;
  if (env.NODE_COMPILE_CACHE) return join(env.NODE_COMPILE_CACHE, "habitshift");
  try {
    return join(cachesOf(homedir()), "habitshift");
  } catch {
    return null;
  }
}

function cachesOf(home: string): string {
  if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME;
  if (platform === "win32") return env.LOCALAPPDATA ?? join(home, "AppData", "Local");
  return platform === "darwin" ? join(home, "Library", "Caches") : join(home, ".cache");
}

/** The code that was kept under a name; undefined where there is none. */
export function readCode(name: string): Buffer | undefined {
  const folder = cacheFolder();
  try {
    return folder === null ? undefined : readFileSync(join(folder, name));
  } catch {
    return undefined;
  }
}

/** Keeps code under a name, and drops what is old. A cache that cannot be written is none: the next run takes longer. */
export function keepCode(name: string, code: Buffer): void {
  const folder = cacheFolder();
  if (folder === null) return;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `${name}.${pid}`);
    writeFileSync(draft, code, { mode: 0o600 });
    renameSync(draft, join(folder, name));
    for (const other of readdirSync(folder)) {
      const path = join(folder, other);
      if (Date.now() - statSync(path).mtimeMs > KEPT) unlinkSync(path);
    }
  } catch {
    // Nobody is told: it is only slower.
  }
}
