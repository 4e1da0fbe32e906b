import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

vi.setConfig({ testTimeout: 60_000 });

const FILES = { "src/a.ts": "SAFE\nMANUAL\n", "src/b.ts": "REVIEW\n" };
let project: Workspace;
beforeEach(() => {
  project = createWorkspace(FILES);
});
afterEach(() => project.remove());

const check = (flags = "") =>
  project.run(`check --as-of 2025-03-01 --fail-on note --baseline b.json ${flags}`);
const entries = (): { file: string }[] => JSON.parse(project.read("b.json")).findings;

test("a baseline is written, an entry a line, and what it knows does not fail", async () => {
  const written = await check("--update-baseline");
  expect(written.status).toBe(0);
  expect(written.stdout).toContain("wrote b.json with 3 findings\ndone\n");
  const text = project.read("b.json");
  const lines = text.split("\n").filter((line) => line.includes('"file"'));
  expect(lines).toHaveLength(3);
  expect(lines).toEqual(lines.toSorted());
  expect(entries().map(({ file }) => file)).toEqual(["src/a.ts", "src/a.ts", "src/b.ts"]);

  const known = await check();
  expect(known.status).toBe(0);
  expect(known.stdout).toContain("no new v1 use of the API");
  expect(known.stdout).toContain("3 known findings in b.json, not listed here\npasses\n");
  expect((await check("--update-baseline")).stdout).toContain(
    "b.json: nothing to change; 3 findings",
  );
  expect(project.read("b.json")).toBe(text);
});

test("only what is new fails, however near the sunset is", async () => {
  await check("--update-baseline");
  expect((await check("--fail-within 0")).status).toBe(0);
  project.write({ "src/c.ts": "SAFE\n" });
  const { status, stdout } = await check("--fail-within 0");
  expect(status).toBe(1);
  expect(stdout).toContain("src/c.ts\n  1:1  title-to-name  error, safe, new");
  expect(stdout).not.toContain("src/a.ts");
  expect(stdout).toContain(
    "fails: 1 new finding of severity note or above; 1 new finding, and v1 has ended",
  );
});

test("updating takes out what is fixed, and takes nothing in unless told to", async () => {
  await check("--update-baseline");
  project.write({ "src/b.ts": "clean\n", "src/c.ts": "SAFE\n" });
  const judged = await check();
  expect(judged.stdout).toContain("fixed\n  streak-to-statistics  REVIEW  in src/b.ts\n");
  expect(judged.stdout).toContain("1 of b.json is fixed: --update-baseline takes it out");

  const pruned = await check("--update-baseline");
  expect(pruned.status).toBe(0);
  expect(pruned.stdout).toContain("b.json: 1 fixed taken out; 2 findings in it");
  expect(pruned.stdout).toContain("1 new finding left out, as a baseline only gets shorter");
  expect(entries().map(({ file }) => file)).toEqual(["src/a.ts", "src/a.ts"]);
  expect((await check()).status).toBe(1);

  const accepted = await check("--update-baseline --accept-new");
  expect(accepted.stdout).toContain("b.json: 1 new taken in; 3 findings in it");
  expect((await check()).status).toBe(0);
});

test("a swap of one finding by another is noticed", async () => {
  await check("--update-baseline");
  project.write({ "src/b.ts": "GUARDED\n" });
  const { status, stdout } = await check("--format json");
  expect(status).toBe(1);
  const { baseline, findings, fixed } = JSON.parse(stdout);
  expect(baseline).toEqual({ file: "b.json", known: 2, new: 1, update: null });
  expect(fixed).toEqual([
    {
      fingerprint: "src/b.ts:REVIEW",
      change: "streak-to-statistics",
      file: "src/b.ts",
      before: "REVIEW",
    },
  ]);
  const marks = findings.map((finding: { before: string; baseline: string }) => [
    finding.before,
    finding.baseline,
  ]);
  expect(marks).toEqual([
    ["SAFE", "known"],
    ["MANUAL", "known"],
    ["GUARDED", "new"],
  ]);
});

test("what moved with its file is known, and named anew by an update", async () => {
  await check("--update-baseline");
  project.remove();
  const moved = { "lib/a.ts": FILES["src/a.ts"], "src/b.ts": FILES["src/b.ts"] };
  const before = createWorkspace(FILES);
  await before.run("check --baseline b.json --update-baseline");
  project = createWorkspace({ ...moved, "b.json": before.read("b.json") });
  before.remove();
  expect((await check()).status).toBe(0);
  expect((await check("--update-baseline")).stdout).toContain("2 moved with their file");
  expect(entries().map(({ file }) => file)).toEqual(["lib/a.ts", "lib/a.ts", "src/b.ts"]);
});

test("the same code in another file is new while the first is there", async () => {
  await check("--update-baseline");
  project.write({ "src/a.ts": "clean\n", "src/z.ts": FILES["src/a.ts"] });
  expect((await check()).status).toBe(1);
});

test("what is not looked into stays in a baseline", async () => {
  await check("--update-baseline");
  project.write({ "src/a.ts": "BROKEN\n", "src/b.ts": "clean\n" });
  const part = await project.run("check src/a.ts --baseline b.json --update-baseline");
  expect(part.status).toBe(1);
  expect(part.stdout).toContain("fails: 1 file could not be read");
  expect(entries()).toHaveLength(3);
  await check("--update-baseline");
  expect(entries().map(({ file }) => file)).toEqual(["src/a.ts", "src/a.ts"]);
});

const line = '{"fingerprint":"x","change":"title-to-name","file":"a","before":"b"}';
test.each([
  ["none", null, "there is no baseline b.json; --update-baseline writes it"],
  ["an empty file", "", "b.json:1:1: the baseline is not JSON"],
  [
    "a conflict",
    '{\n  "schemaVersion": 1,\n<<<<<<< HEAD\n}',
    "b.json:3:1: the baseline is not JSON",
  ],
  ["another file", '{\n"name": "x" }', "b.json:1: this is no baseline of habitshift"],
  ["a newer one", '{\n"schemaVersion": 2 }', "b.json:2: a newer habitshift wrote this baseline"],
  [
    "no list",
    '{ "schemaVersion": 1,\n"findings": {} }',
    "b.json:2: a baseline has a list `findings`",
  ],
  [
    "an unknown change",
    `{ "schemaVersion": 1, "findings": [\n${line},\n${line.replace("title-to-name", "x")}] }`,
    "b.json:3: no change has the id x",
  ],
  [
    "a member that is gone",
    `{ "schemaVersion": 1, "findings": [\n${line.replace("before", "after")}] }`,
    "b.json:2: this entry has no text `before`",
  ],
])("%s is no baseline, and the line says why", async (_what, text, message) => {
  if (text !== null) project.write({ "b.json": text });
  const { status, stdout, stderr } = await check();
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(`habitshift: ${message}`);
});

test.each([
  ["--update-baseline", "--update-baseline needs --baseline FILE"],
  ["--accept-new --baseline b.json", "--accept-new goes with --update-baseline"],
  ["--baseline b.json --update-baseline --changed-since x", "a baseline is of all that is found"],
  ["--baseline b.json --output b.json", "b.json is the same file"],
  ["--baseline src --update-baseline", "src cannot be written: it is a folder"],
  ["--baseline src", "src cannot be read: it is a folder"],
  ["--baseline no/b.json --update-baseline", "there is no folder no"],
])("check %s is wrong use", async (flags, message) => {
  await project.run("check --baseline b.json --update-baseline");
  const { status, stderr } = await project.run(`check ${flags}`);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
