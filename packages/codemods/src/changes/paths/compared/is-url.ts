import { flatten, HOLE, matchUrl, type UrlMatch } from "../../../client/addresses/match-url.ts";
import type { Facts } from "../../../facts/facts.ts";
import { literalNodes } from "../../../provenance/text/literal-nodes.ts";
import type { TextValue } from "../../../provenance/text/text-value.ts";

/** Whether a text is a URL, or its path. */
export function isUrl(text: TextValue, match: UrlMatch): boolean {
  const flat = flatten(text);
  const path = match.flat.slice(match.prefix.start, match.query.start);
  const tail = match.flat.slice(match.prefix.start);
  return flat === match.flat || flat === path || flat === tail || isMadeAlike(text, flat, match);
}

/** Whether a text is what is left of a URL without its base and its version, as a stand-in cuts it. */
export function isBelow(text: TextValue, { flat, parts, prefix, query }: UrlMatch): boolean {
  const left = flatten(text);
  if (left !== flat.slice(prefix.end) && left !== flat.slice(prefix.end, query.start)) return false;
  const nodes = new Set(literalNodes(parts));
  return text.parts.every((part) => !("text" in part) || nodes.has(part.node));
}

/** Whether the same code made a text and a URL behind another base, such as one that only a stand-in is asked with. */
function isMadeAlike(text: TextValue, flat: string, match: UrlMatch): boolean {
  return flat.endsWith(match.flat.slice(match.prefix.start)) && hasMakersOf(text, match);
}

/** The URL that the same code made of another id, such as one that only a stand-in is asked with; null for none. */
export function madeWithOtherId(text: TextValue, match: UrlMatch): UrlMatch | null {
  if (!hasMakersOf(text, match)) return null;
  const verdict = matchUrl(text, match.endpoint.method);
  const isSame = verdict.is === "endpoint" && verdict.match.endpoint === match.endpoint;
  return isSame ? verdict.match : null;
}

/** Whether the code that wrote the version of a URL wrote a text, too. */
function hasMakersOf(text: TextValue, match: UrlMatch): boolean {
  const nodes = new Set(literalNodes(text.parts));
  const { start, end } = match.prefix;
  const makers = match.parts.filter(
    (part, at) => "text" in part && startOf(match, at) < end && startOf(match, at + 1) > start,
  );
  return makers.length > 0 && makers.every((part) => "text" in part && nodes.has(part.node));
}

/** Where a part begins in the text of the URL. */
function startOf({ parts }: UrlMatch, at: number): number {
  return parts
    .slice(0, at)
    .reduce((sum, part) => sum + ("text" in part ? part.text.length : HOLE.length), 0);
}

/** Whether a text is the URL of none of the calls of the service, on a base that none of them has. */
export function isOfOthers({ machine }: Facts, text: TextValue): boolean {
  return [...machine.exchanges.all.values()].every(({ uses }) =>
    [...uses.values()].every(
      ({ match }) =>
        !isUrl(text, match) &&
        !isBelow(text, match) &&
        !hasBase(text, match) &&
        !madeWithOtherId(text, match),
    ),
  );
}

function hasBase(text: TextValue, { flat, parts, prefix }: UrlMatch): boolean {
  const [own, other] = [text.parts[0], parts[0]];
  const isSame =
    own && other && "hole" in own && "hole" in other ? own.variable === other.variable : true;
  return isSame && flatten(text).startsWith(flat.slice(0, prefix.end));
}
