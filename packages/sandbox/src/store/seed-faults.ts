import { isDate, isDateTime } from "@habitshift/schemas";
import { judgePayload } from "@habitshift/validator";

/** What a seed says of one thing. */
export type Members = Readonly<Record<string, unknown>>;

/** What is wrong, and where as a JSON Pointer from the place that was looked at. */
export interface SeedFault {
  readonly pointer: string;
  readonly message: string;
}

/** The lists of a seed. */
export const seedLists = [
  "keys",
  "users",
  "areas",
  "habits",
  "logs",
  "notes",
  "templates",
] as const;

type Check = (own: Members) => readonly SeedFault[];

/** What each list holds its items to. */
export const itemChecks: Readonly<Record<(typeof seedLists)[number], Check>> = {
  keys: ({ key, name, version, expires, scopes, limits }) => [
    ...demand(isText(key) && key !== "", "/key", "must be a text"),
    ...demand(name === undefined || isText(name), "/name", "must be a text"),
    ...demand(versions.has(version), "/version", "must be v1, v2 or any"),
    ...demand(scopes === undefined || isTexts(scopes), "/scopes", "must be a list of texts"),
    ...demand(
      expires === undefined || expires === null || isMoment(expires),
      "/expires",
      "must be a date, a date-time or null",
    ),
    ...limitFaults(limits),
  ],
  users: ({ email, password, idToken }) => [
    ...demand(isText(email) && email !== "", "/email", "must be a text"),
    ...demand(isText(password), "/password", "must be a text"),
    ...demand(idToken === undefined || isText(idToken), "/idToken", "must be a text"),
  ],
  areas: ({ name }) => demand(isText(name) && name !== "", "/name", "must be a text"),
  habits: ({ id: _, ...own }) => faultsBy("habit-create", own),
  logs: ({ id: _, habitId, ...log }) => [
    ...demand(isText(habitId), "/habitId", "must be the id of a habit"),
    ...(log.skipped === true
      ? demand(isText(log.targetDate) && isDate(log.targetDate), "/targetDate", "must be a date")
      : faultsBy("log", withoutSkipped(log))),
  ],
  notes: ({ habitId, text }) => [
    ...demand(isText(habitId), "/habitId", "must be the id of a habit"),
    ...demand(isText(text), "/text", "must be a text"),
  ],
  templates: (own) => faultsBy("template", own),
};

const versions = new Set<unknown>(["v1", "v2", "any", undefined]);

function withoutSkipped({ skipped: _, ...log }: Members): Members {
  return log;
}

function limitFaults(limits: unknown): readonly SeedFault[] {
  if (limits === undefined) return [];
  if (!isObject(limits)) return demand(false, "/limits", "must be an object");
  return Object.entries(limits).flatMap(([name, value]) => {
    const pointer = `/limits/${escaped(name)}`;
    if (name !== "perMinute" && name !== "perDay") {
      return demand(false, pointer, "is not known; there are perMinute, perDay");
    }
    const isCount = Number.isSafeInteger(value) && Number(value) > 0;
    return demand(isCount, pointer, "must be a whole number from 1 on");
  });
}

function faultsBy(schema: string, own: Members): readonly SeedFault[] {
  const verdict = judgePayload(schema, own);
  if ("faults" in verdict) {
    return verdict.faults.map(({ message }) => ({ pointer: "", message }));
  }
  return verdict.breakages
    .filter(({ severity }) => severity === "error")
    .map(({ pointer, message }) => ({ pointer, message }));
}

function demand(isMet: boolean, pointer: string, message: string): readonly SeedFault[] {
  return isMet ? [] : [{ pointer, message }];
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isMoment(value: unknown): boolean {
  return isText(value) && (isDate(value) || isDateTime(value));
}

export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A name as a step of a JSON Pointer. */
export function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
