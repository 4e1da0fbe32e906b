import type { Arguments } from "./arguments.ts";
import { type Engine, loadEngine } from "./engine.ts";
import { type ExitStatus, exitStatus } from "./exit-status.ts";
import type { Io } from "./io.ts";
import { parseArguments } from "./parse-arguments.ts";
import { reportError } from "./report-error.ts";

/**
 * The whole program but for the process around it. Each command loads only what it needs.
 *
 * @param argv - The words behind the program's name.
 * @param load - Gives the engine; tests give one with another plan.
 */
export async function run(
  argv: readonly string[],
  io: Io,
  load: () => Promise<Engine> = loadEngine,
): Promise<ExitStatus> {
  try {
    return await runCommand(parseArguments(argv, io.env), io, load);
  } catch (error) {
    return reportError(error, io.stderr);
  }
}

async function runCommand(
  args: Arguments,
  io: Io,
  load: () => Promise<Engine>,
): Promise<ExitStatus> {
  switch (args.command) {
    case "answer":
      io.stdout.write(args.text);
      return exitStatus.done;
    case "migrate":
      return (await import("./commands/migrate.ts")).runMigrate(args, io, load);
    case "check":
      return (await import("./commands/check.ts")).runCheck(args, io, load);
    case "convert":
      return (await import("./commands/convert.ts")).runConvert(args, io);
    case "validate":
      return (await import("./commands/validate.ts")).runValidate(args, io);
    case "serve":
      return (await import("./commands/serve.ts")).runServe(args, io);
    case "sandbox":
      return (await import("./commands/sandbox.ts")).runSandbox(args, io);
    case "gateway":
      return (await import("./commands/gateway.ts")).runGateway(args, io);
    case "verify":
      return (await import("./commands/verify.ts")).runVerify(args, io, load);
    case "init":
      return (await import("./commands/init.ts")).runInit(args, io, load);
    case "undo":
      return (await import("./commands/undo.ts")).runUndo(args, io);
    case "changes":
      return (await import("./commands/changes.ts")).runChanges(args, io);
  }
}
