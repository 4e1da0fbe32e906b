import { type Endpoint, endpoints, isFeatureName, tiedFeatureOf } from "@habitshift/schemas";
import { featureBreakage, isPaged, movedBreakage, pagedBreakage } from "./address-breakages.ts";
import type { Asked } from "./asked.ts";
import { report } from "./findings.ts";
import { clipped } from "./place.ts";
import type { Target } from "./read-target.ts";
import { bareRoutes, type Lookup, routesV1, routesV2 } from "./route-table.ts";
import { successorOf } from "./successors.ts";
import { nearestPath, writtenCall } from "./written-call.ts";

/** What the rest of a request is judged by. */
export interface Route {
  /** The operation of v2 that it calls, or should call; undefined where nobody knows. */
  readonly endpoint: Endpoint | undefined;
  /** The operation of v1 that it called. */
  readonly source: Endpoint | undefined;
  /** Whether nothing but what changed stands against a conversion. */
  readonly isConvertible: boolean;
}

const nowhere: Route = { endpoint: undefined, source: undefined, isConvertible: false };

/** Judges method and path together: what there is of one depends on the other. */
export function judgeAddress(asked: Asked): Route {
  const { method, target, sites, findings } = asked;
  const { malformed } = target;
  if (malformed !== undefined) {
    const message = `\`${clipped(malformed)}\` is no percent-encoded text`;
    const fix = "encode each segment of the path; a percent sign itself is `%25`";
    report(findings, { change: "v2-invalid", severity: "error", ...sites.path(), message, fix });
  }
  if (method === "HEAD") return judgeVersion({ ...asked, method: "GET" });
  return judgeVersion(asked);
}

function judgeVersion(asked: Asked): Route {
  const { method, target, sites } = asked;
  if (target.version === "v1") return judgeV1(asked);
  if (target.version === "v2" || sites.isRelative)
    return judgeV2(asked, routesV2(method, target.segments));
  return judgeBare(asked);
}

function judgeV1(asked: Asked): Route {
  const { method, target, sites, findings } = asked;
  const { endpoint, offered } = routesV1(method, target.segments);
  const told = endpoint ?? offered[0];
  if (told === undefined || isFeatureCall(told, target)) return judgeUnknown(asked, routesV1);
  report(findings, movedBreakage(told, asked));
  if (endpoint === undefined) refuseMethod(asked, offered);
  else if (isPaged(endpoint)) report(findings, pagedBreakage(sites));
  return endpoint === undefined ? nowhere : routeOf(endpoint, true);
}

function judgeV2(asked: Asked, { endpoint, offered }: Lookup): Route {
  const { target, findings } = asked;
  const told = endpoint ?? offered[0];
  if (told === undefined || isFeatureCall(told, target)) return judgeUnknown(asked, routesV2);
  const isGone = (endpoint ?? offered.find((own) => own.version === "v2") ?? told).version === "v1";
  if (isGone) report(findings, movedBreakage(told, asked));
  if (endpoint !== undefined) return routeOf(endpoint, false);
  const meant = isGone ? undefined : meantBy(asked, offered);
  if (!isGone) refuseMethod(asked, offered, meant);
  return { ...nowhere, endpoint: meant };
}

/** The operation that a method meant which v1 had on the same path, as v1 had `PATCH` for `PUT`. */
function meantBy({ method, target }: Asked, offered: readonly Endpoint[]): Endpoint | undefined {
  const { endpoint } = routesV1(method, target.segments);
  const meant = endpoint && successorOf(endpoint);
  return meant && offered.find(({ id }) => id === meant.id);
}

/** A path without a prefix: that of a login, one whose prefix was forgotten, or none of the service. */
function judgeBare(asked: Asked): Route {
  const { method, target, sites, findings } = asked;
  const { endpoint, offered } = bareRoutes(method, target.segments);
  if (endpoint !== undefined) return routeOf(endpoint, false);
  if (offered.length > 0) {
    const anyMethod = offered.find((own) => own.anyMethod);
    if (anyMethod === undefined) refuseMethod(asked, offered);
    return { ...nowhere, endpoint: anyMethod };
  }
  const segments = withoutPrefix(target.segments);
  const found = routesV2(method, segments);
  if (found.endpoint?.version === "v2") {
    const message = `\`${clipped(target.path)}\` has no prefix of v2`;
    const fix = `call \`${writtenCall(found.endpoint, segments)}\``;
    report(findings, { change: "v2-invalid", severity: "error", ...sites.path(), message, fix });
    return routeOf(found.endpoint, false);
  }
  if (found.endpoint === undefined && found.offered.length === 0)
    return judgeUnknown(asked, routesV2);
  return judgeV2({ ...asked, target: { ...target, segments } }, found);
}

/** The segments after those that look like the prefix of a version. */
function withoutPrefix(segments: readonly string[]): readonly string[] {
  const start = segments.findIndex((segment) => !/^(api|v\d+)$/i.test(segment));
  return start === -1 ? [] : segments.slice(start);
}

/** A path that a version does not have. */
function judgeUnknown(asked: Asked, routes: typeof routesV1): Route {
  const { method, target, sites, findings } = asked;
  const feature = target.version && tiedFeatureOf(target.path.slice(0, 10 * longestName));
  const own = target.prefix + target.path;
  const bare = sites.isRelative ? undefined : bareRoutes(method, target.segments).endpoint;
  const fix = bare
    ? `call \`${writtenCall(bare, target.segments)}\`, which has no prefix`
    : nearestPath(method, target, sites);
  if (feature) report(findings, featureBreakage(feature, asked));
  else if (routes === routesV1) {
    const message = `\`${method} ${clipped(own)}\` is a v1 call without a successor; v1 answers 410 Gone`;
    report(findings, { change: "v1-sunset", severity: "error", ...sites.path(), message, fix });
  } else if (target.malformed === undefined) {
    const message = `\`${clipped(own)}\` is no path of v2`;
    report(findings, { change: "v2-invalid", severity: "error", ...sites.path(), message, fix });
  }
  return { ...nowhere, endpoint: bare };
}

/** Whether a call names a feature where an operation has an id: `/habits/export` fetches no habit. */
function isFeatureCall(endpoint: Endpoint, { segments }: Target): boolean {
  const own = parameters.get(endpoint);
  return own?.some((index) => isShortName(segments[index] ?? "")) === true;
}

/** No feature has a name that is long or has a digit, which is quick to see. */
function isShortName(segment: string): boolean {
  return segment.length <= longestName && !/\d/.test(segment) && isFeatureName(segment);
}

const longestName = 100;

/** Where the paths that have parameters have them. */
const parameters: ReadonlyMap<Endpoint, readonly number[]> = new Map(
  endpoints
    .filter(({ path }) => path.includes("{"))
    .map((endpoint) => [endpoint, positionsOf(endpoint.path.slice(1).split("/"))]),
);

function positionsOf(names: readonly string[]): readonly number[] {
  return [...names.keys()].filter((index) => names[index]?.startsWith("{"));
}

function refuseMethod(
  { method, target, sites, findings }: Asked,
  offered: readonly Endpoint[],
  meant?: Endpoint,
): void {
  const version = offered.some((own) => own.version === "v2") ? "v2" : "v1";
  const own = offered.filter((endpoint) => endpoint.version === version);
  const names = [...new Set(own.map((endpoint) => endpoint.method))];
  const list = names.map((name) => `\`${name}\``).join(", ");
  report(findings, {
    change: "v2-invalid",
    severity: "error",
    ...sites.method(),
    message: `\`${clipped(target.prefix + target.path)}\` has no \`${clipped(method)}\`, only ${list}`,
    fix: `use ${meant ? `\`${meant.method}\`` : list.replace(/, (?=[^,]*$)/, " or ")}`,
  });
}

function routeOf(endpoint: Endpoint, isConvertible: boolean): Route {
  if (endpoint.version === "v2") return { endpoint, source: undefined, isConvertible };
  return { endpoint: undefined, source: endpoint, isConvertible };
}
