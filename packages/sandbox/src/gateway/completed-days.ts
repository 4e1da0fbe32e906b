import { convert, type HttpRequest } from "@habitshift/converter";
import {
  envelope,
  type FieldPath,
  keyHeader,
  type LogRecordV2,
  shapeMappings,
  tokenHeader,
} from "@habitshift/schemas";
import type { UpstreamResponse } from "./ask-upstream.ts";
import type { Days, DaysCache, Figures } from "./days-cache.ts";
import { followPages, pageAt } from "./follow-pages.ts";
import { GatewayFault, statusOf, UpstreamRefusal } from "./gateway-fault.ts";
import { inParallel } from "./in-parallel.ts";
import { readBody } from "./read-body.ts";
import type { RequestBudget } from "./request-budget.ts";
import { addressOf, readerOf } from "./v2-address.ts";

/** So many habits of one answer have their logs read at a time. */
const atOnce = 8;

/** What reading logs needs. */
export interface LogReading {
  readonly cache: DaysCache;
  readonly budget: RequestBudget;
  readonly read: (url: string) => Promise<UpstreamResponse>;
}

const logReader = readerOf("log", true);

const removal = shapeMappings.habit.fields.find((field) => field.op === "remove");
if (removal?.op !== "remove" || removal.records === null || removal.count === null) {
  throw new Error("the contract does not say how days of completion become logs");
}
const { from: member, records, count } = removal;

/** The days of completion of habits, by their ids; one that is not there has none. */
export type DaysById = ReadonlyMap<unknown, Days>;

/**
 * The days that `completedDates` of the habits of an answer lists (change `completed-dates-removed`), made of
 * their logs. Those of a habit that has no completions are not asked for, and those of one whose figures are
 * what they were are known: every log that completes a day changes the figures.
 *
 * @param request - The v1 request, whose key the logs are read with.
 * @throws {GatewayFault} 429, where the requests that the key has left are too few; what was read by
 * then is known when the client tries again.
 */
export async function readDays(
  response: UpstreamResponse,
  request: HttpRequest,
  { cache, budget, read }: LogReading,
): Promise<DaysById> {
  const credential = credentialOf(request);
  const found = new Map<unknown, Days>();
  const missing: { readonly habit: JsonObject; readonly id: string; readonly figures?: Figures }[] =
    [];
  for (const habit of recordsOf(readBody(response).value)) {
    const id = habit[records.owner.from];
    if (typeof id !== "string" || valueAt(habit, count) === 0) continue;
    const figures = figuresOf(habit);
    const days = cache.get(credential, id, figures);
    if (days === undefined) missing.push({ habit, id, ...(figures !== undefined && { figures }) });
    else found.set(id, days);
  }
  if (missing.length === 0) return found;
  const allowance = budget.take(credential, missing.length, response.headers);
  const now = missing.slice(0, allowance.granted);
  await inParallel(now, atOnce, async ({ habit, id, figures }) => {
    const logs = await logsOf(id, read);
    if (logs === undefined) return;
    const days = daysOf(habit, logs);
    found.set(id, days);
    if (figures !== undefined) cache.put(credential, id, figures, days);
  });
  if (now.length < missing.length) throw tooMany(missing.length - now.length, allowance.seconds);
  return found;
}

/** Puts the days into the habits of an answer of v1, which nobody else has seen yet. */
export function fillDays(body: unknown, days: DaysById): void {
  for (const habit of recordsOf(body)) {
    const own = days.get(habit[records.owner.from]);
    if (own !== undefined) (habit as Record<string, unknown>)[member] = own;
  }
}

/** The days that logs complete, as the converter says, the first one first. */
function daysOf(habit: JsonObject, logs: readonly LogRecordV2[]): Days {
  const { value } = convert(habit, { kind: "habit", to: "v1", logs });
  return ((value as unknown as JsonObject)[member] as Days).toSorted();
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
    const first = await read(pageAt(url));
    const logs = recordsOf(readBody(await followPages(url, first, read)).value);
    return logs.filter(hasAmount).map((log) => ownedBy(id, log) as unknown as LogRecordV2);
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error;
    // The habit may be gone by now, too.
    const passed = [statusOf("key-forbidden"), statusOf("not-found")];
    if (passed.includes(error.response.status)) return undefined;
    throw error;
  }
}

/** Without an amount a log completes nothing, whether it says that it is a skip or not. */
function hasAmount(log: JsonObject): boolean {
  return typeof log[records.amount.member] === "number";
}

/** A log of the habit that it was asked of, whatever it names. */
function ownedBy(id: string, log: JsonObject): JsonObject {
  const { member: owner } = records.owner;
  return log[owner] === undefined || log[owner] === id ? log : { ...log, [owner]: id };
}

type JsonObject = Readonly<Record<string, unknown>>;

function recordsOf(body: unknown): JsonObject[] {
  const data = (body as JsonObject | null)?.[envelope.data];
  const list: readonly unknown[] = Array.isArray(data) ? data : [data];
  return list.filter((it): it is JsonObject => typeof it === "object" && it !== null);
}

const figures = [count, records.longestRun.to, records.longestRun.atLeast, records.amount.from];

/** What changes with each completion; undefined where the habit does not say it. */
function figuresOf(habit: JsonObject): Figures | undefined {
  if (valueAt(habit, count) === undefined) return undefined;
  return figures.map((path) => valueAt(habit, path));
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
