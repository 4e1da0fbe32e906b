import { posix } from "node:path";
import { prefixes } from "@habitshift/schemas";

/** A variable that a file of the environment gives a base of the service; offsets are into the file. */
export interface BaseVariable {
  readonly name: string;
  /** Whether it holds an address, of which only the path matters, or just that path. */
  readonly isAddress: boolean;
  /** Where its path stands: `/api/v1`, with a slash behind it where one is there. */
  readonly start: number;
  readonly end: number;
}

/** Whether the name of a file says that it sets variables of the environment: `.env`, `.env.example`. */
export function isEnvironmentFile(name: string): boolean {
  return /^\.env(?:\.[\w.-]+)?$/.test(name);
}

/** Whether a path is that of a file which sets variables of the environment. */
export function isEnvironmentPath(path: string): boolean {
  return isEnvironmentFile(posix.basename(path));
}

/** `[export ]NAME=value`, with or without quotation marks; more than an address is none. */
const ASSIGNMENT =
  /^([^\S\n]*(?:export[^\S\n]+)?([A-Za-z_]\w*)[^\S\n]*=[^\S\n]*(["']?))([^"'\s#\\]+)\3[^\S\n]*(?:#.*)?\r?$/gm;

const PATHS: readonly string[] = [...prefixes.v1, ...prefixes.v2].filter(
  (prefix) => prefix.split("/").length > 2,
);
const BASE = new RegExp(`^(https?://[^/?#]+)?((?:/[\\w.~-]+)*?(?:${PATHS.join("|")})/?)$`);

/** The variables of a file of the environment whose value ends in a prefix of the service. */
export function baseVariables(text: string): readonly BaseVariable[] {
  return [...text.matchAll(ASSIGNMENT)].flatMap((assignment) => {
    const [, before = "", name = "", , value = ""] = assignment;
    const [, origin = "", path = ""] = BASE.exec(value) ?? [];
    if (path === "") return [];
    const start = assignment.index + before.length + origin.length;
    return [{ name, isAddress: origin !== "", start, end: start + path.length }];
  });
}

/** Whether code reads the variables of a file of the environment, by the folder of that: it stands there or below. */
export function isBelow(path: string, folder: string): boolean {
  return folder === "." || path.startsWith(`${folder}/`);
}
