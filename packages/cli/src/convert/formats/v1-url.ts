import { prefixes } from "@habitshift/schemas";

/** A URL that has the prefix of v1 in its path, taken apart there. */
interface SplitUrl {
  readonly before: string;
  /** As it is written, with or without a slash in front. */
  readonly prefix: string;
  /** The rest of the path, with the query and the fragment. */
  readonly after: string;
}

const start = /^((?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*)?([^?#]*)/i;
const bare = prefixes.v1.map((prefix) => prefix.slice(1)).join("|");
const prefixInPath = new RegExp(`(?:^|/)(?:${bare})(?=/|$)`);

/** Takes a URL apart at the prefix of v1; undefined where its path has none. */
export function splitAtPrefix(url: string): SplitUrl | undefined {
  const [whole = "", origin = "", path = ""] = start.exec(url) ?? [];
  const found = prefixInPath.exec(path);
  if (found === null) return undefined;
  const [prefix] = found;
  const before = origin + path.slice(0, found.index);
  const after = path.slice(found.index + prefix.length) + url.slice(whole.length);
  return { before, prefix, after };
}

/** A URL with the prefix of v2 in place of that of v1. */
export function withPrefixOfV2(url: string): string {
  const split = splitAtPrefix(url);
  if (split === undefined) return url;
  const [prefix] = prefixes.v2;
  const own = split.prefix.startsWith("/") ? prefix : prefix.slice(1);
  return split.before + own + split.after;
}

/** A part of a URL, decoded; as it is where its percent signs make no sense. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Scheme and host of a URL, or whatever stands in front of its path. */
export function originOf(url: string): string {
  if (url.includes("://") && URL.canParse(url)) return new URL(url).origin;
  const [origin = ""] = /^(?:[^/?#]*:\/\/)?[^/?#]*/.exec(url) ?? [];
  return origin;
}
