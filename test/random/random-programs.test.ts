import fc from "fast-check";
import { expect, test } from "vitest";
import { planMigration } from "../../packages/codemods/src/migrate.ts";
import type { MigrationPlan } from "../../packages/codemods/src/model.ts";
import { DEFAULT_OPTIONS } from "../../packages/codemods/src/testing/default-options.ts";
import { memoryProject } from "../../packages/codemods/src/testing/memory-project.ts";
import { migratedFaults, originalFaults } from "../behaviour/performance-faults.ts";
import { perform } from "./perform.ts";
import { randomProgram } from "./random-program.ts";

const FILE = "program.mjs";
/** The same programs in each run: one that fails is a fault of the change at hand. */
const fixed = { seed: 20250215, numRuns: 150 };

function plan(code: string, accepts: (confidence: string) => boolean): MigrationPlan {
  const options = { ...DEFAULT_OPTIONS, typecheck: false };
  return planMigration(memoryProject({ [FILE]: code }), options, (group) =>
    accepts(group.confidence),
  );
}

/** In what the program behaves otherwise once a plan is carried out; nothing where it leaves the program as it is. */
async function faultsOf(code: string, { rewrites }: MigrationPlan): Promise<readonly string[]> {
  const after = rewrites.find(({ file }) => file === FILE)?.after;
  if (after === undefined) return [];
  return migratedFaults(await perform("v1", code), await perform("v2", after));
}

function isReported({ findings }: MigrationPlan): boolean {
  return findings.some(
    ({ change, confidence }) => confidence === "manual" && change !== "api-key-version",
  );
}

test("what is carried through a program behaves as before, or its place is reported", async () => {
  await fc.assert(
    fc.asyncProperty(randomProgram, async (code) => {
      expect(originalFaults(await perform("v1", code)), code).toEqual([]);
      expect(
        await faultsOf(
          code,
          plan(code, (confidence) => confidence === "safe"),
        ),
      ).toEqual([]);
      const all = plan(code, () => true);
      if (!isReported(all)) expect(await faultsOf(code, all)).toEqual([]);
    }),
    fixed,
  );
}, 120_000);
