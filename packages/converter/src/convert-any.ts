import type { LogRecordV2 } from "@habitshift/schemas";
import { ConversionError } from "./conversion-error.ts";
import { convert } from "./convert.ts";
import { convertRequest, type RequestOptions } from "./http/convert-request.ts";
import { habitMapping } from "./mapping.ts";
import type { ConvertedLog, Kind, Note, Version } from "./model.ts";
import { pointerTo } from "./pointer.ts";
import { mayBe, recognise } from "./recognise.ts";
import type { Units } from "./units.ts";

/** What to take a payload for: a kind, an HTTP request, or `auto`, what it shows by its members. */
export type AnyKind = Kind | "request" | "auto";

/** Finds the logs that a payload can be completed from; undefined where there are none at all. */
export type LogFinder = (
  kind: Kind,
  payload: unknown,
  isAlone: boolean,
) => readonly LogRecordV2[] | undefined;

export interface AnyOptions {
  readonly kind: AnyKind;
  readonly to: Version;
  /** To v1: finds the logs that fill `completedDates`. */
  readonly logsOf?: LogFinder;
  readonly request?: RequestOptions;
  /** What the user's own v1 units are called in v2. */
  readonly units?: Units;
  /** Whether a single telling member is not enough to take a payload for a habit. */
  readonly isStrict?: boolean;
  /** True where there is no other payload that given logs could be of. */
  readonly isAlone?: boolean;
  /** True where the logs of many payloads come together, so that one without a habit is anyone's. */
  readonly isOneOfMany?: boolean;
}

/** A payload of whatever kind, converted. */
export interface AnyConversion {
  /** What it was taken for; `converted` was of the other version already and stays as it is. */
  kind: Kind | "request" | "list" | "converted";
  /** One, but for a request that becomes several or none. */
  values: unknown[];
  logs?: ConvertedLog[];
  notes: Note[];
}

/**
 * Converts a payload or an HTTP request, by a kind or by what it shows to be.
 *
 * @throws {ConversionError} Where it is not of the kind, or cannot be told to be of any.
 */
export function convertAny(payload: unknown, options: AnyOptions): AnyConversion {
  if (Array.isArray(payload)) return convertAnyList(payload, options);
  if (options.kind === "request") return convertAnyRequest(payload, options);
  if (options.kind !== "auto") return convertNamed(payload, options.kind, options);
  const { to, isStrict = false } = options;
  const from = to === "v2" ? "v1" : "v2";
  const kind = recognise(payload, from, isStrict);
  if (kind === "request") return convertAnyRequest(payload, options);
  if (kind !== undefined) return convertAs(payload, kind, options);
  if (recognise(payload, to, isStrict) !== undefined) return unconverted(payload);
  throw new ConversionError(`it cannot be told to be a payload of ${from}; say its kind`, {
    pointers: [""],
  });
}

function unconverted(payload: unknown): AnyConversion {
  return { kind: "converted", values: [payload], notes: [] };
}

/** Converts a payload of a kind that the user says; one that was converted before stays as it is. */
function convertNamed(payload: unknown, kind: Kind, options: AnyOptions): AnyConversion {
  const { to } = options;
  const from = to === "v2" ? "v1" : "v2";
  try {
    const conversion = convertAs(payload, kind, options);
    const isStrange = conversion.notes.length > 0 && !mayBe(payload, kind, from);
    if (!isStrange) return conversion;
  } catch (error) {
    if (recognise(payload, to, false) === (kind === "error" ? "envelope" : kind)) {
      return unconverted(payload);
    }
    throw error;
  }
  throw new ConversionError(`it has no member of a ${from} ${kind}`, { pointers: [""] });
}

function convertAs(payload: unknown, kind: Kind, options: AnyOptions): AnyConversion {
  const { to, units } = options;
  const logs = options.logsOf?.(kind, payload, options.isAlone === true);
  const result = convert(payload, { kind, to, ...(logs && { logs }), ...(units && { units }) });
  const { value, notes } = result;
  if (!result.logs) return { kind, values: [value], notes };
  if (options.isOneOfMany) noteOwnerless(result.logs, kind, notes);
  return { kind, values: [value], logs: result.logs, notes };
}

/** Among those of others, the logs of a habit without an id do not say whose they are. */
function noteOwnerless([log]: readonly ConvertedLog[], kind: Kind, notes: Note[]): void {
  if (log === undefined || log.habitId !== undefined || kind !== "habit") return;
  for (const { from, change, records } of habitMapping.removals) {
    if (!records) continue;
    const message = "the logs do not say which habit they are of";
    notes.push({ change, kind: "lost", pointer: pointerTo([from]), message });
  }
}

function convertAnyRequest(payload: unknown, { to, request }: AnyOptions): AnyConversion {
  if (to !== "v2") throw new ConversionError("requests convert to v2 only", { pointers: [""] });
  const { requests, notes } = convertRequest(
    payload as Parameters<typeof convertRequest>[0],
    request,
  );
  return { kind: "request", values: requests, notes };
}

function convertAnyList(payloads: readonly unknown[], options: AnyOptions): AnyConversion {
  const { values, failures, logs, notes } = convertList(payloads, options);
  if (failures.length === 0) {
    return { kind: "list", values: [values], ...(logs && { logs }), notes };
  }
  const [first] = failures;
  const more = failures.length > 1 ? `; and ${failures.length - 1} more` : "";
  throw new ConversionError(`element ${first?.index}: ${first?.error.message}${more}`, {
    pointers: failures.flatMap(({ index, error }) => error.pointers.map((it) => `/${index}${it}`)),
  });
}

/** The payloads of a list, each converted by itself. */
export interface ListConversion {
  readonly values: readonly unknown[];
  /** Those that could not be converted; they are not among the values. */
  readonly failures: readonly { readonly index: number; readonly error: ConversionError }[];
  readonly kinds: ReadonlyMap<AnyConversion["kind"], number>;
  readonly logs?: ConvertedLog[];
  /** With pointers into the list. */
  readonly notes: Note[];
}

/** Converts each payload of a list; a request that becomes several is followed by the others. */
export function convertList(payloads: readonly unknown[], options: AnyOptions): ListConversion {
  const values: unknown[] = [];
  const failures: { index: number; error: ConversionError }[] = [];
  const kinds = new Map<AnyConversion["kind"], number>();
  const notes: Note[] = [];
  let logs: ConvertedLog[] | undefined;
  const isMany = payloads.length > 1;
  const own = {
    ...options,
    isAlone: options.isAlone === true && !isMany,
    isOneOfMany: options.isOneOfMany === true || isMany,
  };
  payloads.forEach((payload, index) => {
    try {
      const conversion = convertAny(payload, own);
      for (const value of conversion.values) values.push(value);
      kinds.set(conversion.kind, (kinds.get(conversion.kind) ?? 0) + 1);
      for (const note of conversion.notes) {
        notes.push({ ...note, pointer: `/${index}${note.pointer}` });
      }
      if (conversion.logs) {
        logs ??= [];
        for (const log of conversion.logs) logs.push(log);
      }
    } catch (error) {
      if (!(error instanceof ConversionError)) throw error;
      failures.push({ index, error });
    }
  });
  return { values, failures, kinds, ...(logs && { logs }), notes };
}
