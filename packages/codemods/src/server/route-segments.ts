import { HOLE } from "../client/addresses/match-url.ts";

/** One step of the path of a route: a word, or what stands for any word, or for all that follow. */
export type Segment = { readonly word: string } | { readonly any: "one" | "some" };

const ONE: Segment = { any: "one" };
const SOME: Segment = { any: "some" };

/** The steps of a path as frameworks write it: `/habits/:id`, `/habits/[id]`, `/habits/{id}`, `/files/*`. */
export function routeSegments(path: string): readonly Segment[] {
  return path
    .split("/")
    .filter((word) => word !== "")
    .map(segmentOf);
}

function segmentOf(word: string): Segment {
  if (/^(\*|\{\*|\[\[?\.\.\.|\{?\/?\*)/.test(word)) return SOME;
  return /^[:[{]/.test(word) || word.includes(HOLE) ? ONE : { word };
}

/** How many words of a route a path has as they are; null where the path is none of the route. */
export function matchedWords(
  segments: readonly Segment[],
  words: readonly string[],
): number | null {
  const end = segments.findIndex((segment) => "any" in segment && segment.any === "some");
  if (end < 0 ? segments.length !== words.length : words.length < end) return null;
  const fixed = end < 0 ? segments : segments.slice(0, end);
  const isRoute = fixed.every((segment, at) => "any" in segment || segment.word === words[at]);
  return isRoute ? fixed.filter((segment) => "word" in segment).length : null;
}

/** A host that is the machine itself, whatever the port. */
const ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::[^/?#]*)?(?=[/?#]|$)/;

/**
 * The words of the path that a program asks its own server for: at no origin, at one that only a run would
 * tell, or at the machine itself. Null where the address is another's, or no path is known.
 */
export function askedWords(flat: string, isServer: boolean): readonly string[] | null {
  const path = pathIn(flat, isServer)?.replace(/[?#].*$/s, "");
  if (!path?.startsWith("/")) return null;
  // What follows the last word in the same step is a query that may be left out.
  return path
    .split("/")
    .filter((word) => word !== "")
    .map((word) => (word.length > 1 ? word.replace(/\uE000$/, "") : word));
}

function pathIn(flat: string, isServer: boolean): string | null {
  if (flat.startsWith("/")) return flat.startsWith("//") ? null : flat;
  const origin = ORIGIN.exec(flat)?.[0];
  if (origin !== undefined) return flat.slice(origin.length);
  // A server asks others at addresses that only a run would tell.
  return flat.startsWith(HOLE) && !isServer ? flat.slice(HOLE.length) : null;
}
