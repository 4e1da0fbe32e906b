import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hasTerminal, onTerminal } from "./terminal.ts";

vi.setConfig({ testTimeout: 60_000 });

const bin = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");
const migrate = `"${process.execPath}" "${bin}" migrate`;
const call = `export const titles = async () => (await (await fetch(process.env.HABIT_API + '/api/v1/habits')).json()).data.map((habit) => habit.title);\n`;

const clock = pathToFileURL(join(import.meta.dirname, "stepping-clock.mjs")).href;
/** Whether a run is long is not for the machine to decide: each look at the clock is a second later, or none. */
const long = { NODE_OPTIONS: `--import=${clock}`, CLOCK_STEP: "1000" };
const short = { ...long, CLOCK_STEP: "0" };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "migrate-terminal-"));
  for (let at = 0; at < 200; at++) {
    mkdirSync(join(folder, `d${at}`));
    for (let file = 0; file < 100; file++)
      writeFileSync(
        join(folder, `d${at}/f${file}.js`),
        `export const f${file} = ${at};\n`.repeat(50),
      );
  }
  for (let at = 0; at < 400; at++) writeFileSync(join(folder, `api${at}.js`), call);
  mkdirSync(join(folder, "d0/few"));
  writeFileSync(join(folder, "d0/few/api.js"), call);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(hasTerminal)("migrate at a terminal", () => {
  test("shows a bar while it takes long, and takes it away", async () => {
    const { status, screen } = await onTerminal(`${migrate} > out`, folder, [], long);
    expect(status).toBe(0);
    expect(screen).toMatch(/━.*20,401 files|following|checking the result/);
    expect(screen.endsWith("\u001B[1G\u001B[2K")).toBe(true);
  });

  test("shows none where it is short, nor for CI, nor in a file", async () => {
    const screenOf = async (line: string, env: Readonly<Record<string, string>>) =>
      (await onTerminal(line, folder, [], env)).screen;
    expect(await screenOf(`${migrate} d0/few > out`, short)).not.toContain("━");
    expect(await screenOf(`CI=1 ${migrate} > out`, long)).toBe("");
    expect(await screenOf(`${migrate} > out 2> err; cat err`, long)).toBe("");
  });

  test("Ctrl-C ends it at once, and leaves the terminal as it was", async () => {
    const { status, screen } = await onTerminal(
      `${migrate} > out`,
      folder,
      [["━", "\u0003"]],
      long,
    );
    expect(status).not.toBe(0);
    for (const off of ["\u001B[?25l", "\u001B[?7l"]) expect(screen).not.toContain(off);
  });
});
