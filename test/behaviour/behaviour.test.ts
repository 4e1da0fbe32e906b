import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { listCases } from "./integration-case.ts";
import { judge } from "./judge.ts";

vi.setConfig({ maxConcurrency: 2 });

const fixtures = join(import.meta.dirname, "../../fixtures/integrations");
const cases = [...listCases(join(import.meta.dirname, "cases")), ...listCases(fixtures)];

describe.concurrent("a migrated integration behaves as before", () => {
  test.each(cases)(
    "$name",
    async (integration) => {
      expect(await judge(integration)).toEqual([]);
    },
    180_000,
  );
});
