import { exitStatus } from "./exit-status.ts";
import type { Output } from "./io.ts";
import { run } from "./run.ts";

/** Whoever read the output may stop (`habitshift migrate | head`); a full disk behind it is an error. */
function outputOf(stream: NodeJS.WriteStream): Output {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    process.exitCode = exitStatus.wrongUse;
    if (stream === process.stdout) {
      process.stderr.write(`habitshift: the output cannot be written: ${error.message}\n`);
    }
  });
  return { write: (text) => void stream.write(text), isTerminal: stream.isTTY === true };
}

/** A folder that was removed behind the shell's back is an empty one: every path is reported as absent. */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch {
    return process.env.PWD ?? "/";
  }
}

const status = await run(process.argv.slice(2), {
  stdout: outputOf(process.stdout),
  stderr: outputOf(process.stderr),
  cwd: workingFolder(),
  env: process.env,
  now: () => new Date(),
});
process.exitCode ??= status;
