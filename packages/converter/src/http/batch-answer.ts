import { bulkDelete, envelope, notFound } from "@habitshift/schemas";
import { notAPayload } from "../conversion-error.ts";
import type { Fault } from "../fault.ts";
import { isJsonObject, type JsonObject, memberOf, valueAt } from "../json.ts";
import type { Segment } from "../pointer.ts";

/** An operation of a batch that failed, as an answer, and where it stands in the answer to the batch. */
export interface BatchFailure {
  readonly status: number;
  readonly body: JsonObject;
  readonly path: readonly Segment[];
}

const { list, status: statusName } = bulkDelete.results;
const place = [envelope.data, list];

/**
 * The first operation of a batch that failed; an unknown id is no failure (decision `bulk-delete-body`).
 *
 * @throws {ConversionError} Where the answer does not say what became of the operations.
 */
export function findBatchFailure(body: JsonObject): BatchFailure | undefined {
  if (memberOf(body, envelope.error.member) !== undefined) return undefined;
  const results = valueAt(body, place);
  if (!Array.isArray(results)) fail([{ path: place, expected: "must be a list of results" }]);
  const all = results as readonly unknown[];
  const faults = all.flatMap((result, index): Fault[] => {
    if (isJsonObject(result) && Number.isInteger(memberOf(result, statusName))) return [];
    return [{ path: [...place, index, statusName], expected: "must be a number" }];
  });
  if (faults.length > 0) fail(faults);
  const statuses = all.map((result) => Number(memberOf(result as JsonObject, statusName)));
  const index = statuses.findIndex((status) => status >= 400 && status !== notFound.status);
  if (index === -1) return undefined;
  const error = memberOf(all[index] as JsonObject, envelope.error.member);
  return {
    status: statuses[index] ?? 0,
    body: error === undefined ? {} : { [envelope.error.member]: error },
    path: [...place, index],
  };
}

function fail(faults: readonly Fault[]): never {
  const path = ["body"];
  throw notAPayload(
    "the answer to a batch",
    faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] })),
  );
}
