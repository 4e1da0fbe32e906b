import { type ApiVersion, type Endpoint, prefixedEndpoints, prefixes } from "@habitshift/schemas";
import { decodePart, splitUrl } from "./url.ts";

/** A request of one version, resolved to its endpoint. */
export interface Call {
  readonly endpoint: Endpoint;
  /** What stands in front of the prefix: scheme, host and folders, as written. */
  readonly base: string;
  /** True where the path starts with the prefix, without a slash. */
  readonly isBare: boolean;
  /** The parameters of the path, as written. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: string;
  readonly fragment: string;
}

/** Why a request is no call of a version: of the version at all, of a path that it has, of its methods. */
export type NoCall = "other-version" | "unknown-path" | "unknown-method";

interface Template {
  readonly endpoint: Endpoint;
  readonly segments: readonly string[];
}

/** The templates of a version by how many segments they have. */
const templates: Readonly<Record<ApiVersion, ReadonlyMap<number, readonly Template[]>>> = {
  v1: templatesOf("v1"),
  v2: templatesOf("v2"),
};

/** Literal paths stand before those with a parameter, so that the first that fits is the one. */
function templatesOf(version: ApiVersion): ReadonlyMap<number, readonly Template[]> {
  const own = prefixedEndpoints.filter((endpoint) => endpoint.version === version);
  const all = own.map((endpoint) => ({ endpoint, segments: segmentsOf(endpoint.path) }));
  const lengths = new Set(all.map(({ segments }) => segments.length));
  return new Map(
    Array.from(lengths, (length) => [
      length,
      all.filter(({ segments }) => segments.length === length),
    ]),
  );
}

/** The endpoint of a version that a request calls (section 4), or why it calls none. */
export function findCall(method: string, url: string, version: ApiVersion): Call | NoCall {
  const { origin, path, query, fragment } = splitUrl(url);
  for (const prefix of prefixes[version]) {
    const start = findPrefix(path, prefix);
    if (start === undefined) continue;
    const segments = segmentsOf(path.slice(start.end));
    const found = findTemplate(method.toUpperCase(), segments, version);
    if (typeof found === "string") return found;
    return {
      endpoint: found.endpoint,
      base: origin + path.slice(0, start.at),
      isBare: path.slice(start.at, start.end) !== prefix,
      parameters: parametersOf(found, segments),
      query,
      fragment,
    };
  }
  return "other-version";
}

function findTemplate(
  method: string,
  segments: readonly string[],
  version: ApiVersion,
): Template | NoCall {
  let isPath = false;
  for (const template of templates[version].get(segments.length) ?? []) {
    if (!fits(template, segments)) continue;
    if (template.endpoint.method === method) return template;
    isPath = true;
  }
  return isPath ? "unknown-method" : "unknown-path";
}

/** Where a prefix stands in a path, whole segments of it; the slash in front may be missing at the start. */
function findPrefix(path: string, prefix: string): { at: number; end: number } | undefined {
  const bare = prefix.slice(1);
  if (path === bare || path.startsWith(`${bare}/`)) return { at: 0, end: bare.length };
  for (let at = path.indexOf(prefix); at !== -1; at = path.indexOf(prefix, at + 1)) {
    const end = at + prefix.length;
    if (end === path.length || path[end] === "/") return { at, end };
  }
  return undefined;
}

/** The segments of a path; a slash at the end is none. */
function segmentsOf(path: string): string[] {
  const start = path.startsWith("/") ? 1 : 0;
  const end = path.length > start && path.endsWith("/") ? path.length - 1 : path.length;
  return path.slice(start, end).split("/");
}

/** Of as many segments as the template. */
function fits(template: Template, segments: readonly string[]): boolean {
  return template.segments.every((own, index) => {
    const segment = segments[index] ?? "";
    if (isParameter(own)) return segment !== "";
    return segment === own || (segment.includes("%") && decodePart(segment) === own);
  });
}

function parametersOf(template: Template, segments: readonly string[]): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [index, own] of template.segments.entries()) {
    if (isParameter(own)) parameters[own.slice(1, -1)] = segments[index] ?? "";
  }
  return parameters;
}

function isParameter(segment: string): boolean {
  return segment.startsWith("{");
}
