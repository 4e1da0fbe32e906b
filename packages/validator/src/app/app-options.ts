import type { HttpRequest } from "@habitshift/converter";
import type { Judge } from "./judge.ts";
import type { MetricsSnapshot } from "./metrics.ts";

/** What the app may touch of the world, and what it holds its callers to. Nothing is read from elsewhere. */
export interface AppOptions {
  /** Gives the verdicts; the one of this package unless a test has its own. */
  readonly judge?: Judge;
  /** Who judges must send it: `Authorization: Bearer`, in mirror mode `X-Habitshift-Token`. */
  readonly token?: string;
  /** Origins whose pages may read the answers, or `*`; none unless given. */
  readonly cors?: readonly string[];
  /** How many requests a client may make in a minute; any number unless given. */
  readonly requestsPerMinute?: number;
  /** Who a request comes from, for that limit: an address. Whom it does not tell apart share one limit. */
  readonly clientOf?: (request: Request, environment: unknown) => string | undefined;
  /** What browsers get, by path, such as `/validate`. */
  readonly page?: Readonly<Record<string, Asset>>;
  readonly limits?: Partial<ServiceLimits>;
  readonly now?: () => Date;
  /** Makes the ids of requests that bring none, and of converted ones. */
  readonly requestId?: () => string;
  /** Takes what operators should know; nothing is said where there is none. */
  readonly log?: (entry: LogEntry) => void;
  /** True where each request is logged. */
  readonly accessLog?: boolean;
  /** Takes each judged request, without secrets; the promise says when it can take more. */
  readonly record?: (entry: RecordedRequest) => Promise<void> | undefined;
  /** False where no more requests should be sent here. */
  readonly isReady?: () => boolean;
  /** The figures of all processes of the service, given those of this one. */
  readonly gatherMetrics?: (own: MetricsSnapshot) => Promise<readonly MetricsSnapshot[]>;
}

/** A file that the service gives as it is. */
export interface Asset {
  /** Its media type. */
  readonly type: string;
  readonly body: string;
  /** True where its path has another name as soon as it is another one: it may be kept for good. */
  readonly isLasting?: boolean;
}

export interface ServiceLimits {
  /** Of a body that is not read line by line. */
  readonly bodyBytes: number;
  /** In one JSON body. */
  readonly requests: number;
  /** Of arrays and objects in each other. */
  readonly depth: number;
  /** Of one line of NDJSON. */
  readonly lineBytes: number;
  /** In which a body that is not read line by line must have arrived. */
  readonly bodyMilliseconds: number;
}

/** A line of the log; never with a secret. */
export interface LogEntry {
  readonly level: "info" | "error";
  readonly message: string;
  readonly [member: string]: unknown;
}

/** A judged request as `habitshift validate` reads it back, and what was found. */
export interface RecordedRequest extends HttpRequest {
  readonly at: string;
  readonly verdict: string;
  readonly changes: readonly string[];
}
