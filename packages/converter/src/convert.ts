import { ConversionError, guarded, notAPayload } from "./conversion-error.ts";
import { envelopeToV1 } from "./envelope-to-v1.ts";
import { envelopeToV2 } from "./envelope-to-v2.ts";
import { checkLogs, logsOfOne } from "./given-logs.ts";
import type { JsonObject } from "./json.ts";
import { type CompiledMapping, checkInMapping, habitMapping } from "./mapping.ts";
import type { Conversion, ConvertedLog, ConvertOptions, Kind, Payloads, Version } from "./model.ts";
import type { NoteTaker } from "./notes.ts";
import { toV1 } from "./to-v1.ts";

interface Converted {
  readonly value: unknown;
  readonly logs: ConvertedLog[] | undefined;
}

type Converter = (payload: unknown, options: ConvertOptions, taker: NoteTaker) => Converted;

const converters: Readonly<Record<Kind, Converter>> = {
  habit(payload, { to, logs }, taker) {
    if (to === "v2") return upgraded(habitMapping, payload, "a v1 habit", taker);
    return downgraded(habitMapping, payload, "a v2 habit", logs, taker);
  },
  log(payload, { to }, taker) {
    if (to === "v2") return upgraded(checkInMapping, payload, "a v1 check-in", taker);
    return downgraded(checkInMapping, payload, "a v2 log", undefined, taker);
  },
  envelope: convertEnvelope,
  error: convertEnvelope,
};

/**
 * Converts a payload of one version to the other. The payload is not changed; parts that neither
 * version names are shared with the result. A partial habit stays partial.
 *
 * @returns The converted payload, the logs made of `completedDates` (to v2, where there were any),
 * and a note on all that was derived, assumed, lost or carried over; without a note, converting back
 * gives the same again.
 * @throws {ConversionError} Where the payload is not of the kind and version; nothing else is thrown.
 */
export function convert<K extends Kind, V extends Version>(
  payload: unknown,
  options: ConvertOptions<K, V>,
): Conversion<Payloads[K][V]> {
  return guarded(() => {
    const taker: NoteTaker = { base: [], notes: [], units: options.units };
    checkLogs(options.logs);
    const { value, logs } = converterOf(options)(payload, options, taker);
    const converted = value as Payloads[K][V];
    if (logs) return { value: converted, logs, notes: taker.notes };
    return { value: converted, notes: taker.notes };
  });
}

function converterOf({ kind, to }: ConvertOptions): Converter {
  if (Object.hasOwn(converters, kind) && (to === "v1" || to === "v2")) return converters[kind];
  throw new ConversionError(`no conversion of kind ${String(kind)} to ${String(to)}`, {
    pointers: [],
  });
}

function convertEnvelope(payload: unknown, options: ConvertOptions, taker: NoteTaker): Converted {
  if (options.to === "v2") return envelopeToV2(payload, options, taker);
  return { value: envelopeToV1(payload, options, taker), logs: undefined };
}

function upgraded(
  mapping: CompiledMapping,
  payload: unknown,
  what: string,
  taker: NoteTaker,
): Converted {
  const result = mapping.toV2(payload, taker);
  if ("value" in result) return result;
  throw notAPayload(what, result);
}

function downgraded(
  mapping: CompiledMapping,
  payload: unknown,
  what: string,
  logs: ConvertOptions["logs"],
  taker: NoteTaker,
): Converted {
  const faults = mapping.checkV2(payload);
  if (faults.length > 0) throw notAPayload(what, faults);
  const given = logs && logsOfOne(logs);
  return { value: toV1(mapping, payload as JsonObject, taker, given), logs: undefined };
}
