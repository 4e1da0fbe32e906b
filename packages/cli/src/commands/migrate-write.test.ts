import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, FINDINGS, type Workspace } from "../testing/workspace.ts";

let project: Workspace;
beforeEach(() => {
  project = createWorkspace(FINDINGS);
});
afterEach(() => project.remove());

describe("--write", () => {
  test("applies what is safe, and undo puts it back", async () => {
    const { status, stdout } = await project.run("migrate --write");
    expect(status).toBe(0);
    expect(project.read("src/a.ts")).toBe("one\nsafe moved\nMANUAL\n");
    expect(project.read("src/b.ts")).toBe("REVIEW\n");
    await expect(stdout).toMatchFileSnapshot("migrate.write.txt");
    const undo = await project.run("undo");
    expect(undo).toEqual({
      status: 0,
      stdout: "restored  src/a.ts\n1 file restored, 0 files deleted\n",
      stderr: "",
    });
    expect(project.read("src/a.ts")).toBe("one\nSAFE MOVED\nMANUAL\n");
    expect((await project.run("undo")).stdout).toBe("nothing to undo\n");
  });

  test("--include review applies those too; a second run finds only what is for a person", async () => {
    await project.run("migrate --write --include review");
    expect(project.read("src/b.ts")).toBe("review\n");
    const again = await project.run("migrate --write --include review");
    expect(again.stdout).toContain("0 of 1 place rewritten in 0 files; 1 needs you.");
    expect((await project.run("undo")).stdout).toContain("2 files restored");
  });

  test("keeps byte order marks and line ends", async () => {
    project.write({ "src/a.ts": "\uFEFFSAFE\r\n" });
    await project.run("migrate --write");
    expect(project.read("src/a.ts")).toBe("\uFEFFsafe\r\n");
  });

  test("creates files, and undo deletes them with their folder", async () => {
    project.write({ "src/a.ts": "SAFE CREATE\n" });
    expect((await project.run("migrate --write")).stdout).toContain("Created made/headers.ts.");
    expect(project.read("made/headers.ts")).toBe("made\n");
    expect((await project.run("undo")).stdout).toContain("deleted   made/headers.ts\n");
    expect(existsSync(join(project.root, "made"))).toBe(false);
  });

  test("leaves out what the guard refuses, and fails", async () => {
    project.write({ "src/b.ts": "GUARDED\n" });
    const { status, stdout } = await project.run("migrate --write");
    expect(status).toBe(1);
    expect(stdout).toContain("left out");
    expect(stdout).toContain("the result would not type-check");
    expect(project.read("src/a.ts")).toContain("safe");
  });

  test("leaves out the whole group of a read-only file, writes the rest, and fails", async () => {
    project.write({ "src/b.ts": "SAFE\n", "src/c.ts": "REVIEW\n" });
    chmodSync(join(project.root, "src/b.ts"), 0o444);
    const { status, stdout } = await project.run("migrate --write --include review");
    expect(status).toBe(1);
    expect(stdout).toContain("src/b.ts cannot be written: the file is read-only");
    expect(project.read("src/a.ts")).toContain("SAFE");
    expect(project.read("src/c.ts")).toBe("review\n");
  });

  test("is refused after a run that was stopped in the middle", async () => {
    await project.run("migrate --write");
    rmSync(join(project.root, ".habitshift/last/finished"));
    const { status, stderr } = await project.run("migrate --write --include review");
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "habitshift: an earlier run was stopped in the middle; run `habitshift undo` first\n",
    });
  });
});

describe("in a git repository", () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@x", ...args], {
      cwd: project.root,
      stdio: "ignore",
    });
  beforeEach(() => {
    git("init");
    git("add", "-A");
    git("commit", "-m", "x");
  });

  test("refuses files with uncommitted changes, and only those it would change", async () => {
    project.write({ "src/c.ts": "changed\n", "new.ts": "" });
    expect((await project.run("migrate --write")).status).toBe(0);
    const { status, stderr } = await project.run("migrate --write --include review");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    project.write({ "src/a.ts": "SAFE\n" });
    const refused = await project.run("migrate --write");
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain("uncommitted changes in src/a.ts");
    expect(project.read("src/a.ts")).toBe("SAFE\n");
    expect((await project.run("migrate --write --allow-dirty")).status).toBe(0);
    expect(project.read("src/a.ts")).toBe("safe\n");
  });
});
