import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { listCases } from "../behaviour/integration-case.ts";
import { runNode } from "../behaviour/run-program.ts";
import { createWorkingCopy } from "../behaviour/working-copy.ts";
import { knownDifferences } from "./differences.ts";
import { type Performance, perform } from "./perform.ts";

vi.setConfig({ maxConcurrency: 2 });

const executable = join(import.meta.dirname, "../../packages/cli/bin/habitshift.js");
const migration = ["migrate", ".", "--write", "--allow-dirty", "--include", "review"];
const cases = listCases(join(import.meta.dirname, "../../fixtures/integrations"));
const patience = 300_000;

const knownOf = (name: string, way: "v1" | "v2") =>
  knownDifferences.find((each) => each.name === name && each.way === way);
const playable = cases.filter(({ name }) => knownOf(name, "v1") === undefined);

/** What a user would notice, and what is left behind. */
function visible({ status, printed, state }: Performance) {
  return { status, printed: printed.split("\n"), state };
}

describe.concurrent("on the sandbox, as it was on v1", () => {
  test.each(playable)(
    "$name: unmigrated through the gateway after the sunset, and migrated on v2",
    async (integration) => {
      const { name, manifest } = integration;
      const [original, migrated] = [createWorkingCopy(integration), createWorkingCopy(integration)];
      try {
        const before = await perform("v1", original, manifest.entry);
        expect(before.status, before.complaints).toBe(0);
        const rescued = await perform("gateway", original, manifest.entry);
        expect(visible(rescued)).toEqual(visible(before));
        const { code } = await runNode([executable, ...migration], { cwd: migrated });
        expect(code).toBe(0);
        const after = await perform("v2", migrated, manifest.entry);
        const known = knownOf(name, "v2");
        if (known === undefined) expect(visible(after)).toEqual(visible(before));
        else expect(visible(after), `take it out: ${known.why}`).not.toEqual(visible(before));
      } finally {
        for (const folder of [original, migrated]) rmSync(folder, { recursive: true, force: true });
      }
    },
    patience,
  );

  test.each(cases.filter(({ name }) => knownOf(name, "v1")))(
    "$name does not run on it",
    async (integration) => {
      const copy = createWorkingCopy(integration);
      try {
        const { status } = await perform("v1", copy, integration.manifest.entry);
        expect(status, "it runs: take it out of the known differences").not.toBe(0);
      } finally {
        rmSync(copy, { recursive: true, force: true });
      }
    },
    patience,
  );
});

test("every known difference is of an integration that is there", () => {
  const names = cases.map(({ name }) => name);
  expect(knownDifferences.filter(({ name }) => !names.includes(name))).toEqual([]);
});
