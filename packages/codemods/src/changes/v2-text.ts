import type { Endpoint } from "@habitshift/schemas";
import { HOLE, type UrlMatch } from "../client/addresses/match-url.ts";
import { SEGMENTS, versionSegment } from "../version-segment.ts";
import { pathEdit, queryText } from "./url-path.ts";

/** A piece of a v1 URL that v2 has otherwise. */
interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What differs between a v1 URL and the v2 URL that it becomes; ids that move into the path are holes. */
function changesOf(match: UrlMatch, to: Endpoint): readonly TextChange[] {
  const from = match.flat.slice(match.prefix.start, match.prefix.end);
  const version = from.length - versionSegment(from).length;
  const moved = new Map(
    (match.endpoint.successor?.parameters ?? []).map(({ name }) => [name, [HOLE]] as const),
  );
  const path = pathEdit(match, to, moved);
  const query = queryText(match, match.endpoint.successor?.query ?? {});
  return [
    { start: match.prefix.start + version, end: match.prefix.end, text: SEGMENTS.v2 },
    ...(path ? [{ ...path.range, text: path.pieces.join("") }] : []),
    ...(query ? [{ ...query.at, text: query.text }] : []),
  ];
}

/**
 * A text that stands in a v1 URL, as the v2 URL has it; null where it cuts what changes in two. The
 * query that v2 adds belongs to a text that reaches the end of the path.
 */
export function asInV2(match: UrlMatch, to: Endpoint, part: string, at: number): string | null {
  const end = at + part.length;
  let text = part;
  for (const change of [...changesOf(match, to)].reverse()) {
    if (change.start > end || change.end < at) continue;
    if (
      change.start === change.end ? change.start === at : change.start === end || change.end === at
    )
      continue;
    if (change.start < at || change.end > end) return null;
    text = text.slice(0, change.start - at) + change.text + text.slice(change.end - at);
  }
  return text;
}
