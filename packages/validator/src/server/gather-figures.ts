import type { Worker } from "node:cluster";
import type { MetricsSnapshot } from "../app/metrics.ts";
import type { FromPrimary, FromWorker } from "./cluster-messages.ts";

/** Adds up what the workers count, those that are gone, too: a sum that falls would look like a restart. */
export interface FigureGatherer {
  /** @param worker - To whom a scrape has come. */
  gather(worker: Worker, scrape: number): void;
  take(worker: Worker, message: Extract<FromWorker, { kind: "figures" }>): void;
}

/** So long an answer waits for a worker that says nothing; in milliseconds. */
const patience = 1_000;

export function createFigureGatherer(workers: () => readonly Worker[]): FigureGatherer {
  // By the id of the worker; that of one that is gone stays in the sum.
  const last = new Map<number, MetricsSnapshot>();
  const waiting = new Map<string, () => void>();
  let count = 0;
  const ask = (worker: Worker) =>
    new Promise<void>((resolve) => {
      count += 1;
      const scrape = `${count}`;
      const timer = setTimeout(resolve, patience);
      waiting.set(scrape, () => {
        clearTimeout(timer);
        resolve();
      });
      worker.send({ kind: "ask", scrape } satisfies FromPrimary, () => {});
    });
  return {
    gather(worker, scrape) {
      Promise.all(workers().map(ask)).then(
        () => {
          const figures = [...last.values()];
          worker.send({ kind: "gathered", scrape, figures } satisfies FromPrimary, () => {});
        },
        () => {},
      );
    },
    take(worker, { scrape, figures }) {
      last.set(worker.id, figures);
      waiting.get(scrape)?.();
      waiting.delete(scrape);
    },
  };
}
