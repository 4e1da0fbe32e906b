import { limits } from "@habitshift/schemas";

/** How many requests of its own the gateway may make with the key of a client. */
export interface RequestBudget {
  /**
   * @param wanted - How many requests would be made.
   * @param headers - Those of the last answer to this key: it may say what is left.
   */
  take(credential: string, wanted: number, headers: Readonly<Record<string, string>>): Allowance;
}

interface Allowance {
  /** How many may be made now. */
  readonly granted: number;
  /** When there are more. */
  readonly seconds: number;
}

/** The windows of the contract; where two are full, the longer one says when there are more. */
const windows = [
  { milliseconds: 60_000, most: limits.requestsPerMinute.value },
  { milliseconds: 86_400_000, most: limits.requestsPerDay.value },
];
/** The share of a key's requests that reading on the gateway's own account may use up. */
const share = 0.8;
/** So many keys are told apart. */
const keysAtMost = 100_000;

/**
 * Keeps reads within the limits of a key: those that the service says (`RateLimit`), else those of the
 * contract, counted by the minute and by the day.
 */
export function createRequestBudget(now: () => Date): RequestBudget {
  const counters = windows.map(({ milliseconds, most }) =>
    createCounter(milliseconds, Math.floor(most * share)),
  );
  return {
    take(credential, wanted, headers) {
      const said = remainingOf(headers.ratelimit);
      if (said !== undefined) {
        return { granted: Math.min(wanted, said.requests), seconds: said.seconds };
      }
      const time = now().getTime();
      const left = counters.map((counter) => counter.left(credential, time));
      const granted = Math.min(wanted, ...left.map(({ requests }) => requests));
      for (const counter of counters) counter.count(credential, granted);
      const full = left.filter(({ requests }) => requests - granted <= 0);
      return { granted, seconds: Math.max(1, ...full.map(({ seconds }) => seconds)) };
    },
  };
}

/** Counts the requests of each key in windows of one length. */
function createCounter(milliseconds: number, most: number) {
  let window = Number.NaN;
  let counts = new Map<string, number>();
  const nameOf = (key: string) => (counts.has(key) || counts.size < keysAtMost ? key : "");
  return {
    left(key: string, time: number) {
      const current = Math.floor(time / milliseconds);
      if (current !== window) {
        window = current;
        counts = new Map();
      }
      const requests = Math.max(0, most - (counts.get(nameOf(key)) ?? 0));
      return { requests, seconds: Math.ceil(((current + 1) * milliseconds - time) / 1_000) };
    },
    count(key: string, requests: number) {
      if (requests > 0) counts.set(nameOf(key), (counts.get(nameOf(key)) ?? 0) + requests);
    },
  };
}

/** What is left of the tightest window of a `RateLimit` field (draft-ietf-httpapi-ratelimit-headers). */
function remainingOf(text: string | undefined) {
  if (text === undefined) return undefined;
  const windows = [...text.matchAll(/"[^"]*"((?:\s*;\s*\w+=[^,;]*)*)/g)].flatMap(([, all = ""]) => {
    const requests = /;\s*r=(\d+)/.exec(all)?.[1];
    const seconds = /;\s*t=(\d+)/.exec(all)?.[1];
    return requests === undefined
      ? []
      : [{ requests: Number(requests), seconds: Math.max(1, Number(seconds ?? 60)) }];
  });
  return windows.toSorted((a, b) => a.requests - b.requests)[0];
}
