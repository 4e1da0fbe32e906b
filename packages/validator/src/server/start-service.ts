import cluster from "node:cluster";
import { openRecordFile } from "./record-file.ts";
import type { RunningServer, ServerOptions } from "./server-options.ts";
import { startCluster } from "./start-cluster.ts";
import { startServer } from "./start-server.ts";
import { startWorker } from "./start-worker.ts";

export type { RunningServer, ServerOptions } from "./server-options.ts";

export interface ServiceOptions extends Omit<ServerOptions, "record" | "gatherMetrics"> {
  /** Takes what was judged, without secrets, one request a line. */
  readonly recordFile?: string;
  /** Whether this very program is started once for each core; it comes here again in each. */
  readonly cluster?: boolean;
}

/**
 * Starts the service on Node, in this process or on all cores.
 *
 * @throws Error - with the `code` of the system, where the port or the file cannot be had.
 */
export async function startService(options: ServiceOptions): Promise<RunningServer> {
  const { recordFile, cluster: onAllCores = false, log = () => {}, ...rest } = options;
  const isPrimary = onAllCores && cluster.isPrimary;
  const file = recordFile === undefined ? undefined : openRecordFile(recordFile, log);
  if (isPrimary) await file?.close();
  const own: ServerOptions = { ...rest, log, ...(file && { record: file.record }) };
  const server = await (isPrimary
    ? startCluster(own)
    : onAllCores
      ? startWorker(own)
      : startServer(own));
  return {
    ...server,
    stop: async (grace) => {
      await server.stop(grace);
      await file?.close();
    },
  };
}
