import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { HOLE } from "../../../client/addresses/match-url.ts";
import { type Edit, rangeOf, replace } from "../../../edit/edit.ts";
import { quoted } from "../../../edit/quote.ts";
import type { Facts } from "../../../facts/facts.ts";
import { fitsUrl } from "../../../mock/path-pattern.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import { movedExpression } from "../../moved-expression.ts";
import { pathOf } from "../../receiver.ts";
import { successorOf } from "../../url-path.ts";
import { asInV2 } from "../../v2-text.ts";
import type { MockedPath } from "./mocked-path.ts";

/** The pattern by which a mock knows a path, as it fits that path of v2; null where it answers other paths with it. */
export function mockedPattern(
  facts: Facts,
  use: ExchangeUse,
  pattern: RegExp,
  to: Endpoint,
  how: MockedPath,
): readonly Edit[] | null {
  const { url } = use.request.slots;
  const { match } = use;
  const text = asInV2(match, to, match.flat, 0);
  if (!url || text === null) return null;
  if (fitsUrl(pattern, use.match, text)) return [];
  if (answersOthers(facts, use, url)) return null;
  const below = text.slice(use.match.prefix.end);
  const path = how === "pattern" ? below.replace(/\?.*$/, "") : below;
  const written = ts.isStringLiteralLike(url)
    ? quoted(`*${named(path, to)}`)
    : movedExpression(match, url, pattern, text, path);
  return [replace(pathOf(url), rangeOf(url), written)];
}

/** Whether a mock knows more than one path by the same pattern. */
function answersOthers({ machine }: Facts, { match }: ExchangeUse, url: ts.Node): boolean {
  return [...machine.mocked.all.values()].some(
    ({ call, uses }) =>
      successorOf(call.endpoint) !== successorOf(match.endpoint) &&
      [...uses.values()].some(({ request }) => request.slots.url === url),
  );
}

/** `/habits/…/logs` with the names that the path has for what stands there. */
function named(path: string, { path: pattern }: Endpoint): string {
  const names = pattern.split("/");
  return path
    .split("/")
    .map((segment, index) => {
      const name = /^\{(.+)\}$/.exec(names[index] ?? "")?.[1];
      return name && segment.includes(HOLE) ? `:${name}` : segment;
    })
    .join("/");
}
