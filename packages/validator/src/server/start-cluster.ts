import cluster, { type Worker } from "node:cluster";
import { availableParallelism } from "node:os";
import type { FromPrimary, FromWorker } from "./cluster-messages.ts";
import { createFigureGatherer } from "./gather-figures.ts";
import type { RunningServer, ServerOptions } from "./server-options.ts";
import { urlOf } from "./server-url.ts";

/** Rests between two starts of a worker that ends again and again; in milliseconds. */
const rest = 1_000;

/**
 * Starts this very program once for each core, all of them behind one port.
 *
 * @throws Error - with the `code` of the system, where the port cannot be had.
 */
export async function startCluster(
  { host = "127.0.0.1", log = () => {}, deadline = 30_000, grace = 0 }: ServerOptions,
  count: number = availableParallelism(),
): Promise<RunningServer> {
  const workers = new Set<Worker>();
  const figures = createFigureGatherer(() => [...workers]);
  let isReady = false;
  let isStopping = false;

  const start = () =>
    new Promise<number>((resolve, reject) => {
      const worker = cluster.fork();
      workers.add(worker);
      worker.on("message", (message: FromWorker) => {
        switch (message.kind) {
          case "listening":
            return resolve(message.port);
          case "failed":
            return reject(Object.assign(new Error(message.message), { code: message.code }));
          case "gather":
            return figures.gather(worker, message.scrape);
          case "figures":
            return figures.take(worker, message);
        }
      });
      worker.on("exit", (status, signal) => {
        workers.delete(worker);
        reject(new Error(`a worker ended with ${signal ?? status} before it was ready`));
        if (isReady && !isStopping) replace(`${signal ?? status}`);
      });
    });

  const replace = (end: string) => {
    log({ level: "error", message: `a worker ended with ${end}; another one is started` });
    setTimeout(() => {
      if (!isStopping) start().catch(() => {});
    }, rest);
  };

  const stop = async (ownGrace = grace) => {
    isStopping = true;
    const left = [...workers];
    const ends = left.map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
    for (const worker of left)
      worker.send({ kind: "stop", grace: ownGrace } satisfies FromPrimary, () => {});
    const cut = setTimeout(
      () => {
        for (const worker of left) worker.process.kill("SIGKILL");
      },
      ownGrace + deadline + rest,
    );
    await Promise.all(ends);
    clearTimeout(cut);
  };

  try {
    const [port = 0] = await Promise.all(Array.from({ length: count }, start));
    isReady = true;
    const url = urlOf(host, port);
    return { host, port, url, isWorker: false, stop, stopped: new Promise(() => {}) };
  } catch (error) {
    await stop(0);
    throw error;
  }
}
