import { envelope, mappedSchemasV1 } from "@habitshift/schemas";
import { compileCheck } from "./check.ts";
import { notAPayload } from "./conversion-error.ts";
import { type ConvertedData, convertData } from "./data.ts";
import { type Draft, type JsonObject, memberOf, type Put, put, putterOf } from "./json.ts";
import type { ConvertOptions, Kind } from "./model.ts";
import { below, carryUnknown, type NoteTaker, take } from "./notes.ts";

const checkV1 = compileCheck(mappedSchemasV1.envelope);
const { data: dataName, error, success } = envelope;
const [putCode, putMessage, putDetails] = [error.code, error.message, error.details].map(
  putterOf,
) as [Put, Put, Put];
const known = new Set<string>([dataName, error.member, success.member]);

/**
 * A v1 envelope in v2: without `success`, with `error` as an object where it failed.
 *
 * @throws {ConversionError} Where it is not a v1 envelope, or not one of an error though one is wanted.
 */
export function envelopeToV2(
  payload: unknown,
  options: ConvertOptions,
  taker: NoteTaker,
): ConvertedData {
  const input = checkedEnvelope(payload, options.kind);
  const failed = memberOf(input, success.member) === false;
  const value: Draft = {};
  const data = dataOf(input, failed, options, taker);
  if (data) put(value, dataName, data.value);
  if (failed) putError(value, memberOf(input, error.member), taker);
  carryUnknown(input, known, value, taker);
  for (const name of [dataName, error.member]) {
    if (memberOf(input, name) !== undefined) continue;
    take(taker, "lost", [], `without \`${name}\`, it comes back with null`, success.change);
  }
  return { value, logs: data?.logs };
}

function checkedEnvelope(payload: unknown, kind: Kind): JsonObject {
  const faults = checkV1(payload);
  if (faults.length > 0) throw notAPayload("a v1 envelope", faults);
  const input = payload as JsonObject;
  if (kind !== "error" || memberOf(input, success.member) === false) return input;
  throw notAPayload("a v1 error", [{ path: [success.member], expected: "must be false" }]);
}

/** The data in v2, which has none where v1 has null. */
function dataOf(
  input: JsonObject,
  failed: boolean,
  options: ConvertOptions,
  taker: NoteTaker,
): ConvertedData | undefined {
  const value = memberOf(input, dataName);
  if (value === undefined || value === null) return undefined;
  if (!failed) return convertData(value, options, below(taker, dataName));
  take(taker, "kept", [dataName], "a failure has no data in v2; it is carried over");
  return { value, logs: undefined };
}

function putError(value: Draft, message: unknown, taker: NoteTaker): void {
  putCode(value, error.assumedCode);
  putMessage(value, message);
  putDetails(value, []);
  take(
    taker,
    "assumed",
    [error.member],
    `the code is assumed to be \`${error.assumedCode}\``,
    error.change,
  );
}
