import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { listCases } from "./integration-case.ts";
import { judge } from "./judge.ts";

vi.setConfig({ maxConcurrency: 2 });

const fixtures = join(import.meta.dirname, "../../fixtures/integrations");
const cases = [...listCases(join(import.meta.dirname, "cases")), ...listCases(fixtures)];

const reached = new Map<string, string>();

describe.concurrent("a migrated integration behaves as before", () => {
  test.each(cases)(
    "$name",
    async (integration) => {
      const { faults, safeAlone } = await judge(integration);
      if (!integration.manifest.noChanges) reached.set(integration.name, safeAlone);
      expect(faults).toEqual([]);
    },
    180_000,
  );
});

test("safe edits alone migrate at least four of five of the integrations that were judged", () => {
  const short = [...reached].filter(([, reach]) => reach !== "whole");
  expect(short.length, short.join("; ")).toBeLessThanOrEqual(reached.size / 5);
});
