import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { dependencyFolder } from "./dependencies.ts";
import type { IntegrationCase } from "./integration-case.ts";
import { migratedFaults, originalFaults } from "./performance-faults.ts";
import { play } from "./play.ts";
import { runNode } from "./run-program.ts";
import { sourceFaults } from "./source-faults.ts";
import { createWorkingCopy, readOwnFiles } from "./working-copy.ts";

const executable = join(import.meta.dirname, "../../packages/cli/bin/habitshift.js");
const migrate = ["migrate", ".", "--write", "--include", "review", "--allow-dirty"];

async function migrateFaults(folder: string): Promise<readonly string[]> {
  const env = { CI: "true", NO_COLOR: "1" };
  const { code, stdout, stderr } = await runNode([executable, ...migrate], { cwd: folder, env });
  return code === 0 ? [] : [`migrate exited ${code}: ${(stderr + stdout).slice(-300)}`];
}

async function typeFaults(folder: string, when: string): Promise<readonly string[]> {
  const compiler = join(dependencyFolder("typescript"), "bin/tsc");
  const { code, stdout } = await runNode([compiler, "--noEmit", "-p", "."], { cwd: folder });
  return code === 0 ? [] : [`types ${when}: ${stdout.slice(0, 300)}`];
}

async function judgeCopies(
  { manifest }: IntegrationCase,
  original: string,
  migrated: string,
): Promise<readonly string[]> {
  const { entry, noChanges = false, typecheck = false } = manifest;
  const before = readOwnFiles(migrated);
  const onV1 = await play("v1", original, entry);
  const refusedToMigrate = await migrateFaults(migrated);
  const after = readOwnFiles(migrated);
  const onV2 = await play(noChanges ? "v1" : "v2", migrated, entry);
  const types = typecheck
    ? [...(await typeFaults(original, "before")), ...(await typeFaults(migrated, "after"))]
    : [];
  const refusedAgain = await migrateFaults(migrated);
  const settled = isDeepStrictEqual(readOwnFiles(migrated), after);
  return [
    ...originalFaults(onV1),
    ...refusedToMigrate,
    ...sourceFaults(manifest, before, after),
    ...migratedFaults(onV1, onV2),
    ...types,
    ...refusedAgain,
    ...(settled ? [] : ["a second migration changed files again"]),
  ];
}

/**
 * Runs an integration on v1, migrates a copy with the built command line, and runs the copy on v2.
 *
 * @returns In what the migrated copy behaves otherwise, or breaks a promise of the tool; empty when all is well.
 */
export async function judge(integration: IntegrationCase): Promise<readonly string[]> {
  if (!existsSync(executable)) {
    throw new Error(`${executable} is missing: build the workspace first`);
  }
  const original = createWorkingCopy(integration);
  const migrated = createWorkingCopy(integration);
  try {
    return await judgeCopies(integration, original, migrated);
  } finally {
    for (const folder of [original, migrated]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
