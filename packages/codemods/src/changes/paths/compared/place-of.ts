import type { UrlMatch } from "../../../client/addresses/match-url.ts";
import type { TextTest } from "../../../provenance/text/test-text.ts";

/** Where a text stands in a URL, as far as the test asks for it; before its start where it brings a base along. */
export function placeOf(match: UrlMatch, part: string, how: TextTest): number | null {
  const { flat } = match;
  const base = match.prefix.start;
  const tail = flat.slice(base);
  if (part.endsWith(tail) && how !== "startsWith") return base - (part.length - tail.length);
  const at = {
    is: flat === part ? 0 : -1,
    includes: flat.indexOf(part),
    startsWith: tail.startsWith(part) ? base : flat.startsWith(part) ? 0 : -1,
    endsWith: flat.endsWith(part) ? flat.length - part.length : -1,
  }[how];
  return at < 0 ? null : at;
}

/** The same in what is left of a URL without its base and its version. */
export function placeBelow(
  { flat, prefix, query }: UrlMatch,
  part: string,
  how: TextTest,
): number | null {
  const tail = flat.slice(prefix.end);
  const at = {
    is: part === tail || part === flat.slice(prefix.end, query.start) ? 0 : -1,
    includes: tail.indexOf(part),
    startsWith: tail.startsWith(part) ? 0 : -1,
    endsWith: tail.endsWith(part) ? tail.length - part.length : -1,
  }[how];
  return at < 0 ? null : prefix.end + at;
}

/** Of URLs that a call has by turns the very one that is asked for, or else one that the text stands in. */
export function closest(
  matches: readonly UrlMatch[],
  text: string,
  how: TextTest,
): UrlMatch | undefined {
  return (
    matches.find(({ flat }) => flat === text) ??
    matches.find((each) => placeOf(each, text, how) !== null) ??
    matches[0]
  );
}
