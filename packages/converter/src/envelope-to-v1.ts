import { type ChangeId, envelope, mappedSchemasV2 } from "@habitshift/schemas";
import { compileCheck } from "./check.ts";
import { notAPayload } from "./conversion-error.ts";
import { convertData } from "./data.ts";
import { placedAt } from "./fault.ts";
import { type Draft, isJsonObject, type JsonObject, memberOf, put, valueAt } from "./json.ts";
import type { ConvertOptions, Kind } from "./model.ts";
import { below, carryUnknown, type NoteTaker, take } from "./notes.ts";

const checkSuccess = compileCheck(mappedSchemasV2.envelope);
const checkError = compileCheck(mappedSchemasV2.error);
const { data: dataName, error, lists, meta, pagination, success } = envelope;
const known = new Set<string>([dataName, error.member, meta, pagination]);
const added: readonly (readonly [name: string, change: ChangeId])[] = [
  [meta, success.change],
  [pagination, lists.change],
];

/**
 * A v2 envelope in v1: with `success`, and `error` as a message or null.
 *
 * @throws {ConversionError} Where it is not a v2 envelope, or not one of an error though one is wanted.
 */
export function envelopeToV1(
  payload: unknown,
  options: ConvertOptions,
  taker: NoteTaker,
): JsonObject {
  const failed = isError(payload, options.kind);
  const faults = failed ? checkError(payload) : checkSuccess(payload);
  if (faults.length > 0) {
    const what = failed ? "a v2 error" : "a v2 envelope";
    throw notAPayload(what, placedAt(taker.base, faults));
  }
  const input = payload as JsonObject;
  const value: Draft = {};
  put(value, success.member, !failed);
  put(value, dataName, dataOf(input, failed, options, taker));
  put(value, error.member, failed ? valueAt(input, error.message) : null);
  carryUnknown(input, known, value, taker);
  noteLostEnvelope(input, taker);
  if (failed) noteLostParts(memberOf(input, error.member) as JsonObject, taker);
  return value;
}

/** Notes the members of a v2 envelope that v1 has no place for. */
export function noteLostEnvelope(input: JsonObject, taker: NoteTaker): void {
  for (const [name, change] of added) {
    if (memberOf(input, name) === undefined) continue;
    take(taker, "lost", [name], "v1 has no place for it", change);
  }
}

function isError(payload: unknown, kind: Kind): boolean {
  if (kind === "error") return true;
  return isJsonObject(payload) && memberOf(payload, error.member) !== undefined;
}

/** The data in v1, which has null where v2 has none. */
function dataOf(
  input: JsonObject,
  failed: boolean,
  options: ConvertOptions,
  taker: NoteTaker,
): unknown {
  const data = memberOf(input, dataName);
  if (data === undefined) return null;
  if (!failed) return convertData(data, options, below(taker, dataName)).value;
  if (data === null) take(taker, "lost", [dataName], "v1 has it anyway; it does not come back");
  else take(taker, "kept", [dataName], "a failure has no data in v2; it is carried over");
  return data;
}

/** Notes the parts of an error that v1 has no place for and that would come back otherwise. */
function noteLostParts(parts: JsonObject, taker: NoteTaker): void {
  const [codeName, messageName, detailsName] = [error.code[1], error.message[1], error.details[1]];
  for (const [name, part] of Object.entries(parts)) {
    if (part === undefined || name === messageName) continue;
    if (name === codeName && part === error.assumedCode) continue;
    if (name === detailsName && Array.isArray(part) && part.length === 0) continue;
    take(taker, "lost", [error.member, name], "v1 has no place for it", error.change);
  }
  if (memberOf(parts, detailsName) === undefined) {
    take(
      taker,
      "lost",
      [error.member],
      "it comes back with an empty list of details",
      error.change,
    );
  }
}
