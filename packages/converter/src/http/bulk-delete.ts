import { batchLimit, bulkDelete } from "@habitshift/schemas";
import { notAPayload } from "../conversion-error.ts";
import { type Fault, placedAt } from "../fault.ts";
import { type Draft, isJsonObject, memberOf } from "../json.ts";
import { carryUnknown, type NoteTaker, take } from "../notes.ts";
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
  const others: Draft = {};
  if (isJsonObject(body)) carryUnknown(body, new Set(path), others, taker);
  const { method, path: template, body: empty } = bulkDelete.operation;
  const operations = ids.map((id) => {
    return { method, path: template.replace("{id}", () => id), body: { ...empty } };
  });
  const batches: Draft[] = [];
  for (let start = 0; start === 0 || start < operations.length; start += size) {
    const part = operations.slice(start, start + size);
    batches.push({ [bulkDelete.operations]: part, ...others });
  }
  if (batches.length > 1) {
    const message = `${ids.length} ids become ${batches.length} batches of at most ${size}`;
    take(taker, "derived", path, message, bulkDelete.change);
  }
  return batches;
}

/** The ids of a bulk deletion, in any of the forms of its body, as segments of a path, and where they stand. */
export function idsOf(
  body: unknown,
  { base }: Pick<NoteTaker, "base">,
): { readonly path: readonly string[]; readonly ids: readonly string[] } {
  const [name = canonical, other] = isJsonObject(body)
    ? bulkDelete.members.filter((it) => memberOf(body, it) !== undefined)
    : [];
  const path = isJsonObject(body) ? [name] : [];
  const list = isJsonObject(body) ? memberOf(body, name) : body;
  const faults: Fault[] = [];
  if (other !== undefined)
    faults.push({ path: [other], expected: `must not be beside \`${name}\`` });
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
