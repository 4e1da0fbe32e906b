import { batchLimit, bulkDelete, envelope, notFound } from "@habitshift/schemas";
import { notAPayload } from "../conversion-error.ts";
import { type Fault, placedAt } from "../fault.ts";
import { isJsonObject, type JsonObject, memberOf, valueAt } from "../json.ts";
import { type NoteTaker, take } from "../notes.ts";
import type { Segment } from "../pointer.ts";
import { encodeSegment } from "./url.ts";

const size = batchLimit.value;

/**
 * The bodies of the batches that a bulk deletion becomes, in the order of its ids; none is longer than
 * a batch may be (decisions `bulk-delete-body` and `batch`). `taker` stands at the body.
 *
 * @throws {ConversionError} Where the body does not list ids.
 */
export function batchesOf(body: unknown, taker: NoteTaker): unknown[] {
  const { path, ids } = idsOf(body, taker);
  const { method, path: template, body: empty } = bulkDelete.operation;
  const operations = ids.map((id) => {
    return { method, path: template.replace("{id}", () => id), body: { ...empty } };
  });
  const batches: Record<string, unknown>[] = [];
  for (let start = 0; start === 0 || start < operations.length; start += size) {
    batches.push({ [bulkDelete.operations]: operations.slice(start, start + size) });
  }
  if (batches.length > 1) {
    const message = `${ids.length} ids become ${batches.length} batches of at most ${size}`;
    take(taker, "derived", path, message, bulkDelete.change);
  }
  return batches;
}

/** The ids of a bulk deletion, in any of the forms of its body, as segments of a path, and where they stand. */
function idsOf(
  body: unknown,
  { base }: NoteTaker,
): { readonly path: readonly Segment[]; readonly ids: readonly string[] } {
  const path = isJsonObject(body)
    ? [bulkDelete.members.find((name) => memberOf(body, name) !== undefined) ?? canonical]
    : [];
  const list = isJsonObject(body) ? memberOf(body, path[0] ?? canonical) : body;
  const faults: Fault[] = [];
  const ids = Array.isArray(list) ? Array.from(list, encodedId) : undefined;
  if (ids === undefined) faults.push({ path, expected: "must be a list of ids" });
  ids?.forEach((id, index) => {
    if (id !== undefined) return;
    faults.push({
      path: [...path, index],
      expected: "must be an id that a path can hold",
    });
  });
  if (faults.length > 0) {
    throw notAPayload("the body of a v1 bulk deletion", placedAt(base, faults));
  }
  return { path, ids: ids as string[] };
}

const [canonical] = bulkDelete.members;

function encodedId(id: unknown): string | undefined {
  return typeof id === "string" ? encodeSegment(id) : undefined;
}

/** What v1 answered to a bulk deletion that v2 carried out: how many ids it named. */
export function bulkAnswerOf(body: unknown): Record<string, number> {
  return { [bulkDelete.answer]: idsOf(body, { base: ["request", "body"], notes: [] }).ids.length };
}

/** The first operation of a batch that failed, as an answer; an unknown id is no failure (decision `bulk-delete-body`). */
export function bulkFailureOf(
  body: unknown,
): { readonly status: number; readonly body: JsonObject } | undefined {
  const results = valueAt(body, [envelope.data, bulkDelete.results.list]);
  if (!Array.isArray(results)) return undefined;
  const { status: statusName } = bulkDelete.results;
  for (const result of results as readonly unknown[]) {
    const status = valueAt(result, [statusName]);
    if (typeof status !== "number" || status < 400 || status === notFound.status) continue;
    const error = valueAt(result, [envelope.error.member]);
    return { status, body: { [envelope.error.member]: error } };
  }
  return undefined;
}
