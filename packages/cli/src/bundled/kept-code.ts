import { getHeapCodeStatistics } from "node:v8";
import type { Script } from "node:vm";
import { keep, keepsFiles, readKept } from "./kept-files.ts";

/** What V8 made of a script, and how far the run went that kept it. */
interface KeptCode {
  readonly code: Buffer;
  readonly extent: Extent;
}

/** How much code a whole program is, in bytes, and the processor time that it took, in microseconds. */
interface Extent {
  readonly size: number;
  readonly time: number;
}

/** So much more code than was kept is worth keeping anew: more of the program was run. */
const GROWTH = 1.2;

/** The extent stands before the code. */
const HEAD = 16;

/** The code that was kept under a name; null where there is none. */
export function readCode(name: string): KeptCode | null {
  const bytes = readKept("code", name);
  if (!bytes || bytes.length <= HEAD) return null;
  const extent = { size: bytes.readDoubleLE(), time: bytes.readDoubleLE(HEAD / 2) };
  return { extent, code: bytes.subarray(HEAD) };
}

let isAgain = false;
const started: { script: Script; name: string; kept: Extent }[] = [];

/** At the end of the run, when V8 made code of all that was needed, keeps that of a script where it is worth it. */
export function keepCodeOf(script: Script, name: string, kept: KeptCode | null): void {
  if (!keepsFiles()) return;
  if (started.length === 0) process.on("exit", keepCode);
  started.push({ script, name, kept: kept?.extent ?? { size: 0, time: 0 } });
  isAgain ||= kept !== null;
}

/** Whether an earlier run kept code of what runs: the program is used here more than once. */
export function isUsedAgain(): boolean {
  return isAgain;
}

/** Keeps the code of all scripts for which it is worth it. */
export function keepCode(): void {
  const time = process.cpuUsage().user;
  // To tell the size takes a walk over all memory: a run that is over sooner runs no more of the program.
  const longer = started.filter(({ kept }) => time > kept.time);
  if (longer.length === 0) return;
  const size = getHeapCodeStatistics().bytecode_and_metadata_size;
  const head = Buffer.alloc(HEAD);
  head.writeDoubleLE(size);
  head.writeDoubleLE(time, HEAD / 2);
  for (const each of longer) {
    if (size <= each.kept.size * GROWTH) continue;
    keep("code", each.name, Buffer.concat([head, each.script.createCachedData()]));
    each.kept = { size, time };
  }
}
