import type { Value } from "../provenance/value.ts";
import { flatten, type UrlVerdict } from "./addresses/match-url.ts";

/** One of the URLs of a call with one of its methods. */
export interface Attempt {
  readonly url: Value;
  readonly method: string | null;
  readonly verdict: UrlVerdict;
}

/**
 * Where a call has several URLs and methods, not each goes with each: a pair that may be no endpoint is not made
 * where both halves have a partner with which they are one, nor one that is none where the URL has one. Nor is
 * one without the piece that makes it an endpoint, such as the id in `/habits${id ? `/${id}` : ''}` of a `PUT`.
 */
export function possible(
  attempts: readonly Attempt[],
  known: readonly Attempt[],
): readonly Attempt[] {
  return attempts.filter(({ url, method, verdict }) => {
    if (verdict.is !== "unknown-endpoint" && verdict.is !== "undecided") return true;
    const alike = known.filter((each) => each.method === method);
    const others = known.filter((each) => each.url === url);
    const isHalf = others.length > 0 && (alike.length > 0 || verdict.is === "unknown-endpoint");
    return (
      !isHalf && !(verdict.is === "unknown-endpoint" && alike.some((each) => goesOn(url, each)))
    );
  });
}

/** Whether another URL goes on where one ends. */
function goesOn(url: Value, { url: other }: Attempt): boolean {
  if (url.kind !== "text" || other.kind !== "text") return false;
  return flatten(other).startsWith(`${flatten(url)}/`);
}
