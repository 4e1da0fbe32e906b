import type { Call } from "@habitshift/converter";
import { type ChangeId, prefixedEndpoints, prefixes, timeline } from "@habitshift/schemas";

const moment = (instant: string) => new Date(instant);
const seconds = (instant: string) => Math.floor(moment(instant).getTime() / 1_000);

/** Where the sandbox explains a change. */
const pageOf = (change: ChangeId) => `/changes/${change}`;

/** What every answer of v1 says from the start of the warnings on (RFC 9745, RFC 8594, RFC 8288). */
export function deprecationHeaders(call: Call | undefined): Readonly<Record<string, string>> {
  const links = [
    ...successorLinks(call),
    `<${pageOf(call?.endpoint.successor?.change ?? "v1-sunset")}>; rel="deprecation"`,
    `<${pageOf("v1-sunset")}>; rel="sunset"`,
  ];
  return {
    Deprecation: `@${seconds(timeline.deprecation.instant)}`,
    Sunset: moment(timeline.sunset.instant).toUTCString(),
    Link: links.join(", "),
  };
}

/** What the answer to a token of the earlier login flow says. */
export const identityTokenHeaders: Readonly<Record<string, string>> = {
  Deprecation: `@${seconds(timeline.release.instant)}`,
  Sunset: moment(timeline.v3.instant).toUTCString(),
  Link: `<${pageOf("identity-token-deprecated")}>; rel="deprecation"`,
};

/** The call of v2 that does the same, where its path is known. */
function successorLinks(call: Call | undefined): readonly string[] {
  const successor = call?.endpoint.successor;
  const target = prefixedEndpoints.find(({ id }) => id === successor?.endpoint);
  if (call === undefined || successor === undefined || target === undefined) return [];
  const path = target.path.replace(/\{(\w+)\}/g, (own, name: string) => {
    return call.parameters[name] ?? own;
  });
  if (path.includes("{")) return [];
  const query = new URLSearchParams(successor.query).toString();
  const uri = `${prefixes.v2[0]}${path}${query === "" ? "" : `?${query}`}`;
  return [`<${uri.replace(/[<>"\s]/g, encodeURIComponent)}>; rel="successor-version"`];
}
