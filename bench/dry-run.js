// Usage: node bench/dry-run.js [--rounds 5] [--fast] [files..]: whole-process time and memory of a dry run on generated
// trees of 1,000, 10,000 and 30,000 files, with peers in the same run. `--fast` leaves the slow peers out.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

const secondsOf = (runs) => runs.map(({ seconds }) => seconds).sort((a, b) => a - b);
const bestOf = (runs) => secondsOf(runs)[0];
const medianOf = (runs) => secondsOf(runs)[Math.floor(runs.length / 2)];

console.log("start");
print(starts, await measureAll(starts, import.meta.dirname));
for (const size of sizes) {
  const root = mkdtempSync(join(tmpdir(), "habitshift-bench-"));
  try {
    makeTree(root, size);
    const all = contenders(root).filter(({ slow }) => !(values.fast && slow));
    console.log(`\n${size.toLocaleString("en-US")} files, 100 of them users of the API`);
    print(all, await measureAll(all, root));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
