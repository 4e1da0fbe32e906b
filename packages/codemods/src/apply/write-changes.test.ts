import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Disk, nodeDisk } from "./disk.ts";
import { findBlocked } from "./find-blocked.ts";
import { fullDisk, splitDisk, stubbornDisk } from "./testing/failing-disk.ts";
import { change, snapshot, writeTree } from "./testing/tree.ts";
import { undoLast } from "./undo-last.ts";
import { writeChanges } from "./write-changes.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "apply-"));
  writeTree(root, { "a.ts": "a", "src/b.ts": "b\r\n", "src/c.ts": "\uFEFFc" });
  chmodSync(join(root, "a.ts"), 0o755);
});
afterEach(() => rmSync(root, { recursive: true }));

const changes = () => [
  change(root, "a.ts", "A"),
  change(root, "src/b.ts", "B\r\n"),
  change(root, "src/new/deep/d.ts", "D"),
];

function write(disk: Disk = nodeDisk): unknown {
  try {
    return writeChanges(root, changes(), disk);
  } catch (error) {
    return error;
  }
}

describe("writing", () => {
  test("changes and creates files, keeps modes, and hides its folder from git", () => {
    writeChanges(root, changes());
    expect(snapshot(root)).toMatchObject({
      "a.ts": "755 A",
      "src/b.ts": "644 B\r\n",
      "src/new/deep/d.ts": "644 D",
    });
    expect(readFileSync(join(root, ".habitshift/.gitignore"), "utf8")).toBe("*\n");
  });

  test("writes nothing at all where nothing changes", () => {
    writeChanges(root, [change(root, "a.ts", "a")]);
    expect(existsSync(join(root, ".habitshift"))).toBe(false);
  });

  test("works where the journal is on another file system", () => {
    const before = snapshot(root);
    writeChanges(root, changes(), splitDisk);
    expect(snapshot(root)["a.ts"]).toBe("755 A");
    expect(undoLast(root, splitDisk)?.restored).toEqual(["a.ts", "src/b.ts"]);
    expect(snapshot(root)).toEqual(before);
  });

  test.each([
    [/before.0$/, "the first original"],
    [/after.1$/, "a new version"],
    [/journal\.json/, "the manifest"],
    [/\.gitignore$/, "the first file of all"],
  ])("changes no file when the disk is full at %s (%s)", (path) => {
    const before = snapshot(root);
    expect(write(fullDisk(path))).toMatchObject({
      code: "journal",
      message:
        "the journal in .habitshift cannot be written: no space is left on the disk; no file was changed",
    });
    expect(snapshot(root)).toEqual(before);
    expect(existsSync(join(root, ".habitshift"))).toBe(false);
    expect(undoLast(root)).toBeNull();
  });

  test("keeps the journal of the run before when the disk is full", () => {
    const before = snapshot(root);
    writeChanges(root, changes());
    const again = [change(root, "a.ts", "AA")];
    expect(() => writeChanges(root, again, fullDisk(/after.0$/))).toThrow("no space");
    expect(undoLast(root)?.deleted).toEqual(["src/new/deep/d.ts"]);
    expect(snapshot(root)).toEqual(before);
  });

  test("puts back what it wrote when a later file cannot be written", () => {
    const before = snapshot(root);
    expect(write(stubbornDisk(/src.b\.ts$/, "EPERM"))).toMatchObject({
      code: "write",
      message: "src/b.ts cannot be written: no permission; no file was changed",
    });
    expect(snapshot(root)).toEqual(before);
    expect(existsSync(join(root, ".habitshift"))).toBe(false);
  });

  test("does not write over a file that changed since the plan", () => {
    const planned = changes();
    writeFileSync(join(root, "src/b.ts"), "mine");
    expect(() => writeChanges(root, planned)).toThrow(
      "src/b.ts cannot be written: it changed in the meantime; no file was changed",
    );
    expect(readFileSync(join(root, "a.ts"), "utf8")).toBe("a");
  });

  test("says what is in the way where `.habitshift` is a file", () => {
    writeFileSync(join(root, ".habitshift"), "");
    expect(write()).toMatchObject({ message: expect.stringContaining("is not a folder") });
  });
});

describe("what is in the way of a plan", () => {
  test("is named with its reason", () => {
    const planned = [...changes(), change(root, "src/c.ts", "C"), change(root, "src/e.ts", "E")];
    writeFileSync(join(root, "src/b.ts"), "mine");
    writeFileSync(join(root, "src/e.ts"), "mine");
    rmSync(join(root, "src/c.ts"));
    chmodSync(join(root, "a.ts"), 0o444);
    expect(findBlocked(root, planned)).toEqual([
      { file: "a.ts", reason: "the file is read-only" },
      { file: "src/b.ts", reason: "it changed while the plan was made" },
      { file: "src/c.ts", reason: "it is gone" },
      { file: "src/e.ts", reason: "a file of that name stands there already" },
    ]);
  });

  test("is a folder without write permission, unless whoever runs it may write there all the same", () => {
    chmodSync(join(root, "src"), 0o555);
    const reason = "its folder is read-only";
    const isAdministrator = process.getuid?.() === 0;
    expect(findBlocked(root, changes()).map((blocked) => blocked.reason)).toEqual(
      isAdministrator ? [] : [reason, reason],
    );
    chmodSync(join(root, "src"), 0o755);
  });

  test("is no file of a tree that was copied read-only as a whole", () => {
    if (process.getuid?.() !== 0) return;
    for (const path of ["a.ts", "src/b.ts", "src", "."]) chmodSync(join(root, path), 0o555);
    expect(findBlocked(root, changes())).toEqual([]);
    for (const path of [".", "src"]) chmodSync(join(root, path), 0o755);
  });
});
