import type { HttpRequest } from "@habitshift/converter";
import {
  envelope,
  type FieldPath,
  keyHeader,
  type LogRecordV2,
  shapeMappings,
  tokenHeader,
} from "@habitshift/schemas";
import type { UpstreamResponse } from "./ask-upstream.ts";
import { followPages } from "./follow-pages.ts";
import { GatewayFault, statusOf, UpstreamRefusal } from "./gateway-fault.ts";
import { inParallel } from "./in-parallel.ts";
import type { LogCache } from "./log-cache.ts";
import { readBody } from "./read-body.ts";
import type { RequestBudget } from "./request-budget.ts";
import { addressOf, readerOf } from "./v2-address.ts";

/** So many habits of one answer have their logs read at a time. */
const atOnce = 8;

/** What reading logs needs. */
export interface LogReading {
  readonly cache: LogCache;
  readonly budget: RequestBudget;
  readonly read: (url: string) => Promise<UpstreamResponse>;
}

const logReader = readerOf("log", true);

const removal = shapeMappings.habit.fields.find((field) => field.op === "remove");
if (removal?.op !== "remove" || removal.records === null || removal.count === null) {
  throw new Error("the contract does not say how days of completion become logs");
}
const { records, count } = removal;

/**
 * The logs that `completedDates` of the habits of an answer are made of (change
 * `completed-dates-removed`). Those of a habit that has no completions are not asked for, and those of
 * one whose figures are what they were are known: every log that completes a day changes the figures.
 *
 * @param request - The v1 request, whose key the logs are read with.
 * @throws {GatewayFault} 429, where the requests that the key has left are too few; what was read by
 * then is known when the client tries again.
 */
export async function readLogs(
  response: UpstreamResponse,
  request: HttpRequest,
  { cache, budget, read }: LogReading,
): Promise<LogRecordV2[]> {
  const credential = credentialOf(request);
  const needed = recordsOf(response)
    .filter((habit) => typeof habit[records.owner.from] === "string" && valueAt(habit, count) !== 0)
    .map((habit) => ({ id: habit[records.owner.from], figures: figuresOf(habit) }));
  if (needed.length === 0) return [];
  const known = needed.map(({ id, figures }) => cache.get(credential, String(id), figures));
  const missing = needed.filter((_, index) => known[index] === undefined);
  const allowance = budget.take(credential, missing.length, response.headers);
  const now = missing.slice(0, allowance.granted);
  const found = await inParallel(now, atOnce, async ({ id, figures }) => {
    const logs = await logsOf(String(id), read);
    if (figures !== undefined && logs !== undefined) {
      cache.put(credential, String(id), figures, logs);
    }
    return logs ?? [];
  });
  if (now.length < missing.length) throw tooMany(missing.length - now.length, allowance.seconds);
  return [...known.map((logs) => logs ?? []), ...found].flat();
}

function tooMany(left: number, seconds: number): GatewayFault {
  const message =
    `the logs of ${left} more habits must be read, and the key has no requests left for it; ` +
    "try again later, or ask support for higher limits";
  return new GatewayFault(statusOf("rate-limited"), message, { "retry-after": String(seconds) });
}

/** Undefined: the key may not read logs, and nothing is known of them. */
async function logsOf(id: string, read: LogReading["read"]): Promise<LogRecordV2[] | undefined> {
  const url = addressOf(logReader, { [records.owner.member]: encodeURIComponent(id) });
  try {
    return recordsOf(await followPages(url, read))
      .map((log) => ({ ...log, [records.owner.member]: id }) as LogRecordV2)
      .toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b))));
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error;
    // The habit may be gone by now, too.
    const passed = [statusOf("key-forbidden"), statusOf("not-found")];
    if (passed.includes(error.response.status)) return undefined;
    throw error;
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

function dayOf(log: LogRecordV2): string {
  return String((log as JsonObject)[records.day]);
}

function recordsOf(response: UpstreamResponse): JsonObject[] {
  const data = (readBody(response).value as JsonObject | null)?.[envelope.data];
  const list: readonly unknown[] = Array.isArray(data) ? data : [data];
  return list.filter((it): it is JsonObject => typeof it === "object" && it !== null);
}

/** What changes with each completion; undefined where the habit does not say it. */
function figuresOf(habit: JsonObject): string | undefined {
  const total = valueAt(habit, count);
  if (total === undefined) return undefined;
  const { longestRun, amount } = records;
  const paths = [count, longestRun.to, longestRun.atLeast, amount.from];
  return JSON.stringify(paths.map((path) => valueAt(habit, path) ?? null));
}

function valueAt(value: unknown, path: FieldPath): unknown {
  let node = value;
  for (const step of path) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as JsonObject)[step];
  }
  return node;
}

const [keyName, tokenName] = [keyHeader.toLowerCase(), tokenHeader.toLowerCase()];

/** By which callers are told apart; it stays in memory. */
export function credentialOf({ headers = {} }: HttpRequest): string {
  return `${headers[keyName] ?? ""}\n${headers[tokenName] ?? ""}`;
}
