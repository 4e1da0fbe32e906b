import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A name that all workers of a run have in common, and no other run: the process that forked them, or this
 * one where the runner works by itself, and when that process began.
 */
export function runIdentity(): string {
  const runner = process.send === undefined ? process.pid : process.ppid;
  return identityOf(runner);
}

/** The name of a process that no later one of the same number has. */
export function identityOf(id: number): string {
  return `${id}-${startOf(id)}`;
}

/** Whether the process of a run is still there. */
export function isUnderWay(identity: string): boolean {
  const runner = Number.parseInt(identity, 10);
  return isAlive(runner) && identity.startsWith(identityOf(runner));
}

/** Whether a process of this number is there. */
export function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** When a process began, in whatever unit the system has; numbers of processes are used again. */
function startOf(id: number): string {
  if (process.platform === "win32") return "0";
  try {
    const fields = readFileSync(`/proc/${id}/stat`, "utf8").replace(/^.*\)/s, "").trim().split(" ");
    return fields[startField] ?? "0";
  } catch {
    const { stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(id)], { encoding: "utf8" });
    return (stdout ?? "").replace(/\W+/g, "") || "0";
  }
}

/** Among what follows the name of the program. */
const startField = 19;
