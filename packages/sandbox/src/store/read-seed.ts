import { isDate, isDateTime } from "@habitshift/schemas";
import { judgePayload } from "@habitshift/validator";
import { isPlan, planNames } from "./plan.ts";
import type { Seed } from "./seed.ts";

type Members = Readonly<Record<string, unknown>>;

const lists = ["keys", "users", "areas", "habits", "logs", "notes", "templates"] as const;

/**
 * Reads what a seed file says.
 *
 * @returns All that is wrong with it, where something is.
 */
export function readSeed(value: unknown): Seed | { readonly faults: readonly string[] } {
  if (!isObject(value)) return { faults: ["a seed is an object"] };
  const faults = [...unknownFaults(value), ...planFaults(value), ...lists.flatMap(faultsIn(value))];
  return faults.length > 0 ? { faults } : (value as Seed);
}

function unknownFaults(value: Members): readonly string[] {
  const known: readonly string[] = ["plan", ...lists];
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => `${name} is not known; there are ${known.join(", ")}`);
}

function planFaults({ plan }: Members): readonly string[] {
  return plan === undefined || isPlan(plan) ? [] : [`plan must be one of ${planNames.join(", ")}`];
}

function faultsIn(value: Members): (name: (typeof lists)[number]) => readonly string[] {
  return (name) => {
    const list = value[name] ?? [];
    if (!Array.isArray(list)) return [`${name} must be a list`];
    return list.flatMap((own: unknown, index) => {
      const place = `${name}[${index}]`;
      if (!isObject(own)) return [`${place} must be an object`];
      return checks[name](own).map((fault) => `${place}: ${fault}`);
    });
  };
}

const none = (): readonly string[] => [];

const checks: Readonly<Record<(typeof lists)[number], (own: Members) => readonly string[]>> = {
  keys: ({ key, version, expires, scopes }) => [
    ...(typeof key === "string" && key !== "" ? [] : ["key must be a text"]),
    ...(["v1", "v2", "any", undefined].includes(version as string | undefined)
      ? []
      : ["version must be v1, v2 or any"]),
    ...(scopes === undefined || (Array.isArray(scopes) && scopes.every(isText))
      ? []
      : ["scopes must be a list of texts"]),
    ...(expires === undefined || expires === null || isMoment(expires)
      ? []
      : ["expires must be a date, a date-time or null"]),
  ],
  users: ({ email, password }) =>
    isText(email) && isText(password) ? [] : ["email and password must be texts"],
  areas: none,
  habits: (own) => faultsBy("habit-create", own),
  logs: (own) => (own.skipped === true ? [] : faultsBy("log", withoutHabit(own))),
  notes: ({ habitId }) => (isText(habitId) ? [] : ["habitId must be a text"]),
  templates: (own) => faultsBy("template", own),
};

function withoutHabit({ habitId: _, ...log }: Members): Members {
  return log;
}

function faultsBy(schema: string, own: Members): readonly string[] {
  const verdict = judgePayload(schema, own);
  if ("faults" in verdict) return verdict.faults.map(({ message }) => message);
  return verdict.breakages
    .filter(({ severity }) => severity === "error")
    .map(({ message }) => message);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isMoment(value: unknown): boolean {
  return typeof value === "string" && (isDate(value) || isDateTime(value));
}

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
