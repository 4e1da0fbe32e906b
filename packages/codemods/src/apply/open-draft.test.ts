import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDraft } from "./open-draft.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "draft-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a draft appears when it is whole, over what stands there, and leaves nothing behind", () => {
  const target = join(root, "file");
  writeFileSync(target, "old");
  const draft = openDraft(root);
  draft.append("ne");
  draft.append("w");
  expect(readFileSync(target, "utf8")).toBe("old");
  draft.moveTo(target);
  draft.abandon();
  expect(readFileSync(target, "utf8")).toBe("new");
  expect(existsSync(join(root, ".habitshift"))).toBe(false);
});

test("a draft that is abandoned leaves those of others", () => {
  const [one, other] = [openDraft(root), openDraft(root)];
  one.append("1");
  other.append("2");
  one.abandon();
  other.moveTo(join(root, "other"));
  other.abandon();
  expect(readFileSync(join(root, "other"), "utf8")).toBe("2");
});

test("processes that come and go in one folder do not get in each other's way", async () => {
  const module = new URL("../../dist/apply/open-draft.js", import.meta.url).href;
  const script = `
    const { openDraft } = await import(${JSON.stringify(module)});
    for (let round = 0; round < 60; round++) {
      const draft = openDraft(${JSON.stringify(root)});
      draft.append("x");
      draft.moveTo(${JSON.stringify(join(root, "out-"))} + process.pid);
      draft.abandon();
    }`;
  const runs = Array.from({ length: 4 }, async () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
    let said = "";
    child.stderr.on("data", (text) => {
      said += text;
    });
    const [status] = await once(child, "close");
    return { status, said };
  });
  for (const run of await Promise.all(runs)) expect(run).toEqual({ status: 0, said: "" });
});
