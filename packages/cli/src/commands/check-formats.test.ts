import type { Log } from "sarif";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createWorkspace, FINDINGS, type Workspace } from "../testing/workspace.ts";

let project: Workspace;
beforeEach(() => {
  project = createWorkspace(FINDINGS);
});
afterEach(() => project.remove());

test("each format is written where it belongs, in one run", async () => {
  const formats = ["sarif", "junit", "markdown", "json"];
  const flags = formats.map((format) => `--format ${format} --output report.${format}`).join(" ");
  const { status, stdout } = await project.run(`check --as-of 2025-02-15 ${flags}`);
  expect([status, stdout]).toEqual([1, ""]);
  const { findings } = JSON.parse(project.read("report.json"));
  const log: Log = JSON.parse(project.read("report.sarif"));
  const results = log.runs[0]?.results ?? [];
  expect(results.map(({ ruleId }) => ruleId).toSorted()).toEqual(
    findings.map(({ change }: { change: string }) => change).toSorted(),
  );
  expect(project.read("report.junit").match(/<failure /g)?.length).toBe(findings.length);
  expect(project.read("report.markdown").match(/```diff/g)?.length).toBe(findings.length);
});

test("a fix of SARIF is all that its group would change", async () => {
  const { stdout } = await project.run("check --format sarif");
  const log: Log = JSON.parse(stdout);
  const result = log.runs[0]?.results?.find(({ ruleId }) => ruleId === "title-to-name");
  expect(result?.fixes?.[0]?.artifactChanges).toEqual([
    {
      artifactLocation: { uri: "src/a.ts" },
      replacements: [
        {
          deletedRegion: { startLine: 2, startColumn: 1, endLine: 3, endColumn: 1 },
          insertedContent: { text: "safe moved\n" },
        },
      ],
    },
  ]);
});

test("annotations go to the log of the step, and a summary to its file", async () => {
  project.write({ "summary.md": "# Before\n" });
  const env = { GITHUB_STEP_SUMMARY: "summary.md" };
  const { stdout } = await project.run("check --format github", env);
  expect(stdout).toContain("::notice file=src/a.ts,line=2,endLine=2,col=1,endColumn=5,title=");
  expect(project.read("summary.md")).toMatch(/^# Before\n## habitshift\n/);
  const { status, stderr } = await project.run("check --format github", {
    GITHUB_STEP_SUMMARY: "nowhere/summary.md",
  });
  expect(status).toBe(2);
  expect(stderr).toContain("GITHUB_STEP_SUMMARY cannot be written");
});

test("no other format writes a summary", async () => {
  project.write({ "summary.md": "" });
  await project.run("check --format markdown", { GITHUB_STEP_SUMMARY: "summary.md" });
  expect(project.read("summary.md")).toBe("");
});
