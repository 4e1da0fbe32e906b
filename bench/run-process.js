import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** How often the memory of a process is looked at, in milliseconds. */
const step = 10;

/**
 * Runs a program to its end.
 *
 * @param {readonly string[]} command
 * @param {string} cwd
 * @param {Readonly<Record<string, string>>} env - Variables beside those of this process.
 * @returns {Promise<{ readonly seconds: number; readonly memory: number | null }>} The memory is what it and the processes
 *   that it started had at most, in MiB; null where the system does not say.
 */
export async function runProcess([program, ...args], cwd, env = {}) {
  const start = performance.now();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const peaks = new Map();
  const watch = setInterval(() => {
    for (const id of familyOf(child.pid)) peaks.set(id, peakOf(id) ?? peaks.get(id) ?? 0);
  }, step);
  const status = await new Promise((resolve, reject) => {
    child.on("error", reject).on("close", resolve);
  }).finally(() => clearInterval(watch));
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${said}`);
  const memory = [...peaks.values()].reduce((sum, peak) => sum + peak, 0) || null;
  return { seconds: (performance.now() - start) / 1000, memory };
}

/** A process, and all that were started by it and its own. */
function familyOf(id) {
  const family = [id];
  for (const member of family) family.push(...childrenOf(member));
  return family;
}

/** Any of its threads may have started one. */
function childrenOf(id) {
  try {
    return readdirSync(`/proc/${id}/task`).flatMap((thread) =>
      readFileSync(`/proc/${id}/task/${thread}/children`, "utf8").trim().split(" ").filter(Boolean),
    );
  } catch {
    return [];
  }
}

/** Linux keeps the highest mark of each process. */
function peakOf(id) {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
