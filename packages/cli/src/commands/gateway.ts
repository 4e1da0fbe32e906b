import { resolve } from "node:path";
import { loadConfig } from "@habitshift/codemods/load-config";
import type { RunningGateway } from "@habitshift/sandbox/gateway/server";
import type { ArgumentsOf } from "../arguments.ts";
import { requestOptionsOf } from "../convert/request-options-of.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import { loadGateway } from "../gateway/load-gateway.ts";
import type { Io } from "../io.ts";
import { explainStart } from "../serve/explain-start.ts";
import { logTo } from "../serve/log-to.ts";
import { stopSignal } from "../serve/stop-signal.ts";
import { readVersion } from "../version.ts";

type GatewayArguments = ArgumentsOf<"gateway">;

/**
 * `habitshift gateway`: runs until it is told to stop, and ends once all is answered.
 *
 * @throws UsageError - where the port or the file to record to cannot be had, or the configuration is broken.
 */
export async function runGateway(args: GatewayArguments, io: Io): Promise<ExitStatus> {
  // From here on, so that a signal that comes while it starts is not lost.
  const signal = stopSignal();
  const { startGateway } = await loadGateway();
  const { config } = args.config ? await loadConfig(io.cwd, []) : { config: {} };
  const gateway = await startGateway({
    ...requestOptionsOf(config),
    upstream: args.upstream,
    port: args.port,
    host: args.host,
    completedDates: args.completedDates,
    timeout: args.timeout * 1_000,
    grace: args.grace * 1_000,
    accessLog: args.accessLog,
    ...(args.record !== null && { recordFile: resolve(io.cwd, args.record) }),
    now: io.now,
    log: logTo(io),
  }).catch((error: unknown) => explainStart(error, args));
  io.stdout.write(greet(args, gateway));
  await signal;
  await gateway.stop();
  return exitStatus.done;
}

function greet(
  { format, upstream }: GatewayArguments,
  { url, host, port }: RunningGateway,
): string {
  const version = readVersion();
  if (format === "json") {
    const tool = { name: "habitshift", version };
    return `${JSON.stringify({ schemaVersion: 1, tool, url, host, port, upstream })}\n`;
  }
  return (
    `habitshift ${version} takes v1 on ${url} and asks ${upstream} in v2 ` +
    `(what is still v1: ${url}/_gateway; Ctrl-C ends it)\n`
  );
}
