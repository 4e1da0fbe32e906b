import { isJsonObject } from "./json.ts";
import type { ConvertedLog, ConvertOptions, RecordShape } from "./model.ts";
import { type NoteTaker, take } from "./notes.ts";
import { recogniseRecord } from "./recognise.ts";
import { convertRecords } from "./records.ts";

/** What `data` of an envelope became, and the logs that its habits recorded. */
export interface ConvertedData {
  readonly value: unknown;
  readonly logs: ConvertedLog[] | undefined;
}

/**
 * Converts what an envelope carries, one record or a list, by what the options say that it is or by
 * what it is recognised as; anything else is carried over. `taker` stands at the data.
 *
 * @throws {ConversionError} Where a record is not one of the version that is converted from.
 */
export function convertData(
  data: unknown,
  options: ConvertOptions,
  taker: NoteTaker,
): ConvertedData {
  const items: readonly unknown[] = Array.isArray(data) ? data : [data];
  const shape = options.data ?? recogniseAll(items, options);
  if (shape === undefined || shape === "other") {
    const nothing = items.length === 0 || (isJsonObject(data) && Object.keys(data).length === 0);
    if (shape === undefined && !nothing) {
      take(taker, "kept", [], "it is not known to differ; it is carried over");
    }
    return { value: data, logs: undefined };
  }
  if (options.data === undefined) noteGuess(shape, options, taker);
  const placed = items.map((item, index) => ({ item, path: Array.isArray(data) ? [index] : [] }));
  const { values, logs } = convertRecords(shape, placed, options, taker);
  return { value: Array.isArray(data) ? values : values[0], logs };
}

function noteGuess(shape: RecordShape, { to }: ConvertOptions, taker: NoteTaker): void {
  take(taker, "assumed", [], `it is taken for a ${shape} by its members`);
  if (to === "v1" || shape !== "check-in") return;
  take(taker, "lost", [], "it comes back as a log, unless `data` says that it is a check-in");
}

/** The shape of all items; a list of several shapes is none. */
function recogniseAll(items: readonly unknown[], { to }: ConvertOptions): RecordShape | undefined {
  const from = to === "v2" ? "v1" : "v2";
  const shape = recogniseRecord(items[0], from);
  return items.every((item) => recogniseRecord(item, from) === shape) ? shape : undefined;
}
