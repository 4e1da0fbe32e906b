import { resolve } from "node:path";
import { type RunningServer, startService } from "@habitshift/validator/server";
import type { ArgumentsOf } from "../arguments.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import { explainStart } from "../serve/explain-start.ts";
import { logTo } from "../serve/log-to.ts";
import { stopSignal } from "../serve/stop-signal.ts";
import { UsageError } from "../usage-error.ts";
import { readVersion } from "../version.ts";

type ServeArguments = ArgumentsOf<"serve">;

/**
 * `habitshift serve`: runs until it is told to stop, and ends once all is answered.
 *
 * @throws UsageError - where the port or the file to record to cannot be had, or anybody could use it unasked.
 */
export async function runServe(args: ServeArguments, io: Io): Promise<ExitStatus> {
  const token = tokenOf(args, io.env);
  refuseOpenDoor(args, token);
  // From here on, so that a signal that comes while it starts is not lost.
  const signal = stopSignal();
  const server = await startService({
    port: args.port,
    host: args.host,
    cluster: args.cluster,
    accessLog: args.accessLog,
    grace: args.grace * 1_000,
    ...(token !== undefined && { token }),
    ...(args.cors.length > 0 && { cors: args.cors }),
    ...(args.limit !== null && { requestsPerMinute: args.limit }),
    ...(args.record !== null && { recordFile: resolve(io.cwd, args.record) }),
    now: io.now,
    log: logTo(io),
  }).catch((error: unknown) => explainStart(error, args));
  if (!server.isWorker) io.stdout.write(greet(args, server));
  const asked = await Promise.race([signal, server.stopped]);
  // Who presses Ctrl-C sees it end; nobody else has to notice.
  await server.stop(asked === "SIGINT" ? 0 : asked === "SIGTERM" ? undefined : asked.grace);
  return exitStatus.done;
}

function tokenOf({ token }: ServeArguments, env: Io["env"]): string | undefined {
  const found = token ?? env.HABITSHIFT_TOKEN;
  if (found === "") throw new UsageError("HABITSHIFT_TOKEN is empty; give it a value or unset it");
  // A header holds nothing else, so nobody could send it.
  if (found === undefined || /^[\x21-\x7e]+$/.test(found)) return found;
  throw new UsageError("the token must be of visible ASCII characters without spaces");
}

const ownAddresses = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|0:0:0:0:0:0:0:1)$/i;

function refuseOpenDoor(args: ServeArguments, token: string | undefined): void {
  if (token !== undefined || args.public || ownAddresses.test(args.host)) return;
  throw new UsageError(
    `on ${args.host} others can reach the service: give it a --token (or HABITSHIFT_TOKEN), or say --public`,
  );
}

function greet({ format, cluster }: ServeArguments, { url, host, port }: RunningServer): string {
  const version = readVersion();
  if (format === "json") {
    const tool = { name: "habitshift", version };
    return `${JSON.stringify({ schemaVersion: 1, tool, url, host, port, cluster })}\n`;
  }
  return `habitshift ${version} listens on ${url} (judge with POST ${url}/validate; Ctrl-C ends it)\n`;
}
