import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { UsageError } from "./usage-error.ts";
import { writeOutput } from "./write-output.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "output-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a report is written through a link, which stays one", () => {
  writeFileSync(join(folder, "real.txt"), "old");
  symlinkSync("real.txt", join(folder, "link.txt"));
  writeOutput(folder, "link.txt", "new");
  expect(lstatSync(join(folder, "link.txt")).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(folder, "real.txt"), "utf8")).toBe("new");
});

test("a device stays a device", () => {
  writeOutput(folder, "/dev/null", "gone");
  expect(lstatSync("/dev/null").isCharacterDevice()).toBe(true);
});

test("a folder, and a place in a folder that is not there, are refused", () => {
  mkdirSync(join(folder, "sub"));
  expect(() => writeOutput(folder, "sub", "")).toThrow(UsageError);
  expect(() => writeOutput(folder, "none/x", "")).toThrow(UsageError);
});
