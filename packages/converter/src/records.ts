import { notAPayload } from "./conversion-error.ts";
import { type Fault, placedAt } from "./fault.ts";
import type { Removal } from "./fields.ts";
import { type GivenLogs, logsOfOne, logsOfSeveral } from "./given-logs.ts";
import { type JsonObject, memberOf } from "./json.ts";
import { type CompiledMapping, recordMappings } from "./mapping.ts";
import type { ConvertedLog, ConvertOptions, RecordShape } from "./model.ts";
import { type NoteTaker, take } from "./notes.ts";
import type { Segment } from "./pointer.ts";
import { toV1 } from "./to-v1.ts";

/** A record of an envelope, and where it stands below `data`. */
export interface PlacedRecord {
  readonly item: unknown;
  readonly path: readonly Segment[];
}

/** What a record became, and the logs of its completions where it had a record of them. */
interface ConvertedRecord {
  readonly value: JsonObject;
  readonly logs: ConvertedLog[] | undefined;
}

/** What the records of an envelope became, and the logs of all that had a record of completions. */
export interface ConvertedRecords {
  readonly values: JsonObject[];
  readonly logs: ConvertedLog[] | undefined;
}

/**
 * Converts the records of one envelope.
 *
 * @throws {ConversionError} Where one is not of the shape and the version that is converted from.
 */
export function convertRecords(
  shape: RecordShape,
  placed: readonly PlacedRecord[],
  { to, logs }: ConvertOptions,
  taker: NoteTaker,
): ConvertedRecords {
  const mapping: CompiledMapping = recordMappings[shape];
  const given = logs && (placed.length === 1 ? logsOfOne(logs) : logsOfSeveral(logs));
  const convertOne = (item: unknown, own: NoteTaker) =>
    to === "v2" ? mapping.toV2(item, own) : downgrade(mapping, item, own, given);
  const faults: Fault[] = [];
  const converted: ConvertedRecord[] = [];
  for (const { item, path } of placed) {
    const result = convertOne(item, takerAt(taker, path));
    if ("value" in result) converted.push(result);
    else for (const fault of placedAt([...taker.base, ...path], result)) faults.push(fault);
  }
  if (faults.length > 0) throw notAPayload(`${to === "v2" ? "v1" : "v2"} ${shape}s`, faults);
  const recorded = converted.filter((it) => it.logs);
  for (const field of mapping.removals) noteOwners(field, placed, converted, taker);
  return {
    values: converted.map(({ value }) => value),
    logs: recorded.length > 0 ? recorded.flatMap((it) => it.logs ?? []) : undefined,
  };
}

/** The taker itself where it takes none: many records would make many. */
function takerAt(taker: NoteTaker, path: readonly Segment[]): NoteTaker {
  return taker.isQuiet === true ? taker : { ...taker, base: [...taker.base, ...path] };
}

function downgrade(
  mapping: CompiledMapping,
  item: unknown,
  taker: NoteTaker,
  given: GivenLogs | undefined,
): ConvertedRecord | readonly Fault[] {
  const faults = mapping.checkV2(item);
  if (faults.length > 0) return faults;
  return { value: toV1(mapping, item as JsonObject, taker, given), logs: undefined };
}

/** Notes where logs, once they are in one list, no longer say whose they are. */
function noteOwners(
  { from, records, change }: Removal,
  placed: readonly PlacedRecord[],
  converted: readonly ConvertedRecord[],
  taker: NoteTaker,
): void {
  if (!records || converted.length === 1 || converted.every(({ logs }) => !logs)) return;
  const ids = converted.map(({ value }) => memberOf(value, records.owner.from));
  placed.forEach(({ path }, index) => {
    const id = ids[index];
    if (!converted[index]?.logs) {
      take(
        taker,
        "lost",
        path,
        `without \`${from}\`, it comes back with one from the logs`,
        change,
      );
    } else if (id === undefined || ids.filter((other) => other === id).length > 1) {
      take(taker, "lost", [...path, from], "the logs do not say which habit they are of", change);
    }
  });
}
