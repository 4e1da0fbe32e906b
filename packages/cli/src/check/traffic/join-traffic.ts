import type { Finding } from "@habitshift/codemods";
import type { SeenCalls, TrafficUse } from "../checked.ts";
import { laterOf } from "./later-of.ts";
import type { SeenTraffic } from "./read-traffic.ts";

/** Findings with what recorded traffic says of them, and what it says beside. */
export interface JoinedTraffic<Found extends Finding> {
  readonly findings: readonly (Found & { readonly traffic: SeenCalls | null })[];
  readonly traffic: TrafficUse;
}

/** Tells for each finding whether the endpoints that it belongs to were called, and what was called beside. */
export function joinTraffic<Found extends Finding>(
  findings: readonly Found[],
  { file, calls, others }: SeenTraffic,
): JoinedTraffic<Found> {
  const byEndpoint = new Map(calls.map((call) => [call.endpoint, call]));
  const explained = new Set<string | null>(findings.flatMap(({ endpoints = [] }) => endpoints));
  const seenOf = (endpoints: readonly string[]): SeenCalls => {
    const own = endpoints.flatMap((id) => byEndpoint.get(id) ?? []);
    return {
      calls: own.reduce((sum, call) => sum + call.calls, 0),
      lastSeen: own.reduce<string | null>((last, call) => laterOf(last, call.lastSeen), null),
    };
  };
  return {
    findings: findings.map((finding) => {
      const { endpoints = [] } = finding;
      return { ...finding, traffic: endpoints.length === 0 ? null : seenOf(endpoints) };
    }),
    traffic: {
      file,
      calls: calls.reduce((sum, call) => sum + call.calls, 0),
      others,
      explained: calls.filter(({ endpoint }) => explained.has(endpoint)),
      unexplained: calls.filter(({ endpoint }) => !explained.has(endpoint)),
    },
  };
}
