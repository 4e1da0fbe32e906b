import { getHeapCodeStatistics } from "node:v8";
import type { Script } from "node:vm";
import { keep, keepsFiles, readKept } from "./kept-files.ts";

/** What V8 made of a script, and how much code the whole program was when that was kept, in bytes. */
interface KeptCode {
  readonly code: Buffer;
  readonly size: number;
}

/** So much more code than was kept is worth keeping anew: another command was run, or more of one. */
const GROWTH = 1.2;

/** The size stands before the code. */
const HEAD = 8;

/** The code that was kept under a name; null where there is none. */
export function readCode(name: string): KeptCode | null {
  const bytes = readKept("code", name);
  return bytes && bytes.length > HEAD
    ? { size: bytes.readDoubleLE(), code: bytes.subarray(HEAD) }
    : null;
}

const started: { script: Script; name: string; size: number }[] = [];

/** At the end of the run, when V8 made code of all that was needed, keeps that of a script where it is worth it. */
export function keepCodeOf(script: Script, name: string, kept: KeptCode | null): void {
  if (!keepsFiles()) return;
  if (started.length === 0) process.on("exit", keepCode);
  started.push({ script, name, size: kept?.size ?? 0 });
}

/** Keeps the code of all scripts for which it is worth it. */
export function keepCode(): void {
  const size = getHeapCodeStatistics().bytecode_and_metadata_size;
  const head = Buffer.alloc(HEAD);
  head.writeDoubleLE(size);
  for (const each of started) {
    if (size <= each.size * GROWTH) continue;
    keep("code", each.name, Buffer.concat([head, each.script.createCachedData()]));
    each.size = size;
  }
}
