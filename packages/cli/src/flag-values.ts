import { UsageError } from "./usage-error.ts";

/** The values of flags as they were given. */
export type Values = Readonly<Record<string, unknown>>;

/** The words of a command that are not flags; those behind `--` stand apart. */
export function readWords(values: Values, name: string): string[] {
  const [, ...behind] = values._ as readonly string[];
  return [...((values[name] ?? []) as readonly string[]), ...behind].map(String);
}

/**
 * The paths of a command.
 *
 * @throws UsageError - for an empty one: a variable of a script that holds nothing must not mean the whole folder.
 */
export function readPaths(values: Values): string[] {
  const paths = readWords(values, "paths");
  if (!paths.includes("")) return paths;
  throw new UsageError("a path is empty; leave it out, or write . for this folder");
}

export function refuseWords(values: Values): void {
  const [, word] = values._ as readonly string[];
  if (word !== undefined) throw new UsageError(`unknown argument ${word}`);
}

/** The value of a flag that may be given once; null where it is not given. */
export function single(values: Values, name: string): string | null {
  const value = values[name];
  if (value === undefined) return null;
  if (Array.isArray(value)) throw new UsageError(`--${name} is given more than once`);
  if (value === "") throw new UsageError(`--${name} needs a value`);
  return String(value);
}

/** A flag that takes ids with commas between and may be given again. */
export function readList(values: Values, name: string): string[] {
  const value = values[name];
  if (value === undefined) return [];
  const ids = [value].flat().flatMap((part) => String(part).split(","));
  const trimmed = ids.map((id) => id.trim()).filter((id) => id !== "");
  if (trimmed.length === 0) throw new UsageError(`--${name} needs the id of a change or group`);
  return [...new Set(trimmed)];
}

export function readServiceUrl(values: Values): string | null {
  const url = single(values, "service-url");
  if (url === null || (/^https?:\/\//i.test(url) && URL.canParse(url))) return url;
  throw new UsageError(
    `--service-url must be an address such as https://habits.example, not ${url}`,
  );
}

export function readDate(values: Values, name: string): string | null {
  const date = single(values, name);
  if (date === null || isDate(date)) return date;
  throw new UsageError(`--${name} must be a day such as 2025-02-15, not ${date}`);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export function readDays(values: Values, name: string): number | null {
  const days = single(values, name);
  if (days === null) return null;
  if (/^\d{1,6}$/.test(days)) return Number(days);
  throw new UsageError(`--${name} must be a number of days from 0 on, not ${days}`);
}
