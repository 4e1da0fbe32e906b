import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { nodeDisk } from "../apply/disk.ts";
import { stateFolder } from "../apply/journal.ts";
import { prepareStateFolder } from "../apply/state-folder.ts";
import { explainSystemError } from "../system-error.ts";
import { isAlive, isUnderWay, runIdentity } from "./run-identity.ts";

/** Workers are forked at once: what was planned this long before one of them is of an earlier run. */
const oldest = 60_000;

const pause = 20;

/**
 * The answer that all workers of a run share: the first of them has it made before any of them writes, so that no
 * plan sees files that are migrated in part. It stands in `.habitshift` until a later run finds the runner gone.
 *
 * @param key - What the answer depends on.
 */
export async function sharedAnswer(
  root: string,
  key: string,
  make: () => Promise<string>,
): Promise<string> {
  const plans = join(root, ".habitshift", "jscodeshift");
  const folder = join(plans, `${runIdentity()}-${key}`);
  prepare(root, plans);
  setAside(folder);
  mkdirSync(folder, { recursive: true });
  if (!takeLock(folder)) return awaitAnswer(folder);
  const answer = await make();
  writeFileSync(join(folder, "answer.part"), answer);
  renameSync(join(folder, "answer.part"), join(folder, "answer.json"));
  return answer;
}

function prepare(root: string, plans: string): void {
  try {
    prepareStateFolder(root, nodeDisk);
  } catch (error) {
    // Another worker may have made it a moment ago, and all of it or not yet.
    if (!statSync(stateFolder(root), { throwIfNoEntry: false })?.isDirectory()) {
      const why = explainSystemError(error, {});
      throw new Error(`.habitshift cannot be written in ${root}: ${why}`, { cause: error });
    }
  }
  mkdirSync(plans, { recursive: true });
  for (const name of readdirSync(plans)) {
    if (!isUnderWay(name)) rmSync(join(plans, name), { recursive: true, force: true });
  }
}

/** Moves an earlier run of the same process out of the way; of two workers that try, one can. */
function setAside(folder: string): void {
  const lock = statSync(lockOf(folder), { throwIfNoEntry: false });
  if (lock === undefined || lock.mtimeMs > performance.timeOrigin - oldest) return;
  try {
    renameSync(folder, `${folder}-${lock.mtimeMs}`);
  } catch {
    // The other worker did it.
  }
}

function takeLock(folder: string): boolean {
  try {
    const descriptor = openSync(lockOf(folder), "wx");
    writeFileSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

async function awaitAnswer(folder: string): Promise<string> {
  for (;;) {
    const isOver = isMakerGone(folder);
    const answer = readIfThere(join(folder, "answer.json"));
    if (answer !== null) return answer;
    if (isOver) throw new Error("the migration could not be planned: another worker failed to");
    await wait(pause);
  }
}

function isMakerGone(folder: string): boolean {
  const maker = readIfThere(lockOf(folder));
  return maker !== null && maker !== "" && !isAlive(Number(maker));
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function lockOf(folder: string): string {
  return join(folder, "lock");
}
