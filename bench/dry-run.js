// Usage: node bench/dry-run.js [--rounds 5] [--fast] [files..]: whole-process time and memory of a dry run on generated
// trees of 1,000, 10,000 and 30,000 files, with peers in the same run. `--fast` leaves the slow peers out.
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findBundle } from "../packages/cli/dist/bundled/find-bundle.js";
import { makeTree } from "./make-tree.js";
import { contenders, starts } from "./peers.js";
import { runProcess } from "./run-process.js";

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    fast: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
if (findBundle() === null) {
  console.error(
    "The program is not bundled as it stands, and would be measured module by module: build it first.",
  );
  process.exit(1);
}
/** What went wrong with a contender at this size. */
const failures = new Map();

const sizes = positionals.length > 0 ? positionals.map(Number) : [1_000, 10_000, 30_000];

/** One that fails is told of, and not asked again. */
async function measure({ name, command, env, prepare }, cwd) {
  try {
    prepare?.();
    return await runProcess(command, cwd, env);
  } catch (error) {
    failures.set(name, /code: '(\w+)'/.exec(error.message)?.[1] ?? error.message.split("\n")[0]);
    return null;
  }
}

/** In turn, so that what else the machine does hits all of them alike. */
async function measureAll(candidates, cwd) {
  const runs = new Map(candidates.map(({ name }) => [name, []]));
  failures.clear();
  for (const candidate of candidates.filter(({ warm }) => warm)) await measure(candidate, cwd);
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const candidate of candidates) {
      const { name, command, slow } = candidate;
      if (!command || failures.has(name) || (round > 0 && slow)) continue;
      const run = await measure(candidate, cwd);
      if (run) runs.get(name).push(run);
    }
  }
  return runs;
}

/** One line each, with the ratio to the first. */
function print(candidates, runs) {
  console.log(`  ${"".padEnd(22)}   min, s  median  of the first  MiB at most`);
  const [first] = candidates.map(({ name }) => bestOf(runs.get(name)));
  for (const { name, command } of candidates) {
    const own = runs.get(name);
    if (!command || own.length === 0) {
      const why = failures.get(name);
      console.log(`  ${name.padEnd(22)} ${command ? `failed: ${why}` : "not installed"}`);
      continue;
    }
    const memory = Math.max(...own.map((run) => run.memory ?? 0));
    const cells = [
      bestOf(own).toFixed(2).padStart(8),
      medianOf(own).toFixed(2).padStart(7),
      (bestOf(own) / first).toFixed(2).padStart(13),
      (memory === 0 ? "unknown" : String(Math.round(memory))).padStart(12),
    ];
    console.log(`  ${name.padEnd(22)} ${cells.join(" ")}`);
  }
}

/** Does something in a tree of so many files, which goes afterwards. */
async function inTree(size, act) {
  const root = mkdtempSync(join(tmpdir(), "habitshift-bench-"));
  try {
    makeTree(root, size);
    await act(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const secondsOf = (runs) => runs.map(({ seconds }) => seconds).sort((a, b) => a - b);
const bestOf = (runs) => secondsOf(runs)[0];
const medianOf = (runs) => secondsOf(runs)[Math.floor(runs.length / 2)];

/** A program that is used again starts from a snapshot: it is taken before anything is measured, not beside it. */
async function useTwice() {
  for (let use = 0; use < 2; use++)
    await inTree(100, async (root) => {
      const [, migrate] = contenders(root, cache);
      await measure(migrate, root);
    });
  const isTaken = () =>
    existsSync(snapshots) && readdirSync(snapshots).some((name) => !/\.\d+$/.test(name));
  for (let waits = 0; waits < 600 && !isTaken(); waits++) await delay(100);
}

const cache = mkdtempSync(join(tmpdir(), "habitshift-bench-cache-"));
process.on("exit", () => rmSync(cache, { recursive: true, force: true }));
const snapshots = join(cache, "habitshift/snapshots");
// Where `CI` is set, none is taken.
if (!process.env.CI) await useTwice();
console.log("start");
print(starts, await measureAll(starts, import.meta.dirname));
for (const size of sizes)
  await inTree(size, async (root) => {
    const all = contenders(root, cache).filter(({ slow }) => !(values.fast && slow));
    console.log(`\n${size.toLocaleString("en-US")} files, 100 of them users of the API`);
    print(all, await measureAll(all, root));
  });
