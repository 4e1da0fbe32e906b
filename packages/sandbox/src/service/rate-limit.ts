import { limits } from "@habitshift/schemas";
import { type ServiceFault, serviceFault } from "@habitshift/validator/http";
import type { Store } from "../store/open-database.ts";
import type { Caller } from "./caller.ts";

/** What is left of a window after a request, and when the next one begins. */
interface Window {
  readonly name: string;
  readonly seconds: number;
  readonly quota: number;
  readonly count: number;
  readonly reset: number;
}

/** What became of a request: counted, or refused. */
export interface Counted {
  readonly fault: ServiceFault | undefined;
  /** The fields of the RateLimit draft (draft-ietf-httpapi-ratelimit-headers-10), which may yet change. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Counts a request in the windows of its caller (section 8); one that is refused does not count. */
export async function countRequest(store: Store, caller: Caller, now: Date): Promise<Counted> {
  const windows = [
    await readWindow(store, caller, now, {
      name: "minute",
      seconds: 60,
      quota: caller.perMinute ?? limits.requestsPerMinute.value,
    }),
    await readWindow(store, caller, now, {
      name: "day",
      seconds: 86_400,
      quota: caller.perDay ?? limits.requestsPerDay.value,
    }),
  ];
  const full = windows.filter(({ count, quota }) => count >= quota);
  if (full.length > 0) {
    const wait = Math.max(...full.map(({ reset }) => reset));
    const names = full.map(({ name, quota }) => `${quota} a ${name}`).join(" and ");
    const message = `More requests than ${names}; wait ${wait} s. Support grants higher limits`;
    const headers = { "Retry-After": String(wait) };
    return {
      fault: serviceFault("rate-limited", message, { headers }),
      headers: fieldsOf(windows),
    };
  }
  const counted = windows.map((window) => ({ ...window, count: window.count + 1 }));
  for (const { seconds, count } of counted) {
    const start = startOf(now, seconds);
    await store
      .insertInto("windows")
      .values({ caller: caller.id, seconds, start, count })
      .onConflict((own) => own.columns(["caller", "seconds"]).doUpdateSet({ start, count }))
      .execute();
  }
  await store
    .updateTable("keys")
    .set((own) => ({ requestCount: own("requestCount", "+", 1), lastUsedAt: now.getTime() }))
    .where("id", "=", caller.id)
    .execute();
  return { fault: undefined, headers: fieldsOf(counted) };
}

async function readWindow(
  store: Store,
  caller: Caller,
  now: Date,
  window: Pick<Window, "name" | "seconds" | "quota">,
): Promise<Window> {
  const start = startOf(now, window.seconds);
  const row = await store
    .selectFrom("windows")
    .select("count")
    .where("caller", "=", caller.id)
    .where("seconds", "=", window.seconds)
    .where("start", "=", start)
    .executeTakeFirst();
  const reset = Math.max(1, Math.ceil((start - now.getTime()) / 1_000) + window.seconds);
  return { ...window, count: row?.count ?? 0, reset };
}

function startOf(now: Date, seconds: number): number {
  const milliseconds = seconds * 1_000;
  return Math.floor(now.getTime() / milliseconds) * milliseconds;
}

function fieldsOf(windows: readonly Window[]): Readonly<Record<string, string>> {
  const policy = windows.map(({ name, quota, seconds }) => `"${name}";q=${quota};w=${seconds}`);
  const left = windows.map(
    ({ name, quota, count, reset }) => `"${name}";r=${Math.max(0, quota - count)};t=${reset}`,
  );
  return { "RateLimit-Policy": policy.join(", "), RateLimit: left.join(", ") };
}
