import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const bin = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");
const hasScript = /util-linux/.test(spawnSync("script", ["--version"]).stdout?.toString() ?? "");
const lines = (count: number) =>
  `{"id":"h1","title":"Run","text":"${"x".repeat(200)}"}\n`.repeat(count);
const [shown, hidden] = ["\u001B[?25h", "\u001B[?25l"];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "convert-terminal-"));
  writeFileSync(join(folder, "big.ndjson"), lines(60_000));
  writeFileSync(join(folder, "small.ndjson"), lines(1));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a terminal gets of a line of the shell in which `$convert` stands for the command. */
async function onTerminal(line: string, interruptAt?: string): Promise<string> {
  const script = line.replaceAll("$convert", `"${process.execPath}" "${bin}" convert`);
  const { CI: _, NO_COLOR: __, ...env } = process.env;
  const child = spawn("script", ["-qfec", script, join(folder, "typescript")], {
    cwd: folder,
    env: { ...env, TERM: "xterm", SHELL: "/bin/sh" },
  });
  let screen = "";
  child.stdout.on("data", (bytes: Buffer) => {
    const before = screen;
    screen += bytes.toString();
    const isReached = interruptAt !== undefined && screen.includes(interruptAt);
    if (isReached && !before.includes(interruptAt)) child.stdin.write("\u0003");
  });
  await once(child, "close");
  return screen;
}

describe.runIf(hasScript)("on a terminal", () => {
  test("a large input shows a bar that goes away, and a small one none", async () => {
    const screen = await onTerminal("$convert big.ndjson > out");
    expect(screen).toMatch(/\d+ %/);
    expect(screen.lastIndexOf(shown)).toBeGreaterThan(screen.lastIndexOf(hidden));
    expect(screen.trimEnd().split("\n").at(-1)).toContain("kept");
    expect(readFileSync(join(folder, "out"), "utf8").split("\n")).toHaveLength(60_001);
    expect(await onTerminal("$convert small.ndjson > out")).not.toContain("%");
  });

  test("the bar does not run into results that go to the same terminal", async () => {
    const screen = await onTerminal("$convert big.ndjson");
    expect(screen).not.toMatch(/ %[^\n]*\{"id"/);
  });

  test("Ctrl-C gives the cursor back", async () => {
    const screen = await onTerminal("$convert big.ndjson > out", " %");
    expect(screen).toContain(hidden);
    expect(screen.lastIndexOf(shown)).toBeGreaterThan(screen.lastIndexOf(hidden));
  });

  test("CI and NO_COLOR are honoured", async () => {
    expect(await onTerminal("CI=1 $convert big.ndjson > out")).not.toContain(" %");
    expect(await onTerminal("NO_COLOR=1 $convert small.ndjson > out")).not.toContain("\u001B[");
  });

  test("standard input that nobody types at is not waited for", async () => {
    expect(await onTerminal("$convert")).toContain("nothing to read");
  });
});
