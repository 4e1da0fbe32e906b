import type { AnyKind, Version } from "@habitshift/converter";
import type { Severity } from "@habitshift/schemas";
import type { Arguments, Format } from "./arguments.ts";
import { readWantedReports } from "./check/read-wanted-reports.ts";
import { readGatewaySettings } from "./gateway/read-gateway-settings.ts";
import type { CommandName } from "./options.ts";
import { readSandboxSettings } from "./sandbox/read-sandbox-settings.ts";
import { readServeSettings } from "./serve/read-serve-settings.ts";
import { UsageError } from "./usage-error.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * What the parsed values of a command line ask for.
 *
 * @param words - The command line itself, as the order of some flags matters.
 * @throws UsageError - where a value makes no sense.
 */
export function readArguments(
  command: CommandName,
  values: Values,
  words: readonly string[],
): Arguments {
  if (command === "check") return readCheckArguments(values, words);
  const format = (single(values, "format") ?? "text") as Format;
  switch (command) {
    case "migrate":
      refuseClashes(values);
      return {
        command,
        format,
        paths: readWords(values, "paths"),
        write: values.write === true,
        interactive: values.interactive === true,
        patch: single(values, "patch"),
        commit: values.commit === true,
        includeReview: single(values, "include") !== null,
        only: readList(values, "only"),
        skip: readList(values, "skip"),
        todo: values.todo === true,
        explain: values.explain === true,
        allowDirty: values["allow-dirty"] === true,
        serviceUrl: readServiceUrl(values),
        typecheck: values["no-typecheck"] !== true,
        config: values["no-config"] !== true,
      };
    case "convert":
      return {
        command,
        format,
        files: readWords(values, "files"),
        kind: single(values, "kind") as AnyKind,
        to: single(values, "to") as Version,
        ndjson: values.ndjson === true,
        inPlace: values["in-place"] === true,
        logs: single(values, "logs"),
        notes: single(values, "notes"),
        errors: single(values, "errors"),
        config: values["no-config"] !== true,
      };
    case "validate":
      return {
        command,
        format,
        files: readWords(values, "files"),
        failOn: single(values, "fail-on") as "warning" | "error",
        serviceUrl: readServiceUrl(values),
        config: values["no-config"] !== true,
      };
    case "serve":
      refuseWords(values);
      return { command, format, ...readServeSettings((name) => single(values, name), values) };
    case "sandbox":
      return {
        command,
        format,
        ...readSandboxSettings(
          (name) => single(values, name),
          readWords(values, "words"),
          values.yes === true,
        ),
      };
    case "gateway":
      refuseWords(values);
      return { command, format, ...readGatewaySettings((name) => single(values, name), values) };
    case "init":
      refuseWords(values);
      return { command, format, force: values.force === true };
    case "undo":
      refuseWords(values);
      return { command, format };
    case "changes":
      refuseWords(values);
      return { command, format, id: single(values, "id") };
  }
}

function readCheckArguments(values: Values, words: readonly string[]): Arguments {
  return {
    command: "check",
    reports: readWantedReports(words),
    paths: readWords(values, "paths"),
    asOf: readDate(values, "as-of"),
    failOn: (single(values, "fail-on") ?? "error") as Severity | "never",
    failWithinDays: readDays(values, "fail-within"),
  };
}

/** Flags of which each says that something else is to become of the edits, or of standard output. */
const clashes = [
  ["write", "patch", "--patch writes a patch instead of the files"],
  ["commit", "patch", "--patch writes a patch instead of the files"],
  ["interactive", "format", "its questions and a report for programs do not go together"],
  ["patch", "format", "a patch on standard output leaves no room for the report"],
] as const;

function refuseClashes(values: Values): void {
  const isGiven = (name: string) => {
    if (name === "format") return values.format === "json";
    return values[name] !== undefined && values[name] !== false;
  };
  for (const [one, other, because] of clashes) {
    if (!isGiven(one) || !isGiven(other)) continue;
    if (other === "format" && one === "patch" && values.patch !== "-") continue;
    const names = [one, other].map((name) => (name === "format" ? "--format json" : `--${name}`));
    throw new UsageError(`${names.join(" and ")} cannot both be given: ${because}`);
  }
}

/** The words of a command that are not flags; those behind `--` stand apart. */
function readWords(values: Values, name: string): string[] {
  const [, ...behind] = values._ as readonly string[];
  return [...((values[name] ?? []) as readonly string[]), ...behind].map(String);
}

function refuseWords(values: Values): void {
  const [, word] = values._ as readonly string[];
  if (word !== undefined) throw new UsageError(`unknown argument ${word}`);
}

/** The value of a flag that may be given once; null where it is not given. */
function single(values: Values, name: string): string | null {
  const value = values[name];
  if (value === undefined) return null;
  if (Array.isArray(value)) throw new UsageError(`--${name} is given more than once`);
  if (value === "") throw new UsageError(`--${name} needs a value`);
  return String(value);
}

/** A flag that takes ids with commas between and may be given again. */
function readList(values: Values, name: string): string[] {
  const value = values[name];
  if (value === undefined) return [];
  const ids = [value].flat().flatMap((part) => String(part).split(","));
  const trimmed = ids.map((id) => id.trim()).filter((id) => id !== "");
  if (trimmed.length === 0) throw new UsageError(`--${name} needs the id of a change or group`);
  return [...new Set(trimmed)];
}

function readServiceUrl(values: Values): string | null {
  const url = single(values, "service-url");
  if (url === null || (/^https?:\/\//i.test(url) && URL.canParse(url))) return url;
  throw new UsageError(
    `--service-url must be an address such as https://habits.example, not ${url}`,
  );
}

function readDate(values: Values, name: string): string | null {
  const date = single(values, name);
  if (date === null || isDate(date)) return date;
  throw new UsageError(`--${name} must be a day such as 2025-02-15, not ${date}`);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function readDays(values: Values, name: string): number | null {
  const days = single(values, name);
  if (days === null) return null;
  if (/^\d{1,6}$/.test(days)) return Number(days);
  throw new UsageError(`--${name} must be a number of days from 0 on, not ${days}`);
}
