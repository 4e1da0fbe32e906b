// Usage: node bench/check.js [--rounds 9] [files..]: whole-process time of a check on a generated tree that nobody changed
// since the last one, beside a script that only starts and asks for the status of every file.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { makeTree } from "./make-tree.js";
import { runProcess } from "./run-process.js";

const { values, positionals } = parseArgs({
  options: { rounds: { type: "string", default: "9" } },
  allowPositionals: true,
});
const program = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");
const check = [process.execPath, program, "check", "--fail-on", "never"];
/** Files that were written a moment ago may be written again and look the same. */
const settled = 3_000;

const sizes = positionals.length > 0 ? positionals.map(Number) : [10_000];
for (const size of sizes) {
  const root = mkdtempSync(join(tmpdir(), "habitshift-bench-"));
  try {
    makeTree(root, size);
    await wait(settled);
    const contenders = [
      ["status of every file", [process.execPath, join(import.meta.dirname, "status.js"), root]],
      ["habitshift check", check],
      ["  --no-cache", [...check, "--no-cache"]],
    ];
    const runs = new Map(contenders.map(([name]) => [name, []]));
    for (let round = -2; round < Number(values.rounds); round++) {
      for (const [name, command] of contenders) {
        const { seconds } = await runProcess(command, root);
        if (round >= 0) runs.get(name).push(seconds);
      }
    }
    const [[, first]] = runs;
    console.log(`${size.toLocaleString("en-US")} files   min, s  of the first`);
    for (const [name, seconds] of runs) {
      const best = Math.min(...seconds);
      const ratio = (best / Math.min(...first)).toFixed(2);
      console.log(`  ${name.padEnd(22)} ${best.toFixed(3)} ${ratio.padStart(8)}`);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
