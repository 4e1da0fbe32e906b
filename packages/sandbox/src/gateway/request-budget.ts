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

const minute = 60_000;
/** The share of a key's requests that reading on the gateway's own account may use up. */
const share = 0.8;
/** So many keys are told apart. */
const keysAtMost = 100_000;

/**
 * Keeps reads within the limits of a key: those that the service says (`RateLimit`), else those of the
 * contract, counted by the minute.
 */
export function createRequestBudget(now: () => Date): RequestBudget {
  const perMinute = Math.floor(limits.requestsPerMinute.value * share);
  let window = Number.NaN;
  let counts = new Map<string, number>();
  return {
    take(credential, wanted, headers) {
      const said = remainingOf(headers.ratelimit);
      if (said !== undefined) {
        return { granted: Math.min(wanted, said.requests), seconds: said.seconds };
      }
      const time = now().getTime();
      const current = Math.floor(time / minute);
      if (current !== window) {
        window = current;
        counts = new Map();
      }
      const name = counts.has(credential) || counts.size < keysAtMost ? credential : "";
      const used = counts.get(name) ?? 0;
      const granted = Math.max(0, Math.min(wanted, perMinute - used));
      if (granted > 0) counts.set(name, used + granted);
      return { granted, seconds: Math.max(1, Math.ceil(((current + 1) * minute - time) / 1000)) };
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
