import { fstatSync } from "node:fs";
import { isatty } from "node:tty";
import { exitStatus } from "./exit-status.ts";
import type { Help, Input, Output } from "./io.ts";
import { run } from "./run.ts";

/** Whoever read the output may stop (`habitshift migrate | head`); a full disk behind it is an error. */
function outputOf(stream: NodeJS.WriteStream): Output {
  let isOpen = true;
  stream.on("error", (error: NodeJS.ErrnoException) => {
    isOpen = false;
    if (error.code === "EPIPE") return;
    process.exitCode = exitStatus.wrongUse;
    if (stream === process.stdout) {
      process.stderr.write(`habitshift: the output cannot be written: ${error.message}\n`);
    }
  });
  const writeBytes = async (bytes: Uint8Array): Promise<boolean> => {
    if (isOpen && !stream.write(bytes)) await roomIn(stream);
    return isOpen;
  };
  return {
    write: (text) => void stream.write(text),
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
const stdin: Input = {
  isTerminal: isatty(0),
  get size() {
    const status = fstatSync(0);
    return status.isFile() ? status.size : undefined;
  },
  [Symbol.asyncIterator]: () => process.stdin[Symbol.asyncIterator](),
};

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
 */
export async function main(help: Help | null): Promise<void> {
  const status = await run(process.argv.slice(2), {
    stdin,
    stdout: outputOf(process.stdout),
    stderr: outputOf(process.stderr),
    cwd: workingFolder(),
    env: process.env,
    now: () => new Date(),
    ...(help && { help }),
  });
  process.exitCode ??= status;
}
