import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, FINDINGS, type Workspace } from "../testing/workspace.ts";

let project: Workspace;
beforeEach(() => {
  project = createWorkspace(FINDINGS);
});
afterEach(() => project.remove());

describe("a dry run", () => {
  test("shows the diff, the places and the sums, and changes nothing", async () => {
    const { status, stdout, stderr } = await project.run("migrate");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    await expect(stdout).toMatchFileSnapshot("migrate.dry-run.txt");
    expect(project.read("src/a.ts")).toContain("SAFE");
    expect(existsSync(join(project.root, ".habitshift"))).toBe(false);
  });

  test("is coloured where the environment forces it, and only then", async () => {
    expect((await project.run("migrate", { FORCE_COLOR: "1" })).stdout).toContain(
      "\u001B[32m+safe moved",
    );
    expect(
      (await project.run("migrate", { FORCE_COLOR: "1", NO_COLOR: "1" })).stdout,
    ).not.toContain("\u001B");
  });

  test("says that there is nothing to do", async () => {
    expect((await project.run("migrate src/c.ts")).stdout).toBe(
      "habitshift x.y.z   1 file, 0 candidates\n\nNo v1 use of the API was found.\n" +
        "files: 0 to change · 0 nothing to do · 1 not candidates · 0 unreadable   = 1\n",
    );
  });

  test("reports a file that cannot be parsed, goes on with the others, and fails", async () => {
    project.write({ "src/d.ts": "BROKEN" });
    const { status, stdout, stderr } = await project.run("migrate");
    expect(status).toBe(1);
    expect(stderr).toBe("");
    expect(stdout).toContain("could not be read: src/d.ts: line 1: it cannot be parsed\n");
    expect(stdout).toContain("+safe moved");
    expect(stdout).toContain("1 unreadable   = 4");
  });
});

describe("a selection", () => {
  test("brings the group of a change along, and says so", async () => {
    const { stdout } = await project.run("migrate --write --only title-to-name");
    expect(stdout).toContain(
      "note: --only brings along habits-moved: edits of one group stand or fall together\n",
    );
    expect(stdout).not.toContain("MANUAL");
    expect(project.read("src/a.ts")).toContain("safe moved");
  });

  test("leaves the group of a change, and says so", async () => {
    const { stdout } = await project.run("migrate --write --include review --skip habits-moved");
    expect(stdout).toContain("note: --skip also leaves places of title-to-name");
    expect(project.read("src/a.ts")).toContain("SAFE MOVED");
    expect(project.read("src/b.ts")).toBe("review\n");
  });

  test("that leaves nothing does not say that there is no v1 use", async () => {
    const none = "No v1 use of the API is selected: --only and --skip leave out 4 places.\n";
    for (const flags of ["--only notes-moved", "--only title-to-name --skip g1"]) {
      const { status, stdout } = await project.run(`migrate ${flags}`);
      expect({ status, none: stdout.split("\n")[2] }).toEqual({ status: 0, none: none.trim() });
    }
  });

  test("names groups as well, by the ids of the JSON report", async () => {
    const { stdout } = await project.run("migrate --write --include review --only g2");
    expect(stdout).not.toContain("note:");
    expect(project.read("src/a.ts")).toContain("SAFE MOVED");
    expect(project.read("src/b.ts")).toBe("review\n");
    await project.run("migrate --write --skip g2,title-to-name");
    expect(project.read("src/a.ts")).toContain("SAFE MOVED");
  });

  test("of an unknown group is refused, and nothing is written", async () => {
    const { status, stdout, stderr } = await project.run("migrate --write --only g1,g7");
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toBe("habitshift: --only: no group has the id g7; there are g1 to g2\n");
    expect(project.read("src/a.ts")).toContain("SAFE");
  });

  test("of an unknown change is refused", async () => {
    const { status, stderr } = await project.run("migrate --only title-to-nam");
    expect(status).toBe(2);
    expect(stderr).toBe(
      "habitshift: --only: no change has the id title-to-nam (did you mean title-to-name?)\n",
    );
  });
});

describe("--format json", () => {
  test("is what the public interface says", async () => {
    const { status, stdout } = await project.run("migrate --format json");
    expect(status).toBe(0);
    await expect(stdout).toMatchFileSnapshot("migrate.dry-run.json");
  });

  test("says what was applied and left out, and why", async () => {
    project.write({ "src/c.ts": "GUARDED\n", "src/d.ts": "BROKEN" });
    const { stdout, stderr } = await project.run("migrate --write --format json");
    const report = JSON.parse(stdout);
    expect(
      report.findings.map(
        (finding: Record<string, unknown>) => `${finding.before} ${finding.status}`,
      ),
    ).toEqual([
      "SAFE applied",
      "MOVED applied",
      "MANUAL proposed",
      "REVIEW proposed",
      "GUARDED left-out",
    ]);
    expect(stderr).toBe("habitshift: src/d.ts could not be read: line 1: it cannot be parsed\n");
    expect(report.skipped).toEqual([{ file: "src/d.ts", reason: "line 1: it cannot be parsed" }]);
  });
});

describe("what cannot be followed", () => {
  test.each([
    ["migrate nowhere", "no such file or folder: nowhere"],
    ["migrate empty", "no JavaScript or TypeScript in empty"],
    ["migrate README.md", "README.md: not JavaScript or TypeScript"],
    ["check empty", "nothing to check in empty"],
  ])("%s: %s", async (line, message) => {
    project.write({ "empty/x.css": "", "README.md": "" });
    const { status, stdout, stderr } = await project.run(line);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
  });

  test("a broken configuration, unless it is not read", async () => {
    project.write({ "habitshift.config.json": '{ "service": [] }' });
    const { status, stderr } = await project.run("migrate");
    expect(status).toBe(2);
    expect(stderr).toContain("service is not a member (did you mean services?)");
    expect((await project.run("migrate --no-config")).status).toBe(0);
  });

  test("the configuration chooses the files", async () => {
    project.write({ "habitshift.config.json": '{ "exclude": ["a.ts"] }' });
    expect((await project.run("migrate")).stdout).toContain("2 files, 1 candidate");
  });
});
