import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { devNull } from "node:os";
import { stripVTControlCharacters } from "node:util";

/** Whether there is a program here that gives another one a terminal; a test says so where it is missing. */
export const hasTerminal = /util-linux/.test(
  spawnSync("script", ["--version"]).stdout?.toString() ?? "",
);
if (!hasTerminal)
  process.stderr.write("no `script` of util-linux here: tests at a terminal are skipped\n");

/** A program that waits for what nobody types is ended; in milliseconds. */
const longest = 30_000;

/** What is typed, or done, once a text stands on the screen. */
export type Keystroke = readonly [waitFor: string, keys: string | (() => void)];

interface Session {
  readonly status: number | null;
  /** All that was written to the terminal, as it was written. */
  readonly screen: string;
  /** The same without what steers the terminal. */
  readonly text: string;
}

/** Runs a line of the shell at a terminal, and types as a person would. */
export async function onTerminal(
  line: string,
  folder: string,
  keystrokes: readonly Keystroke[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Session> {
  const { CI: _, NO_COLOR: __, ...own } = process.env;
  const child = spawn("script", ["-qfec", `stty cols 100 rows 40; ${line}`, devNull], {
    cwd: folder,
    env: { ...own, TERM: "xterm", SHELL: "/bin/sh", ...env },
  });
  let screen = "";
  let read = 0;
  const open = [...keystrokes];
  child.stdout.on("data", (bytes: Buffer) => {
    screen += bytes.toString();
    for (let [next] = open; next !== undefined; [next] = open) {
      const at = screen.indexOf(next[0], read);
      if (at < 0) return;
      read = at + next[0].length;
      open.shift();
      const [, keys] = next;
      if (typeof keys === "string") child.stdin.write(keys);
      else keys();
    }
  });
  const watchdog = setTimeout(() => child.kill("SIGKILL"), longest);
  await once(child, "close");
  clearTimeout(watchdog);
  if (child.signalCode !== null) throw new Error(`nothing more came on the screen:\n${screen}`);
  return { status: child.exitCode, screen, text: stripVTControlCharacters(screen) };
}
