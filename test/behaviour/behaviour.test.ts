import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { type IntegrationCase, listCases } from "./integration-case.ts";
import { judge } from "./judge.ts";

vi.setConfig({ maxConcurrency: 2 });

const fixtures = join(import.meta.dirname, "../../fixtures/integrations");
const cases = [...listCases(join(import.meta.dirname, "cases")), ...listCases(fixtures)];

const reached = new Map<string, string>();

const isPending = ({ manifest }: IntegrationCase): boolean => manifest.pending !== undefined;

describe.concurrent("a migrated integration behaves as before", () => {
  test.each(cases.filter((each) => !isPending(each)))(
    "$name",
    async (integration) => {
      const { faults, safeAlone } = await judge(integration);
      if (!integration.manifest.noChanges) reached.set(integration.name, safeAlone);
      expect(faults).toEqual([]);
    },
    180_000,
  );
});

const pending = cases.filter(isPending);

// A suite without a test would be a failure.
if (pending.length > 0)
  describe.concurrent("an integration that is not migrated well yet", () => {
    test.each(pending)(
      "$name: $manifest.pending",
      async (integration) => {
        const { faults } = await judge(integration);
        expect(faults, "it is migrated well: take `pending` out of its case.json").not.toEqual([]);
      },
      180_000,
    );
  });

test("safe edits alone migrate at least four of five of the integrations that were judged", () => {
  const short = [...reached].filter(([, reach]) => reach !== "whole");
  expect(short.length, short.join("; ")).toBeLessThanOrEqual(reached.size / 5);
});
