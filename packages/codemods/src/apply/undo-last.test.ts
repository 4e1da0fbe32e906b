import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Killed, killedDisk } from "./testing/failing-disk.ts";
import { change, snapshot, writeTree } from "./testing/tree.ts";
import { undoLast } from "./undo-last.ts";
import { writeChanges } from "./write-changes.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "undo-"));
  writeTree(root, { "a.ts": "a", "b.ts": "b", "src/c.ts": "c" });
});
afterEach(() => rmSync(root, { recursive: true }));

const changes = () => [
  change(root, "a.ts", "A"),
  change(root, "b.ts", "B"),
  change(root, "new/d.ts", "D"),
];

describe("undo", () => {
  test("puts everything back and leaves no trace; then there is nothing to undo", () => {
    const before = snapshot(root);
    writeChanges(root, changes());
    expect(undoLast(root)).toEqual({
      restored: ["a.ts", "b.ts"],
      deleted: ["new/d.ts"],
      left: [],
      finished: true,
    });
    expect(snapshot(root)).toEqual(before);
    expect(existsSync(join(root, ".habitshift"))).toBe(false);
    expect(undoLast(root)).toBeNull();
  });

  test("takes the last run only", () => {
    writeChanges(root, changes());
    writeChanges(root, [change(root, "a.ts", "AA")]);
    expect(undoLast(root)?.restored).toEqual(["a.ts"]);
    expect(readFileSync(join(root, "a.ts"), "utf8")).toBe("A");
    expect(undoLast(root)).toBeNull();
  });

  test("leaves a file that was edited or deleted since, names it, and keeps its original", () => {
    writeChanges(root, changes());
    writeFileSync(join(root, "a.ts"), "mine");
    rmSync(join(root, "new/d.ts"));
    expect(undoLast(root)).toEqual({
      restored: ["b.ts"],
      deleted: [],
      left: [{ file: "a.ts", reason: "it was edited since" }],
      finished: true,
    });
    expect(readFileSync(join(root, "a.ts"), "utf8")).toBe("mine");
    writeFileSync(join(root, "a.ts"), "A");
    expect(undoLast(root)?.restored).toEqual(["a.ts"]);
    expect(readFileSync(join(root, "a.ts"), "utf8")).toBe("a");
    expect(existsSync(join(root, ".habitshift"))).toBe(false);
  });

  test("does not put back a damaged copy", () => {
    writeChanges(root, changes());
    writeFileSync(join(root, ".habitshift/last/before/0"), "x");
    expect(undoLast(root)?.left).toEqual([
      { file: "a.ts", reason: "its copy in the journal is missing or damaged" },
    ]);
  });

  test("says that a journal is broken", () => {
    writeChanges(root, changes());
    writeFileSync(join(root, ".habitshift/last/journal.json"), "{}");
    expect(() => undoLast(root)).toThrow("is not a journal");
  });
});

/** Runs `action` on a disk that dies at each of its steps in turn, from a fresh tree each time. */
function atEveryStep(setUp: () => void, action: (disk: ReturnType<typeof killedDisk>) => void) {
  for (const inTheMiddle of [false, true]) {
    for (let at = 0; ; at++) {
      setUp();
      const disk = killedDisk(at, inTheMiddle);
      action(disk);
      if (disk.steps <= at) break;
    }
  }
}

function isOld(path: string, old: Record<string, string>): boolean {
  return snapshot(root)[path] === old[path];
}

describe("after a kill", () => {
  test("at any step of writing, every file is old or new, and undo puts all back", () => {
    const old = snapshot(root);
    let kills = 0;
    atEveryStep(
      () => expect(snapshot(root)).toEqual(old),
      (disk) => {
        tryTo(() => writeChanges(root, changes(), disk));
        const { "a.ts": a, "b.ts": b, "new/d.ts": d } = snapshot(root);
        expect(["644 a", "644 A"]).toContain(a);
        expect(["644 b", "644 B"]).toContain(b);
        expect([undefined, "644 D"]).toContain(d);
        undoLast(root);
        expect(snapshot(root)).toEqual(old);
        expect(existsSync(join(root, ".habitshift"))).toBe(false);
        expect(undoLast(root)).toBeNull();
        kills++;
      },
    );
    expect(kills).toBeGreaterThan(40);
  });

  test("at any step of a second run, no original of the first is lost before it is replaced", () => {
    const old = snapshot(root);
    atEveryStep(
      () => writeChanges(root, changes()),
      (disk) => {
        tryTo(() => writeChanges(root, [change(root, "a.ts", "AA")], disk));
        const replaced = !isOld("a.ts", { "a.ts": "644 A" });
        const report = undoLast(root);
        if (replaced) expect(snapshot(root)["a.ts"]).toBe("644 A");
        else if (report?.finished === true) expect(snapshot(root)).toEqual(old);
        rmSync(join(root, ".habitshift"), { recursive: true, force: true });
        rmSync(join(root, "new"), { recursive: true, force: true });
        writeTree(root, { "a.ts": "a", "b.ts": "b" });
      },
    );
  });

  test("at any step of undo, another undo finishes it", () => {
    const old = snapshot(root);
    atEveryStep(
      () => writeChanges(root, changes()),
      (disk) => {
        tryTo(() => undoLast(root, disk));
        undoLast(root);
        expect(snapshot(root)).toEqual(old);
        expect(existsSync(join(root, ".habitshift"))).toBe(false);
      },
    );
  });

  test("nothing is written over a run that was stopped in the middle", () => {
    // The first step that changes a file is the one whose kill leaves an unfinished journal.
    for (let at = 0; !existsSync(join(root, ".habitshift/last/journal.json")); at++) {
      tryTo(() => writeChanges(root, changes(), killedDisk(at, false)));
    }
    expect(() => writeChanges(root, changes())).toThrow(
      "an earlier run was stopped in the middle; run `habitshift undo` first",
    );
    expect(undoLast(root)?.finished).toBe(false);
  });
});

function tryTo(action: () => void): void {
  try {
    action();
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const root = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
    expect(root).toBeInstanceOf(Killed);
  }
}
