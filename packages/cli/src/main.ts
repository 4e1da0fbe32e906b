import { fstatSync } from "node:fs";
import { isatty } from "node:tty";
import type { Help, Input, Output } from "./io.ts";
import { bearLostOutput } from "./lost-output.ts";
import type { OpenRun } from "./recall/open-run.ts";
import { run } from "./run.ts";

function outputOf(name: "stdout" | "stderr", watch: OpenRun["watch"] | undefined): Output {
  const stream = process[name];
  let isOpen = true;
  bearLostOutput(stream, () => {
    isOpen = false;
  });
  const writeBytes = async (bytes: Uint8Array): Promise<boolean> => {
    watch?.forget();
    if (isOpen && !stream.write(bytes)) await roomIn(stream);
    return isOpen;
  };
  return {
    write: (text) => {
      watch?.says(name, text);
      stream.write(text);
    },
    writeBytes,
    isTerminal: stream.isTTY === true,
  };
}

/** Waits for the stream to take more, or to fail. */
function roomIn(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      stream.off("drain", settle).off("error", settle).off("close", settle);
      resolve();
    };
    stream.on("drain", settle).on("error", settle).on("close", settle);
  });
}

/** Standard input is opened only by who reads it. */
const inputOf = (watch: OpenRun["watch"] | undefined): Input => ({
  isTerminal: isatty(0),
  get size() {
    const status = fstatSync(0);
    return status.isFile() ? status.size : undefined;
  },
  [Symbol.asyncIterator]: () => {
    watch?.forget();
    return process.stdin[Symbol.asyncIterator]();
  },
});

/** A folder that was removed behind the shell's back is an empty one: every path is reported as absent. */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch {
    return process.env.PWD ?? "/";
  }
}

/**
 * Runs what the command line asks for, and leaves with its exit status.
 *
 * @param help - What makes it faster; null: nothing.
 * @param openRun - Where this run is kept; null: it is made anew each time.
 */
export async function main(help: Help | null, openRun: OpenRun | null = null): Promise<void> {
  const { watch, end } = openRun ?? {};
  const status = await run(process.argv.slice(2), {
    stdin: inputOf(watch),
    stdout: outputOf("stdout", watch),
    stderr: outputOf("stderr", watch),
    cwd: workingFolder(),
    env: watch?.environment(process.env) ?? process.env,
    now: () => new Date(),
    ...(help && { help }),
    ...(watch && { mayRepeat: watch.mayRepeat }),
  });
  end?.(status);
  process.exitCode ??= status;
}
