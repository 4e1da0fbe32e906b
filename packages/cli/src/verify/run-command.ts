import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { platform } from "node:os";
import { UsageError } from "../usage-error.ts";
import type { Ended } from "./run.ts";

/** How much of what a command writes is kept of each stream, in characters. */
const most = 32 * 1024 * 1024;
/** How long processes may take to end once they are asked to, in milliseconds. */
const patience = 2_000;
/** Windows has no groups of processes, and starts scripts by its shell only. */
const isWindows = platform() === "win32";

export interface CommandOptions {
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** In milliseconds. */
  readonly timeout: number;
  /** Ends the command, and all that it started. */
  readonly signal: AbortSignal;
  /** Is told how many characters are on standard output by now. */
  readonly onPrinted: (characters: number) => void;
}

/**
 * Runs a command in a group of processes of its own, of which none is left when it returns.
 *
 * @throws UsageError - where there is no such command.
 */
export async function runCommand(
  [command, ...parameters]: readonly [string, ...string[]],
  { cwd, env, timeout, signal, onPrinted }: CommandOptions,
): Promise<Ended> {
  signal.throwIfAborted();
  const child = spawn(command, parameters, {
    cwd,
    env,
    detached: !isWindows,
    shell: isWindows,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stdout = collect(child.stdout, onPrinted);
  const stderr = collect(child.stderr);
  const closed = once(child, "close").catch(() => {});
  let isTimedOut = false;
  let ending: Promise<void> | undefined;
  const stop = () => {
    ending ??= endGroup(child);
  };
  const timer = setTimeout(() => {
    isTimedOut = true;
    stop();
  }, timeout);
  signal.addEventListener("abort", stop);
  try {
    const [status, killedBy] = (await once(child, "exit")) as [number | null, string | null];
    // What it wrote last is on its way; a process that it left behind holds the pipe open.
    await Promise.race([closed, sleep(patience / 4)]);
    await (ending ?? endGroup(child));
    await Promise.race([closed, sleep(patience / 4)]);
    const isCut = stdout.isCut() || stderr.isCut();
    return {
      status,
      signal: killedBy,
      isTimedOut,
      stdout: stdout.text(),
      stderr: stderr.text(),
      isCut,
    };
  } catch (error) {
    throw explainStart(command, error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    child.stdout.destroy();
    child.stderr.destroy();
  }
}

function collect(stream: NodeJS.ReadableStream, onPrinted = (_characters: number) => {}) {
  let text = "";
  let isCut = false;
  stream.setEncoding("utf8").on("data", (piece: string) => {
    if (text.length + piece.length > most) isCut = true;
    text += piece.slice(0, most - text.length);
    onPrinted(text.length);
  });
  return { text: () => text, isCut: () => isCut };
}

/** Asks all processes of the group to end, then ends those that are left. */
async function endGroup(child: ChildProcess): Promise<void> {
  if (!tell(child, "SIGTERM")) return;
  for (let waited = 0; waited < patience; waited += 20) {
    await sleep(20);
    if (!tell(child, 0)) return;
  }
  tell(child, "SIGKILL");
}

/** @returns False where nobody is left to be told. */
function tell(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false;
  if (isWindows) return child.exitCode === null && child.kill(signal);
  try {
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

function explainStart(command: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") {
    const hint = /\s/.test(command)
      ? "its words stand apart, without quotes around all of them"
      : "it is neither on the PATH nor in node_modules/.bin";
    return new UsageError(`there is no command ${command}: ${hint}`, { cause: error });
  }
  if (code === "EACCES") {
    return new UsageError(`${command} cannot be run: it is not executable`, { cause: error });
  }
  return error;
}
