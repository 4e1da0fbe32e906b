import type { keep, readKept } from "../bundled/kept-files.ts";
import { dayOf } from "../day-of.ts";
import { bearLostOutput } from "../lost-output.ts";
import { isUnchanged } from "./is-unchanged.ts";
import { unpackRun } from "./kept-run.ts";
import { questionOf } from "./question-of.ts";
import { type Watch, watchRun } from "./watch-run.ts";

/** A run that has to be made, and is watched. */
export interface OpenRun {
  readonly watch: Watch;
  /** Keeps the run, where it can be answered without running next time. */
  end(status: number): void;
}

interface Kept {
  readonly keep: typeof keep;
  readonly readKept: typeof readKept;
}

/**
 * Says what the same run said before, where it would see the same now.
 *
 * @param version - That of the program.
 * @returns The run, where it has to be made.
 */
export function openRun(version: string, { keep, readKept }: Kept): OpenRun | null {
  const cwd = folderOf();
  if (cwd === null) return { watch: watchRun(), end: () => {} };
  const start = new Date();
  const name = `${version}-${questionOf(process.argv, cwd, start)}`;
  const bytes = readKept("runs", name);
  const kept = bytes ? unpackRun(bytes) : null;
  if (kept && isUnchanged(kept, process.env)) {
    for (const stream of new Set(kept.said.map(([stream]) => stream)))
      bearLostOutput(process[stream]);
    for (const [stream, text] of kept.said) process[stream].write(text);
    process.exitCode ??= kept.status;
    return null;
  }
  const watch = watchRun();
  return {
    watch,
    end(status) {
      // A report says of which day it is.
      const packed = dayOf(new Date()) === dayOf(start) ? watch.pack(status) : null;
      if (packed) keep("runs", name, packed);
    },
  };
}

/** Null where the folder was removed behind the shell's back. */
function folderOf(): string | null {
  try {
    return process.cwd();
  } catch {
    return null;
  }
}
