import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signatureOf } from "./signature-of.ts";

describe("how a file looks from outside", () => {
  let file = "";
  beforeEach(() => {
    file = join(mkdtempSync(join(tmpdir(), "habitshift-signature-")), "a.ts");
    writeFileSync(file, "one");
  });
  afterEach(() => rmSync(join(file, ".."), { recursive: true, force: true }));

  const later = () => new Date(statSync(file).ctimeMs + 60_000);
  const signature = () => signatureOf(statSync(file), later());

  test("is the same as long as nobody wrote to it", () => {
    expect(signature()).toBe(signature());
    expect(signature()).not.toBeNull();
  });

  test("is not sure right after it was written", () => {
    expect(signatureOf(statSync(file), new Date(statSync(file).ctimeMs + 10))).toBeNull();
  });

  test("tells of other text of the same length, though its time was put back", async () => {
    const { atime, mtime } = statSync(file);
    const before = signature();
    await new Promise((resolve) => setTimeout(resolve, 20));
    writeFileSync(file, "two");
    utimesSync(file, atime, mtime);
    expect(signature()).not.toBe(before);
  });

  test("tells of another file in its place", () => {
    const before = signature();
    rmSync(file);
    writeFileSync(file, "one");
    expect(signature()).not.toBe(before);
  });
});
