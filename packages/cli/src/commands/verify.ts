import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import type { ArgumentsOf } from "../arguments.ts";
import type { Engine } from "../engine.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import { renderVerification } from "../report/render-verification.ts";
import { createStyle, wantsColour } from "../report/style.ts";
import { verificationJson } from "../report/verification-json.ts";
import { readSeedFile } from "../sandbox/read-seed-file.ts";
import { copyRepository } from "../verify/copy-repository.ts";
import { explainVariables } from "../verify/explain-variables.ts";
import { findVariables } from "../verify/find-variables.ts";
import { migrateCopy } from "../verify/migrate-copy.ts";
import { onInterrupt } from "../verify/on-interrupt.ts";
import type { Verification } from "../verify/verification.ts";
import { verifyCopies } from "../verify/verify-copies.ts";
import { readVersion } from "../version.ts";
import { runMigrate } from "./migrate.ts";

/**
 * `habitshift verify -- COMMAND`: runs a command on v1, and on v2 after the migration, in copies, and compares.
 *
 * @throws UsageError - where no variable is named, there is nothing to migrate, or no such command.
 */
export async function runVerify(
  args: ArgumentsOf<"verify">,
  io: Io,
  loadEngine: () => Promise<Engine>,
): Promise<ExitStatus> {
  const variables = await findVariables(io.cwd);
  if (variables.urls.length === 0) throw await explainVariables(io.cwd, loadEngine);
  const seed = args.seed === null ? undefined : await readSeedFile(args.seed, io.cwd);
  const cwd = realpathSync(io.cwd);
  const engine = await loadEngine();
  const root = engine.findRepository(cwd) ?? cwd;
  const interrupt = onInterrupt();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "habitshift-verify-")));
  try {
    const verification = await verifyCopies({
      settings: args,
      variables,
      seed,
      env: io.env,
      signal: interrupt.signal,
      copy: async (name) => {
        const copy = join(folder, name, basename(root) || "root");
        await copyRepository(root, copy, interrupt.signal);
        return copy;
      },
      cwdIn: (copy) => join(copy, relative(root, cwd)),
      migrate: (inside) =>
        migrateCopy(inside, args.includeReview, io, (own, copied) =>
          runMigrate(own, copied, loadEngine),
        ),
      say: (what) => {
        if (io.stderr.isTerminal) io.stderr.write(`habitshift ${what}\n`);
      },
    });
    tell(args, io, verification, args.keep ? folder : null);
    return verification.verdict === "same" ? exitStatus.done : exitStatus.found;
  } catch (error) {
    if (!interrupt.signal.aborted) throw error;
    io.stderr.write("habitshift: stopped; nothing of it is left\n");
    return exitStatus.cancelled;
  } finally {
    if (!args.keep) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    interrupt.forget();
  }
}

function tell(
  { words, format }: ArgumentsOf<"verify">,
  io: Io,
  verification: Verification,
  kept: string | null,
): void {
  const report = { version: readVersion(), words, kept, ...verification };
  const style = createStyle(wantsColour(io.env, io.stdout.isTerminal));
  io.stdout.write(format === "json" ? verificationJson(report) : renderVerification(report, style));
}
