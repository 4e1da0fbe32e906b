import type { MetricsSnapshot } from "../app/metrics.ts";
import type { FromPrimary, FromWorker } from "./cluster-messages.ts";
import type { RunningServer, ServerOptions } from "./server-options.ts";
import { startServer } from "./start-server.ts";

/** Starts the service as one of a cluster: it stops when the primary process says so, or is gone. */
export async function startWorker(options: ServerOptions): Promise<RunningServer> {
  const scrapes = new Map<number, (figures: readonly MetricsSnapshot[]) => void>();
  let count = 0;
  const gatherMetrics: ServerOptions["gatherMetrics"] = () =>
    new Promise((resolve) => {
      count += 1;
      scrapes.set(count, resolve);
      tell({ kind: "gather", scrape: count });
    });
  try {
    const server = await startServer({ ...options, gatherMetrics });
    const stopped = new Promise<{ grace: number }>((resolve) => {
      process.once("disconnect", () => resolve({ grace: 0 }));
      process.on("message", (message: FromPrimary) => {
        if (message.kind === "stop") resolve(message);
        if (message.kind === "ask") {
          tell({ kind: "figures", scrape: message.scrape, figures: server.figures() });
        }
        if (message.kind === "gathered") {
          scrapes.get(message.scrape)?.(message.figures);
          scrapes.delete(message.scrape);
        }
      });
    });
    // A shell signals the whole group; when to stop is for the primary process to say.
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
    tell({ kind: "listening", port: server.port });
    const stop = async (grace?: number) => {
      await server.stop(grace);
      if (process.connected) process.disconnect();
    };
    return { ...server, isWorker: true, stop, stopped };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    tell({ kind: "failed", code, message });
    // The primary process says it once for all of them.
    const { host = "", port = 0 } = options;
    const stop = async () => process.disconnect();
    return { host, port, url: "", isWorker: true, stop, stopped: Promise.resolve({ grace: 0 }) };
  }
}

function tell(message: FromWorker): void {
  if (process.connected) process.send?.(message);
}
