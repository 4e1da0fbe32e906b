import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { checkTypes } from "./check-types.ts";
import type { IntegrationCase } from "./integration-case.ts";
import { migratedFaults, originalFaults } from "./performance-faults.ts";
import { type Performance, play } from "./play.ts";
import { runNode } from "./run-program.ts";
import { sourceFaults } from "./source-faults.ts";
import { createWorkingCopy, readOwnFiles } from "./working-copy.ts";

const executable = join(import.meta.dirname, "../../packages/cli/bin/habitshift.js");
const safe = ["migrate", ".", "--write", "--allow-dirty"];
const all = [...safe, "--include", "review", "--format", "json"];

/** What `safe` edits alone do to an integration: all that is to be done, some of it, or nothing. */
type Reach = "whole" | "part" | "untouched";

interface Verdict {
  /** In what a migrated copy behaves otherwise, or breaks a promise of the tool; empty when all is well. */
  readonly faults: readonly string[];
  readonly safeAlone: Reach;
}

interface Migration {
  readonly faults: readonly string[];
  readonly stdout: string;
}

async function migrate(folder: string, flags: readonly string[]): Promise<Migration> {
  const env = { CI: "true", NO_COLOR: "1" };
  const { code, stdout, stderr } = await runNode([executable, ...flags], { cwd: folder, env });
  const faults = code === 0 ? [] : [`migrate exited ${code}: ${(stderr + stdout).slice(-300)}`];
  return { faults, stdout };
}

/** Whether a migration did nothing that is for review: then `safe` alone does all of it. */
function isAllSafe({ faults, stdout }: Migration): boolean {
  return faults.length === 0 && JSON.parse(stdout).summary.review === 0;
}

async function typeFaults(folder: string, when: string): Promise<readonly string[]> {
  const printed = await checkTypes(folder);
  return printed === "" ? [] : [`types ${when}: ${printed.slice(0, 300)}`];
}

/** What is wrong with a migrated copy as far as running and compiling it shows. */
async function copyFaults(
  { manifest }: IntegrationCase,
  migrated: string,
  onV1: Performance,
): Promise<readonly string[]> {
  const { entry, noChanges = false, typecheck = false } = manifest;
  const onV2 = await play(noChanges ? "v1" : "v2", migrated, entry);
  return [...migratedFaults(onV1, onV2), ...(typecheck ? await typeFaults(migrated, "after") : [])];
}

/** `safe` edits alone leave an integration working on v2, or as it was. */
async function judgeSafeAlone(
  integration: IntegrationCase,
  copy: string,
  onV1: Performance,
  whole: Readonly<Record<string, string>>,
): Promise<Verdict> {
  const before = readOwnFiles(copy);
  const { faults: refused } = await migrate(copy, safe);
  const after = readOwnFiles(copy);
  if (isDeepStrictEqual(after, whole)) return { faults: refused, safeAlone: "whole" };
  if (isDeepStrictEqual(after, before)) return { faults: refused, safeAlone: "untouched" };
  const faults = [...refused, ...(await copyFaults(integration, copy, onV1))];
  return { faults: faults.map((fault) => `with safe edits alone: ${fault}`), safeAlone: "part" };
}

async function judgeCopies(
  integration: IntegrationCase,
  original: string,
  migrated: string,
  safely: string,
): Promise<Verdict> {
  const { manifest } = integration;
  const before = readOwnFiles(migrated);
  const onV1 = await play("v1", original, manifest.entry);
  const migration = await migrate(migrated, all);
  const after = readOwnFiles(migrated);
  const behaviour = await copyFaults(integration, migrated, onV1);
  // A program may have left files of its own.
  const played = readOwnFiles(migrated);
  const again = await migrate(migrated, all);
  const settled = isDeepStrictEqual(readOwnFiles(migrated), played);
  const alone: Verdict = isAllSafe(migration)
    ? { faults: [], safeAlone: "whole" }
    : await judgeSafeAlone(integration, safely, onV1, after);
  return {
    safeAlone: alone.safeAlone,
    faults: [
      ...originalFaults(onV1),
      ...migration.faults,
      ...sourceFaults(manifest, before, after),
      ...behaviour,
      ...(behaviour.length > 0 && manifest.typecheck ? await typeFaults(original, "before") : []),
      ...again.faults,
      ...(settled ? [] : ["a second migration changed files again"]),
      ...alone.faults,
    ],
  };
}

/** Runs an integration on v1, migrates copies with the built command line, and runs them on v2. */
export async function judge(integration: IntegrationCase): Promise<Verdict> {
  if (!existsSync(executable)) {
    throw new Error(`${executable} is missing: build the workspace first`);
  }
  const original = createWorkingCopy(integration);
  const migrated = createWorkingCopy(integration);
  const safely = createWorkingCopy(integration);
  try {
    return await judgeCopies(integration, original, migrated, safely);
  } finally {
    for (const folder of [original, migrated, safely]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
