import { envelope, mappedSchemasV1, mappedSchemasV2, shapeMappings } from "@habitshift/schemas";
import { findCall } from "./http/find-call.ts";
import { isJsonObject, type JsonObject, memberOf } from "./json.ts";
import type { Kind, RecordShape, Version } from "./model.ts";

/** What a record of one version must have to be taken for one: all members of a list, and some of another. */
interface Marks {
  readonly shape: RecordShape;
  readonly all: readonly string[];
  readonly some?: readonly string[];
}

const { habit, log } = shapeMappings;
const checkIn = shapeMappings["check-in"];

/** What every habit has that is created. */
const created = mappedSchemasV2["habit-create"].required as string[];
const createdV1 = habit.fields.filter(
  (field) => field.op === "move" && created.includes(String(field.to[0])),
);
const headsV2 = habit.fields.flatMap((field) => (field.op === "move" ? [String(field.to[0])] : []));

/** In the order to look for them: who has the marks of two is the first. */
const marks: Readonly<Record<Version, readonly Marks[]>> = {
  v1: [
    { shape: "habit", all: createdV1.map(({ from }) => from) },
    { shape: "check-in", all: mappedSchemasV1["check-in"].required as string[] },
    { shape: "log", all: log.fields.map(({ from }) => from) },
  ],
  v2: [
    { shape: "habit", all: created, some: headsV2.filter((name) => !created.includes(name)) },
    {
      shape: "log",
      all: log.fields.flatMap((field) => (field.op === "move" ? [String(field.to[0])] : [])),
    },
  ],
};

/** The shape that a record of a version shows by its members; undefined where it could be anything. */
export function recogniseRecord(item: unknown, version: Version): RecordShape | undefined {
  if (!isJsonObject(item)) return undefined;
  const has = (name: string) => memberOf(item, name) !== undefined;
  const found = marks[version].find(({ all, some }) => all.every(has) && (some?.some(has) ?? true));
  if (found?.shape !== "check-in" || isKnownCheckIn(item)) return found?.shape;
  return "log";
}

/** A check-in of a status that stands for nothing is a log with a member that is not known. */
function isKnownCheckIn(item: JsonObject): boolean {
  return checkIn.fields.every((field) => {
    if (field.op !== "expand") return true;
    const value = memberOf(item, field.from);
    return (
      typeof value === "string" && Object.hasOwn({ ...field.values, ...field.answered }, value)
    );
  });
}

const habitNames: Readonly<Record<Version, readonly string[]>> = {
  v1: habit.fields.map(({ from }) => from),
  v2: [...new Set(headsV2)],
};
const sharedNames = habit.shared.map(({ name }) => name);
const createdNames: Readonly<Record<Version, readonly string[]>> = {
  v1: createdV1.map(({ from }) => from),
  v2: created,
};
const logNames: Readonly<Record<Version, readonly string[]>> = {
  v1: mappedSchemasV1["check-in"].required as string[],
  v2: mappedSchemasV2.log.required as string[],
};

/**
 * The kind that a payload of a version shows by its members, or `request` for an HTTP request to that
 * version; undefined where it could be anything. A failure is an envelope.
 *
 * @param isStrict - Whether one telling member of a habit is not enough: a title, a name and a frequency
 * are everyone's words. What somebody points at as a payload need not be looked at so.
 */
export function recognise(
  payload: unknown,
  version: Version,
  isStrict: boolean,
): Kind | "request" | undefined {
  if (!isJsonObject(payload)) return undefined;
  const has = (name: string) => memberOf(payload, name) !== undefined;
  if (isRequestOf(payload, version)) return "request";
  if (isEnvelopeOf(payload, version)) return "envelope";
  if (logNames[version].every(has)) return "log";
  if (habitNames[version].filter(has).length > 1) return "habit";
  if (isStrict || !createdNames[version].every(has)) return undefined;
  // Everything has a name; a habit that was converted has no more than that.
  const known = knownHabitNames(version);
  const isBare = version === "v1" || Object.keys(payload).every((name) => known.includes(name));
  return isBare ? "habit" : undefined;
}

function knownHabitNames(version: Version): readonly string[] {
  return [...sharedNames, ...habitNames[version]];
}

/** Whether a payload has a member that one of a kind has in a version, or none at all. */
export function mayBe(payload: unknown, kind: Kind, version: Version): boolean {
  if (!isJsonObject(payload)) return true;
  const names = Object.keys(payload);
  const known = kind === "habit" ? knownHabitNames(version) : envelopeNamesOf(version);
  return kind === "log" || names.length === 0 || names.some((name) => known.includes(name));
}

function isRequestOf({ method, url }: JsonObject, version: Version): boolean {
  if (typeof method !== "string" || typeof url !== "string") return false;
  return findCall(method, url, version) !== "other-version";
}

const { data, error, meta, pagination, success } = envelope;
const envelopeNames: readonly string[] = [data, error.member, meta, pagination];

function envelopeNamesOf(version: Version): readonly string[] {
  return version === "v1" ? [success.member, data, error.member] : envelopeNames;
}

function isEnvelopeOf(payload: JsonObject, version: Version): boolean {
  if (version === "v1") return typeof memberOf(payload, success.member) === "boolean";
  const names = Object.keys(payload);
  if (!names.every((name) => envelopeNames.includes(name))) return false;
  return names.includes(data) || isJsonObject(memberOf(payload, error.member));
}
