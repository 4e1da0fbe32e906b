import { spawn } from "node:child_process";
import { join } from "node:path";
import { arch, env, execPath, version } from "node:process";
import type { Bundle } from "./find-bundle.ts";
import { findKept, keepsFiles } from "./kept-files.ts";

/** Nearly all that the compiler parses stays, and is not moved about as often. A snapshot is only taken by who was started alike. */
const YOUNG = ["--min-semi-space-size=16", "--max-semi-space-size=16"];

/** The flags of Node that a snapshot is taken with, or started from. */
export function snapshotFlags(file: string): readonly string[] {
  return [...YOUNG, "--snapshot-blob", file];
}

/** Without flags for other programs: a V8 that runs otherwise does not take the snapshot. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...others } = env;
  return others;
}

function nameOf({ parts }: Bundle): string {
  return `${Object.values(parts).join("-")}-${version}-${arch}`;
}

/** The startup snapshot of the compiler that was kept of this program; null where there is none. */
export function findSnapshot(bundle: Bundle): string | null {
  return findKept("snapshots", nameOf(bundle));
}

/** Once is enough. */
let isAsked = false;

/**
 * Has a startup snapshot taken for later runs, which takes a second, by a process of its own that outlives this one. Where
 * machines are made anew for each run, nobody would ever start from it.
 */
export function keepSnapshot(bundle: Bundle): void {
  if (isAsked || !keepsFiles() || env.CI) return;
  isAsked = true;
  const builder = join(import.meta.dirname, "build-snapshot.js");
  spawn(execPath, [builder, nameOf(bundle), join(bundle.folder, "snapshot.cjs")], {
    detached: true,
    stdio: "ignore",
    windowsHide: true,
    env: plainEnvironment(),
  })
    .on("error", () => {})
    .unref();
}
