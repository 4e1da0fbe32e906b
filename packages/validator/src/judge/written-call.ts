import { type Endpoint, endpoints, prefixes } from "@habitshift/schemas";
import { lettersBetween } from "./nearest-name.ts";
import { clipped } from "./place.ts";
import type { Target } from "./read-target.ts";
import type { Sites } from "./sites.ts";

/** An operation as one calls it, such as `POST /api/v2/habits/h1/logs`; its parameters are those of a call. */
export function writtenCall(
  endpoint: Endpoint,
  segments: readonly string[],
  isRelative = false,
): string {
  const own = endpoint.path.slice(1).split("/");
  const path = own.map((name, index) => (name.startsWith("{") ? encoded(segments[index]) : name));
  return `${endpoint.method} ${prefixOf(endpoint, isRelative)}/${path.join("/")}`;
}

function prefixOf({ bare, version }: Endpoint, isRelative: boolean): string {
  return bare === true || isRelative ? "" : prefixes[version][0];
}

function encoded(segment = ""): string {
  return segment.startsWith("{") ? clipped(segment) : clipped(safelyEncoded(segment));
}

/** A half of a character, which no URL can say, is left as it is. */
function safelyEncoded(segment: string): string {
  try {
    return encodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const ofV2 = endpoints
  .filter(({ version }) => version === "v2")
  .map((endpoint) => ({ endpoint, names: endpoint.path.slice(1).split("/") }));

/** What to call instead of a path that there is not: the nearest one, where one is near. */
export function nearestPath(method: string, target: Target, { isRelative }: Sites): string {
  const near = ofV2
    // A batch calls nothing that stands without a prefix.
    .filter(({ endpoint }) => !isRelative || endpoint.bare !== true)
    .map(({ endpoint, names }) => ({ endpoint, distance: distanceOf(names, target.segments) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .toSorted((one, other) => one.distance - other.distance);
  const best = near.find(({ endpoint }) => endpoint.method === method) ?? near[0];
  if (best)
    return `call \`${writtenCall(best.endpoint, target.segments, isRelative)}\`, if that is meant`;
  return isRelative || target.version !== undefined
    ? "find the operation of v2 that does what this call did"
    : `call a path below \`${prefixes.v2[0]}\``;
}

function distanceOf(names: readonly string[], segments: readonly string[]): number {
  if (names.length !== segments.length) return Number.POSITIVE_INFINITY;
  return names.reduce((sum, name, index) => {
    const segment = segments[index] ?? "";
    if (name.startsWith("{")) return segment === "" ? Number.POSITIVE_INFINITY : sum;
    return sum + lettersBetween(name, segment);
  }, 0);
}
