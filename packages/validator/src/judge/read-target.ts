import { type ApiVersion, prefixes } from "@habitshift/schemas";

/** Where a request goes, taken apart; nothing is decoded but the segments. */
export interface Target {
  /** The version of the prefix; undefined where there is none. */
  readonly version: ApiVersion | undefined;
  /** The prefix, as the API writes it, or nothing. */
  readonly prefix: string;
  /** The path below the prefix, as it was written, or the whole path. */
  readonly path: string;
  /** The segments of that path, decoded; a slash at the end is none. */
  readonly segments: readonly string[];
  /** A segment whose percent signs make no sense. */
  readonly malformed: string | undefined;
  /** Without the `?`. */
  readonly query: string;
}

/** Takes a URL apart, absolute or not; every text is one. */
export function readTarget(url: string): Target {
  const hash = url.indexOf("#");
  const bare = hash === -1 ? url : url.slice(0, hash);
  const mark = bare.indexOf("?");
  const query = mark === -1 ? "" : bare.slice(mark + 1);
  const end = mark === -1 ? bare.length : mark;
  return targetOf(pathOf(bare.slice(0, end)), query);
}

/** Takes the path of an operation in a batch apart, which has no prefix. */
export function readRelative(url: string): Target {
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? "" : url.slice(mark + 1);
  return targetBelow(undefined, "", path, query);
}

const scheme = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/** A variable of a collection of requests that stands for scheme and host. */
const variable = /^(?:\{\{[^{}]*\}\}|\$\{[^{}]*\})(?=\/|$)/;

/** The path of a URL without query and fragment: what follows scheme and host. */
function pathOf(url: string): string {
  const first = url.charCodeAt(0);
  if (first === slash && url.charCodeAt(1) !== slash) return url;
  const base = first === brace || first === dollar ? variable.exec(url)?.[0].length : undefined;
  if (base !== undefined) return url.slice(base) || "/";
  const start = scheme.exec(url)?.[0].length;
  if (start === undefined) return url.startsWith("/") ? url : `/${url}`;
  const path = url.indexOf("/", start);
  return path === -1 ? "/" : url.slice(path);
}

const [slash, brace, dollar] = [47, 123, 36];

function targetOf(path: string, query: string): Target {
  const plain = path.includes("/.") || path.includes("%2") ? withoutDots(path) : path;
  for (const { version, prefix } of starts) {
    const below = belowPrefix(plain, prefix);
    if (below !== undefined) return targetBelow(version, prefix, below, query);
  }
  return targetBelow(undefined, "", plain, query);
}

/** The longer prefix first: it may end in the shorter one. */
const starts = (["v1", "v2"] as const)
  .flatMap((version) => prefixes[version].map((prefix) => ({ version, prefix })))
  .toSorted((one, other) => other.prefix.length - one.prefix.length);

/** The path below a prefix, which may stand below folders of the host; undefined where it is not there. */
function belowPrefix(path: string, prefix: string): string | undefined {
  for (let at = path.indexOf(prefix); at !== -1; at = path.indexOf(prefix, at + 1)) {
    const end = at + prefix.length;
    if (end === path.length || path.charCodeAt(end) === slash) return path.slice(end);
  }
  return undefined;
}

/** A path as clients send it: `.` and `..` are folders to them, also percent-encoded. */
function withoutDots(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split("/")) {
    const plain = segment.replaceAll(/%2e/gi, ".");
    if (plain === "..") {
      if (kept.length > 1) kept.pop();
    } else if (plain !== ".") kept.push(segment);
  }
  return kept.join("/");
}

function targetBelow(
  version: ApiVersion | undefined,
  prefix: string,
  path: string,
  query: string,
): Target {
  const last = path.length > 1 && path.endsWith("/") ? path.length - 1 : path.length;
  const written = path.slice(1, last).split("/");
  if (!path.includes("%"))
    return { version, prefix, path, segments: written, malformed: undefined, query };
  const segments = written.map((segment) => decoded(segment) ?? segment);
  const malformed = written.find((segment) => decoded(segment) === undefined);
  return { version, prefix, path, segments, malformed, query };
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
