import { isJsonObject, type JsonObject } from "./route.ts";

function unknownMembers(value: JsonObject, known: readonly string[], of: string) {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => `unknown ${of} field ${name}`);
}

function occurrenceFaults(occurrence: unknown): readonly string[] {
  if (!isJsonObject(occurrence) || typeof occurrence.type !== "string" || occurrence.type === "") {
    return ["occurrence.type must be a text"];
  }
  return unknownMembers(occurrence, ["type"], "occurrence");
}

function goalFaults(goal: unknown): readonly string[] {
  if (!isJsonObject(goal)) {
    return ["a goal must be an object"];
  }
  const { value, unit, periodicity } = goal;
  return [
    ...unknownMembers(goal, ["periodicity", "value", "unit"], "goal"),
    ...(typeof value === "number" && Number.isFinite(value) ? [] : ["a goal needs a value"]),
    ...(unit === undefined || (typeof unit === "string" && unit !== "")
      ? []
      : ["goals[].unit must be a text"]),
    ...(unit === "times" ? ["`times` is no unit of v2"] : []),
    ...(periodicity === undefined || (typeof periodicity === "string" && periodicity !== "")
      ? []
      : ["goals[].periodicity must be a text"]),
  ];
}

function goalsFaults(goals: unknown): readonly string[] {
  return Array.isArray(goals) ? goals.flatMap(goalFaults) : ["goals must be an array"];
}

/** What is wrong with a habit sent to v2; stricter than the service, which only warns of unknown members. */
export function habitBodyFaults(body: unknown): readonly string[] {
  if (!isJsonObject(body)) {
    return ["a habit must be an object"];
  }
  const { name, occurrence, goals } = body;
  return [
    ...unknownMembers(body, ["id", "name", "occurrence", "goals"], "habit"),
    ...("name" in body && (typeof name !== "string" || name === "") ? ["name must be a text"] : []),
    ...("occurrence" in body ? occurrenceFaults(occurrence) : []),
    ...("goals" in body ? goalsFaults(goals) : []),
  ];
}
