import { type ExitStatus, exitStatus } from "./exit-status.ts";
import type { Output } from "./io.ts";

/** Errors of the packages below, by name: naming their classes would load all that they stand on. */
const statuses = new Map<string, ExitStatus>([
  ["UsageError", exitStatus.wrongUse],
  ["ConfigError", exitStatus.wrongUse],
  ["NoSuchPathError", exitStatus.wrongUse],
  ["ApplyError", exitStatus.found],
]);

/** Says what went wrong, on one line where the user can do something about it, and with which status. */
export function reportError(error: unknown, stderr: Pick<Output, "write">): ExitStatus {
  if (!(error instanceof Error)) return reportDefect(String(error), stderr);
  const known = statuses.get(error.name);
  if (known !== undefined) {
    stderr.write(`habitshift: ${error.message}\n`);
    return isUnfinished(error) ? exitStatus.wrongUse : known;
  }
  if ("syscall" in error) {
    stderr.write(`habitshift: the system refused: ${error.message}\n`);
    return exitStatus.found;
  }
  return reportDefect(error.stack ?? error.message, stderr);
}

/** An earlier run was stopped in the middle, and nothing was begun: the user has to say `undo` first. */
function isUnfinished(error: Error): boolean {
  return "code" in error && error.code === "unfinished";
}

function reportDefect(details: string, stderr: Pick<Output, "write">): ExitStatus {
  stderr.write(
    `habitshift: this is a defect of habitshift, not of your code. No file was left half written.\n` +
      "Please report it with the command line, the version (habitshift --version) and these lines:\n\n" +
      `${details}\n`,
  );
  return exitStatus.defect;
}
