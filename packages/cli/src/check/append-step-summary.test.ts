import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { appendStepSummary } from "./append-step-summary.ts";
import { checkOf, findingOf } from "./formats/testing/checked-values.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "habitshift-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("what another tool wrote stays, and what does not fit beside it is left out and counted", () => {
  const file = join(folder, "summary.md");
  const other = `# Another\n${"x".repeat(1_000_000)}\n`;
  writeFileSync(file, other);
  const found = Array.from({ length: 2000 }, (_, line) => findingOf({ line }));
  appendStepSummary(file, checkOf(found));
  const text = readFileSync(file, "utf8");
  expect(text.startsWith(`${other}## habitshift`)).toBe(true);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024 * 1024);
  expect(text).toContain("of 2,000 places left out");
});

test("a summary that is full is left as it is", () => {
  const file = join(folder, "summary.md");
  writeFileSync(file, "x".repeat(1024 * 1024 - 5));
  appendStepSummary(file, checkOf([findingOf()]));
  expect(readFileSync(file, "utf8").length).toBe(1024 * 1024 - 5);
});

test("a summary that cannot be written is an error that names it", () => {
  expect(() => appendStepSummary(folder, checkOf([]))).toThrow(
    "GITHUB_STEP_SUMMARY cannot be written",
  );
});
