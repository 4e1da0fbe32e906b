import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { identityOf } from "../jscodeshift/run-identity.ts";
import { nodeDisk } from "./disk.ts";
import { holdState } from "./hold-state.ts";
import { change, snapshot, writeTree } from "./testing/tree.ts";
import { undoLast } from "./undo-last.ts";
import { writeChanges } from "./write-changes.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "hold-"));
  writeTree(root, { "a.ts": "a" });
});
afterEach(() => rmSync(root, { recursive: true }));

const lockAs = (identity: string) => {
  mkdirSync(join(root, ".habitshift"), { recursive: true });
  writeFileSync(join(root, ".habitshift/lock"), identity);
};

test("a run that another one waits for in vain is named, and nothing is changed", () => {
  lockAs(identityOf(process.pid));
  expect(() => holdState(root, () => "never", nodeDisk, 50)).toThrow("another run of habitshift");
  expect(existsSync(join(root, ".habitshift/lock"))).toBe(true);
});

test("what a kill left holds nobody up", () => {
  const gone = spawnSync(process.execPath, ["-e", ""]).pid;
  lockAs(`${gone}-0`);
  writeChanges(root, [change(root, "a.ts", "A")]);
  expect(snapshot(root)["a.ts"]).toBe("644 A");
  lockAs(`${gone}-0`);
  expect(undoLast(root)?.restored).toEqual(["a.ts"]);
  lockAs("");
  utimesSync(join(root, ".habitshift/lock"), 0, 0);
  expect(holdState(root, () => "held", nodeDisk, 50)).toBe("held");
});

test("nothing of it stays behind, also after a failure", () => {
  expect(() =>
    holdState(root, () => {
      expect(existsSync(join(root, ".habitshift/lock"))).toBe(true);
      throw new Error("no luck");
    }),
  ).toThrow("no luck");
  expect(existsSync(join(root, ".habitshift"))).toBe(false);
  expect(undoLast(root)).toBe(null);
  expect(existsSync(join(root, ".habitshift"))).toBe(false);
});

test("what another run wrote meanwhile stays, though it is what this one would have written", () => {
  const planned = [change(root, "a.ts", "A")];
  writeChanges(root, planned);
  expect(() => writeChanges(root, planned)).toThrow("a.ts cannot be written: it changed");
  expect(snapshot(root)["a.ts"]).toBe("644 A");
  expect(undoLast(root)?.restored).toEqual(["a.ts"]);
});
