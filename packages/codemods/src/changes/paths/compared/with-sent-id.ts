import type { ts } from "ts-morph";
import type { UrlMatch } from "../../../client/addresses/match-url.ts";
import { HOLE } from "../../../client/addresses/match-url.ts";
import { bodyObjects } from "../../../provenance/body-objects.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import { knownText } from "../../../provenance/text/text.ts";
import { isSite } from "../../../provenance/value.ts";
import { expectedId } from "./expected-id.ts";

/** A path with the id that moves into it, where one is expected beside it or all calls of that path send the same. */
export function withSentId(
  { call, uses }: Exchange,
  match: UrlMatch,
  path: string,
  expected: ts.Node,
): string {
  const [parameter] = call.endpoint.successor?.parameters ?? [];
  if (!parameter || !path.includes(HOLE)) return path;
  const beside = expectedId(expected, parameter.name);
  if (beside !== null) return path.replace(HOLE, encodeURIComponent(beside));
  const ids = [...uses.values()]
    .filter((use) => use.match.flat === match.flat)
    .flatMap((use) => [...bodyObjects(use.body)])
    .flatMap((body) =>
      isSite(body, "object") ? [...(body.props.get(parameter.name)?.values ?? [])] : [],
    )
    .map(knownText);
  const [id = null] = ids;
  return id !== null && ids.every((other) => other === id)
    ? path.replace(HOLE, encodeURIComponent(id))
    : path;
}
