import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { snapshot, writeTree } from "./testing/tree.ts";
import { undoLast } from "./undo-last.ts";

const built = new URL("../../dist/apply/write-changes.js", import.meta.url).href;

/** Replaces every file by one with the opposite case, and says when it begins. */
const program = `
  import { readdirSync, readFileSync } from "node:fs";
  import { writeChanges } from ${JSON.stringify(built)};
  const files = readdirSync(".").filter((name) => name.endsWith(".ts"));
  const changes = files.map((file) => {
    const before = readFileSync(file);
    return { file, before, after: Buffer.from(before.toString().toUpperCase()) };
  });
  process.stdout.write("go");
  writeChanges(process.cwd(), changes);
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kill-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("SIGKILL at any moment leaves files old or new, and undo restores all", async () => {
  const text = "const habit = 1;\n".repeat(200);
  writeTree(root, Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`${at}.ts`, text])));
  const old = snapshot(root);
  const moments = new Set<string>();
  for (let delayMs = 0; delayMs < 240; delayMs += 16) {
    const child = spawn(process.execPath, ["--input-type=module", "-e", program], { cwd: root });
    const exit = once(child, "exit");
    await once(child.stdout, "data");
    await setTimeout(delayMs);
    child.kill("SIGKILL");
    await exit;
    const texts = readdirSync(root)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(root, name), "utf8"));
    expect(texts.every((now) => now === text || now === text.toUpperCase())).toBe(true);
    const changed = texts.filter((now) => now !== text).length;
    moments.add(changed === 0 ? "before" : changed === texts.length ? "after" : "between");
    undoLast(root);
    expect(snapshot(root)).toEqual(old);
    expect(existsSync(join(root, ".habitshift"))).toBe(false);
  }
  expect([...moments]).toContain("before");
}, 120_000);
