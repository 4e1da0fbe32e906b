import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { listCases } from "../behaviour/integration-case.ts";
import { runNode } from "../behaviour/run-program.ts";
import { createWorkingCopy } from "../behaviour/working-copy.ts";
import { type Performance, perform } from "./perform.ts";

vi.setConfig({ maxConcurrency: 2 });

const executable = join(import.meta.dirname, "../../packages/cli/bin/habitshift.js");
const migration = ["migrate", ".", "--write", "--allow-dirty", "--include", "review"];
const cases = listCases(join(import.meta.dirname, "../../fixtures/integrations"));
const patience = 300_000;

/** What a user would notice, and what is left behind. */
function visible({ status, printed, state }: Performance) {
  return { status, printed: printed.split("\n"), state };
}

describe.concurrent("on the sandbox, as it was on v1", () => {
  test.each(cases)(
    "$name: unmigrated through the gateway after the sunset, and migrated on v2",
    async (integration) => {
      const { entry } = integration.manifest;
      const [original, migrated] = [createWorkingCopy(integration), createWorkingCopy(integration)];
      try {
        const before = await perform("v1", original, entry);
        expect(before.status, before.complaints).toBe(0);
        const rescued = await perform("gateway", original, entry);
        expect(visible(rescued)).toEqual(visible(before));
        const { code } = await runNode([executable, ...migration], { cwd: migrated });
        expect(code).toBe(0);
        const after = await perform("v2", migrated, entry);
        expect(visible(after), after.complaints).toEqual(visible(before));
      } finally {
        for (const folder of [original, migrated]) rmSync(folder, { recursive: true, force: true });
      }
    },
    patience,
  );
});
