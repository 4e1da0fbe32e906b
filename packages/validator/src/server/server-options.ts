import type { AppOptions } from "../app/app-options.ts";

/** What a server needs to know beside the app. */
export interface ServerOptions extends Omit<AppOptions, "clientOf" | "isReady"> {
  /** `0` is a free one. */
  readonly port?: number;
  /** Nobody but this machine unless told otherwise. */
  readonly host?: string;
  /** How long requests are still taken once it is to stop, so that who sends them may notice; in milliseconds. */
  readonly grace?: number;
  /** How long a request may go on then. */
  readonly deadline?: number;
}

export interface RunningServer {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  /** True where another process of the cluster speaks for this one. */
  readonly isWorker: boolean;
  /**
   * Says that it is not ready, takes no more, finishes what runs, and ends.
   *
   * @param grace - Instead of that of the options, where nobody has to notice.
   */
  readonly stop: (grace?: number) => Promise<void>;
  /** Resolves when something else than the caller wants it to stop. */
  readonly stopped: Promise<{ readonly grace: number }>;
}
