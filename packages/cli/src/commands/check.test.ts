import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runIn } from "../testing/run-in.ts";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

let project: Workspace;
beforeEach(() => {
  project = createWorkspace({ "a.ts": "SAFE\nMANUAL\n" });
});
afterEach(() => project.remove());

const check = (flags = "") => project.run(`check ${flags}`);
const checkAt = (moment: string, flags = "") =>
  runIn(project.root, `check ${flags}`, {}, null, moment);

test("reports v1 use with its severity, and changes nothing", async () => {
  const { status, stdout } = await check("--as-of 2025-02-15");
  expect(status).toBe(1);
  await expect(stdout).toMatchFileSnapshot("check.txt");
  expect(project.read("a.ts")).toBe("SAFE\nMANUAL\n");
});

test.each([
  ["", 0],
  ["--as-of 2024-12-31 --fail-on warning", 0],
  ["--as-of 2024-12-31 --fail-on note", 1],
  ["--as-of 2025-01-01 --fail-on warning", 1],
  ["--as-of 2025-02-14", 0],
  ["--as-of 2025-02-15", 1],
  ["--as-of 2025-02-15 --fail-on never", 0],
  ["--as-of 2025-01-15 --fail-within 31", 1],
  ["--as-of 2025-01-15 --fail-within 30", 0],
  ["--as-of 2025-03-01 --fail-on never --fail-within 0", 1],
])("check %s exits with %i", async (flags, status) => {
  expect((await check(flags)).status).toBe(status);
});

test("what only ends with v3.0 is one step lower", async () => {
  project.write({ "a.ts": "MANUAL\n" });
  expect((await check("--as-of 2025-06-30")).status).toBe(0);
  expect((await check("--as-of 2025-07-01")).status).toBe(1);
});

test.each([
  ["2024-12-31T23:59:59Z", "1 note on 2024-12-31 (migration, 46 days to the v1 sunset)", 0],
  ["2025-01-01T00:00:00Z", "1 warning on 2025-01-01 (deprecation, 45 days to the v1 sunset)", 0],
  ["2025-02-14T23:59:59Z", "1 warning on 2025-02-14 (deprecation, 1 day to the v1 sunset)", 0],
  ["2025-02-15T00:00:00Z", "1 error on 2025-02-15 (sunset, the day of the v1 sunset)", 1],
  ["2025-02-28T23:59:59Z", "1 error on 2025-02-28 (sunset, 13 days after the v1 sunset)", 1],
  ["2025-03-01T00:00:00Z", "1 error on 2025-03-01 (removed, 14 days after the v1 sunset)", 1],
])("the clock at %s, in UTC", async (moment, words, status) => {
  project.write({ "a.ts": "SAFE\n" });
  const result = await checkAt(moment);
  expect(result.stdout).toContain(words);
  expect(result.status).toBe(status);
});

test.each([
  ["2025-06-30T23:59:59Z", "1 warning", 0],
  ["2025-07-01T00:00:00Z", "1 error", 1],
])("what v3.0 ends at %s", async (moment, words, status) => {
  project.write({ "a.ts": "MANUAL\n" });
  const result = await checkAt(moment);
  expect(result.stdout).toContain(`1 finding: ${words}`);
  expect(result.status).toBe(status);
});

test.each([
  ["2025-02-13T23:59:59Z", 1, 0],
  ["2025-02-14T00:00:00Z", 1, 1],
  ["2025-02-14T23:59:59Z", 0, 0],
  ["2025-02-15T00:00:00Z", 0, 1],
  ["2025-08-01T00:00:00Z", 0, 1],
])("at %s and --fail-within %i the status is %i", async (moment, days, status) => {
  const result = await checkAt(moment, `--fail-on never --fail-within ${days}`);
  expect(result.status).toBe(status);
});

test("passes where there is no v1 use, however near the sunset", async () => {
  project.write({ "a.ts": "clean\n" });
  const { status, stdout } = await check("--as-of 2025-02-15 --fail-within 0");
  expect(status).toBe(0);
  expect(stdout).toContain("no v1 use of the API on 2025-02-15 (sunset, the day of the v1 sunset)");
});

test("fails where a file cannot be parsed", async () => {
  project.write({ "a.ts": "BROKEN" });
  expect((await check()).status).toBe(1);
});

test("writes its report to a file, or says why not", async () => {
  const { stdout, stderr } = await check("--format json --output report.json");
  expect({ stdout, stderr }).toEqual({ stdout: "", stderr: "habitshift: passes\n" });
  const report = JSON.parse(project.read("report.json"));
  expect(report).toMatchObject({ asOf: "2024-12-20", phase: "migration", daysToSunset: 57 });
  const refused = await check("--output nowhere/report.json");
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain("nowhere/report.json cannot be written");
  expect(existsSync(join(project.root, "nowhere"))).toBe(false);
});
