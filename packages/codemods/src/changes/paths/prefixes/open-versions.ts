import type { Endpoint } from "@habitshift/schemas";
import { matchUrl } from "../../../client/addresses/match-url.ts";
import type { Facts } from "../../../facts/facts.ts";
import { carriesKey } from "../../../facts/others/identity.ts";
import type { TextPart, TextValue } from "../../../provenance/text/text-value.ts";
import { BEFORE_VERSION, SEGMENTS } from "../../../version-segment.ts";
import type { Proposal } from "../../proposal.ts";

/** Calls with the key of the service whose version only a run tells, such as one from the environment. */
export function findOpenVersions({ machine }: Facts): readonly Proposal[] {
  const calls = [...machine.exchanges.foreign.values()].flat();
  return calls.flatMap(({ node, url, headers }): readonly Proposal[] => {
    if (!carriesKey(headers)) return [];
    const hole = url.parts.findIndex((part, index) => "hole" in part && versionAt(url, index));
    const endpoint = hole < 0 ? null : endpointOf(url, hole);
    if (!endpoint) return [];
    return [
      {
        change: endpoint.successor?.change ?? "v1-sunset",
        node,
        message: `The version of this call of ${endpoint.method} ${endpoint.path} is only known at run time`,
        edits: null,
        confidence: "manual",
        reason:
          "write the version into the code, and migrate again: then all that uses the answer is found",
        ties: [],
        isOurs: true,
      },
    ];
  });
}

/** The number of v1, and what stands before a number of a version. */
const NUMBER = SEGMENTS.v1.replace(/^\D+/, "");
const BEFORE_NUMBER = BEFORE_VERSION + SEGMENTS.v1.slice(0, -NUMBER.length);

/** What would stand at a place for v1, be it the version or its number alone; null where no version does. */
function versionAt({ parts }: TextValue, index: number): string | null {
  const before = parts[index - 1];
  const behind = parts[index + 1];
  if (!before || !("text" in before) || !behind || !("text" in behind)) return null;
  if (!behind.text.startsWith("/")) return null;
  if (before.text.endsWith(BEFORE_VERSION)) return SEGMENTS.v1;
  return before.text.endsWith(BEFORE_NUMBER) ? NUMBER : null;
}

/** The endpoint of v1 that the call would reach. */
function endpointOf(url: TextValue, hole: number): Endpoint | null {
  const parts = url.parts.map(
    (part, index): TextPart =>
      index === hole && "hole" in part
        ? { text: versionAt(url, hole) ?? "", node: part.hole, start: 0, exact: false }
        : part,
  );
  const verdict = matchUrl({ ...url, parts }, null);
  return verdict.is === "endpoint" ? verdict.match.endpoint : null;
}
