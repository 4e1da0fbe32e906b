import { schemasV1, schemasV2, shapeMappings } from "@habitshift/schemas";
import { isJsonObject, type JsonObject, memberOf } from "./json.ts";
import type { RecordShape, Version } from "./model.ts";

/** What a record of one version must have to be taken for one: all members of a list, and some of another. */
interface Marks {
  readonly shape: RecordShape;
  readonly all: readonly string[];
  readonly some?: readonly string[];
}

const { habit, log } = shapeMappings;
const checkIn = shapeMappings["check-in"];

/** What every habit has that is created. */
const created = schemasV2["habit-create"].required as string[];
const createdV1 = habit.fields.filter(
  (field) => field.op === "move" && created.includes(String(field.to[0])),
);
const headsV2 = habit.fields.flatMap((field) => (field.op === "move" ? [String(field.to[0])] : []));

/** In the order to look for them: who has the marks of two is the first. */
const marks: Readonly<Record<Version, readonly Marks[]>> = {
  v1: [
    { shape: "habit", all: createdV1.map(({ from }) => from) },
    { shape: "check-in", all: schemasV1["check-in"].required as string[] },
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
