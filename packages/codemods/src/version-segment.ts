import { prefixes } from "@habitshift/schemas";

/** The part of a prefix that names the version. */
export function versionSegment(prefix: string): string {
  return prefix.split("/").at(-1) ?? "";
}

/** The version in the paths of v1 and of v2. */
export const SEGMENTS = {
  v1: versionSegment(prefixes.v1[0]),
  v2: versionSegment(prefixes.v2[0]),
} as const;

/** What stands before the version in a path. */
export const BEFORE_VERSION = prefixes.v1[0].slice(0, -SEGMENTS.v1.length);
