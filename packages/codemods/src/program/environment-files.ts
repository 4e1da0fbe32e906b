import { posix } from "node:path";
import { prefixes } from "@habitshift/schemas";
import { isCodeFile } from "../discover/is-code-file.ts";

/** A variable that a file of the environment gives a base of the service. */
export interface BaseVariable {
  readonly name: string;
  /** What stands before the path: an address, empty where nothing does, or null where another variable is named there. */
  readonly origin: string | null;
  /** Where its path stands in the file: `/api/v1`, with a slash behind it where one is there. */
  readonly start: number;
  readonly end: number;
}

/** What a file of the environment says of bases. */
export interface Bases {
  readonly variables: readonly BaseVariable[];
  /** Variables whose values name a prefix of the service in a way that is not understood. */
  readonly unclear: readonly string[];
}

/** Whether the name of a file says that it sets variables of the environment: `.env`, `.env.example`. */
export function isEnvironmentFile(name: string): boolean {
  return /^\.env(?:\.[\w.-]+)?$/.test(name) && !name.endsWith(".json") && !isCodeFile(name);
}

/** Whether a path is that of a file which sets variables of the environment. */
export function isEnvironmentPath(path: string): boolean {
  return isEnvironmentFile(posix.basename(path));
}

/** `[export ]NAME=value`, with or without quotation marks. */
const ASSIGNMENT =
  /^([^\S\n]*(?:export[^\S\n]+)?([A-Za-z_]\w*)[^\S\n]*=[^\S\n]*(["'`]?))(.*?)\3[^\S\n]*(?:#.*)?\r?$/gm;
/** A value that goes on behind its line, in which lines are no assignments. */
const LONG_VALUE =
  /^[^\S\n#]*(?:export[^\S\n]+)?[A-Za-z_]\w*[^\S\n]*=[^\S\n]*(["'`])(?:(?!\1)[^\n])*\n(?:(?!\1)[\s\S])*\1/gm;

const PATHS: readonly string[] = [...prefixes.v1, ...prefixes.v2].filter(
  (prefix) => prefix.split("/").length > 2,
);
const NAMED = `(?:${PATHS.join("|")})`;
const BASE = new RegExp(
  `^(https?://[^/?#@\\s\\\\]+|\\$\\w+|\\$\\{\\w+\\})?((?:/[\\w.~-]+)*?${NAMED}/?)$`,
  "i",
);
const NAMES_PREFIX = new RegExp(`${NAMED}(?![\\w-])`);

/** Reads what a file of the environment says of bases of the service. */
export function basesIn(text: string): Bases {
  const variables: BaseVariable[] = [];
  const unclear: string[] = [];
  const lines = text.replace(LONG_VALUE, (value) => value.replace(/[^\n]/g, " "));
  for (const assignment of lines.matchAll(ASSIGNMENT)) {
    const [, before = "", name = "", , value = ""] = assignment;
    const [whole, origin = "", path = ""] = BASE.exec(value) ?? [];
    const start = assignment.index + before.length + origin.length;
    if (whole === undefined) {
      if (NAMES_PREFIX.test(value)) unclear.push(name);
      continue;
    }
    variables.push({
      name,
      origin: origin.startsWith("$") ? null : origin,
      start,
      end: start + path.length,
    });
  }
  return { variables, unclear };
}

/** Whether code reads the variables of a file of the environment, by the folder of that: it stands there or below. */
export function isBelow(path: string, folder: string): boolean {
  return folder === "." || path.startsWith(`${folder}/`);
}
