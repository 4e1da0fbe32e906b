import type { MetricsSnapshot } from "../app/metrics.ts";

/** What a worker tells the primary process. */
export type FromWorker =
  | { readonly kind: "listening"; readonly port: number }
  | { readonly kind: "failed"; readonly code: string | undefined; readonly message: string }
  /** A scrape has come to this one: it wants the figures of all. */
  | { readonly kind: "gather"; readonly scrape: number }
  | { readonly kind: "figures"; readonly scrape: string; readonly figures: MetricsSnapshot };

/** What the primary process tells a worker. */
export type FromPrimary =
  | { readonly kind: "stop"; readonly grace: number }
  | { readonly kind: "ask"; readonly scrape: string }
  | {
      readonly kind: "gathered";
      readonly scrape: number;
      readonly figures: readonly MetricsSnapshot[];
    };
