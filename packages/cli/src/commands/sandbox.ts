import { resolve } from "node:path";
import type { ServerOptions } from "@habitshift/sandbox";
import type { ArgumentsOf } from "../arguments.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import { loadSandbox } from "../sandbox/load-sandbox.ts";
import { readSeedFile } from "../sandbox/read-seed-file.ts";
import { runKeys } from "../sandbox/run-keys.ts";
import { explainStart } from "../serve/explain-start.ts";
import { logTo } from "../serve/log-to.ts";
import { stopSignal } from "../serve/stop-signal.ts";
import { readVersion } from "../version.ts";

/**
 * `habitshift sandbox`: the habit service until it is told to stop, or its keys.
 *
 * @throws UsageError - where the port or the folder cannot be had, or the seed is none.
 */
export async function runSandbox(args: ArgumentsOf<"sandbox">, io: Io): Promise<ExitStatus> {
  if (args.task === "keys") return runKeys(args, io);
  const { port, host, asOf, data, cors, format } = args;
  const { startSandbox, demoKey } = await loadSandbox();
  const seed = args.seed === null ? undefined : await readSeedFile(args.seed, io.cwd);
  const signal = stopSignal();
  const options: ServerOptions = {
    port,
    host,
    now: io.now,
    ...(asOf && { asOf }),
    ...(data !== null && { folder: resolve(io.cwd, data) }),
    ...(seed && { seed }),
    ...(cors.length > 0 && { cors }),
    log: logTo(io),
  };
  const server = await startSandbox(options).catch((error: unknown) =>
    explainStart(error, { port, host, record: data }),
  );
  const { isResumed } = server.sandbox;
  const key = seed === undefined && !isResumed ? demoKey : null;
  const now = server.sandbox.clock.now().toISOString();
  if (format === "json") {
    const tool = { name: "habitshift", version: readVersion() };
    const { url, port: taken } = server;
    io.stdout.write(
      `${JSON.stringify({ schemaVersion: 1, tool, url, host, port: taken, now, key })}\n`,
    );
  } else {
    const demo = key === null ? "" : `The demo key for v1 and v2 is ${key}\n`;
    io.stdout.write(
      `habitshift ${readVersion()} sandbox listens on ${server.url}; its clock says ${now} (Ctrl-C ends it)\n${demo}`,
    );
  }
  await signal;
  await server.stop();
  return exitStatus.done;
}
