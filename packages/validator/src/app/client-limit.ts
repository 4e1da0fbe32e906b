import { type ServiceFault, serviceFault } from "./service-fault.ts";

/** Counts a request of a client, and says no where it made too many in this minute. */
export type ClientLimit = (client: string | undefined) => ServiceFault | undefined;

const minute = 60_000;
/** So many clients are told apart; the rest of a minute's crowd shares a count. */
const clientsAtMost = 100_000;

/**
 * @param perMinute - How many requests a client may make in a minute; undefined: any number.
 */
export function createClientLimit(perMinute: number | undefined, now: () => Date): ClientLimit {
  if (perMinute === undefined) return () => undefined;
  let counts = new Map<string, number>();
  let current = Number.NaN;
  return (client = "") => {
    const time = now().getTime();
    const own = Math.floor(time / minute);
    if (own !== current) {
      current = own;
      counts = new Map();
    }
    const key = counts.has(client) || counts.size < clientsAtMost ? client : "";
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= perMinute) return undefined;
    const seconds = Math.max(1, Math.ceil(((own + 1) * minute - time) / 1000));
    const message = `More than ${perMinute} requests in a minute; wait ${seconds} s, or send many requests in one body`;
    return serviceFault("rate-limited", message, { headers: { "Retry-After": String(seconds) } });
  };
}
