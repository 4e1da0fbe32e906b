import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Seed } from "@habitshift/sandbox";
import { UsageError } from "../usage-error.ts";
import { loadSandbox } from "./load-sandbox.ts";

/** @throws UsageError - where it cannot be read, or is no seed. */
export async function readSeedFile(file: string, cwd: string): Promise<Seed> {
  const { readSeed } = await loadSandbox();
  const text = await readFile(resolve(cwd, file), "utf8").catch((cause: Error) => {
    throw new UsageError(`${file} cannot be read: ${cause.message}`, { cause });
  });
  const seed = readSeed(parse(file, text));
  if ("faults" in seed) throw new UsageError(`${file} is no seed: ${seed.faults.join("; ")}`);
  return seed;
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${file} is not JSON`, { cause });
  }
}
