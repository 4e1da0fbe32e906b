import { writeJson } from "@habitshift/converter";
import { envelope, limits, paging } from "@habitshift/schemas";
import type { UpstreamResponse } from "./ask-upstream.ts";
import { GatewayFault } from "./gateway-fault.ts";
import { inParallel } from "./in-parallel.ts";
import { readBody } from "./read-body.ts";
import { withParameter } from "./v2-address.ts";

const size = limits.pageSizeMaximum.value;
/** So many pages of one list are asked for at a time. */
const atOnce = 4;
/** No list of habits is that long; an upstream that says so would keep the gateway busy for good. */
const pagesAtMost = 1_000;

/** The address of a page of a list, by default the first. */
export function pageAt(url: string, offset = 0): string {
  return withParameter(withParameter(url, paging.limit, size), paging.offset, offset);
}

/**
 * Reads a list to its end; what comes is the first answer with the items of all. A failure on any page
 * is the answer.
 *
 * @param first - What the first page is.
 * @param read - Asks for one page.
 */
export async function followPages(
  url: string,
  first: UpstreamResponse,
  read: (url: string) => Promise<UpstreamResponse>,
): Promise<UpstreamResponse> {
  if (first.status !== 200) return first;
  const page = readPage(first);
  if (page === undefined || page.total <= page.items.length) return first;
  const step = page.items.length;
  const count = Math.ceil(page.total / Math.max(1, step)) - 1;
  if (step === 0 || count >= pagesAtMost) {
    throw new GatewayFault(502, "the service names a list that is too long or has empty pages");
  }
  const offsets = Array.from({ length: count }, (_, index) => (index + 1) * step);
  const others = await inParallel(offsets, atOnce, (offset) => read(pageAt(url, offset)));
  const failed = others.find(({ status }) => status >= 400);
  if (failed !== undefined) return failed;
  const items = others.flatMap((own) => readPage(own)?.items ?? []);
  const whole = { ...page.body, [envelope.data]: [...page.items, ...items] };
  const { headers, cookies } = others.at(-1) ?? first;
  return { status: first.status, headers, ...(cookies && { cookies }), body: writeJson(whole) };
}

interface Page {
  readonly body: Readonly<Record<string, unknown>>;
  readonly items: readonly unknown[];
  readonly total: number;
}

/** Undefined: it is no page of v2, as whoever converts it will say. */
function readPage(response: UpstreamResponse): Page | undefined {
  const body = readBody(response).value as Readonly<Record<string, unknown>> | null;
  const items = body?.[envelope.data];
  const frame = body?.[envelope.pagination] as Readonly<Record<string, unknown>> | undefined;
  const total = frame?.[paging.total];
  if (!body || !Array.isArray(items)) return undefined;
  return { body, items, total: typeof total === "number" ? total : items.length };
}
