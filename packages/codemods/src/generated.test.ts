import fc from "fast-check";
import { expect, test } from "vitest";
import { planMigration } from "./migrate.ts";
import { DEFAULT_OPTIONS } from "./testing/default-options.ts";
import { generatedProgram } from "./testing/generated-program.ts";
import { memoryProject, type Tree } from "./testing/memory-project.ts";
import { runProgram } from "./testing/run-program.ts";

/** 100 as a rule; more for a longer search. */
const RUNS = Number(process.env.GENERATED_RUNS ?? 100);

const options = { ...DEFAULT_OPTIONS, services: ["HABIT_API"] };

function migrated(tree: Tree): Tree {
  const { rewrites } = planMigration(memoryProject(tree), options, () => true);
  return { ...tree, ...Object.fromEntries(rewrites.map(({ file, after }) => [file, after])) };
}

test(
  "programs whose flow is known print the same on v2, and are settled",
  async () => {
    await fc.assert(
      fc.asyncProperty(generatedProgram, async ({ tree }) => {
        const before = await runProgram(tree, "v1");
        expect(before.filter((line) => line.startsWith("failed"))).toEqual([]);
        const after = migrated(tree);
        expect(await runProgram(after, "v2")).toEqual(before);
        expect(migrated(after)).toEqual(after);
      }),
      { numRuns: RUNS },
    );
  },
  60_000 + RUNS * 1_000,
);
