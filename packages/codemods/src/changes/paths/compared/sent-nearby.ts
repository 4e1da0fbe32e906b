import { ts } from "ts-morph";
import { bodyObjects } from "../../../provenance/body-objects.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import { knownText } from "../../../provenance/text/text.ts";
import { isSite } from "../../../provenance/value.ts";
import { isWithin } from "../../is-within.ts";
import { literalOf } from "../../key-uses.ts";

/** An id that calls send which a place is about. */
export interface SentId {
  readonly id: string;
  /** Whether nothing else sends another, or the function around the place sees to its calls alone. */
  readonly isSure: boolean;
}

/**
 * The id that moves into the path of a call, where the function around a place writes it, as a test that has a table
 * of answers of its own does, or all do that is around that; null where several are written, or none.
 */
export function idSentNearby(exchange: Exchange, place: ts.Node): SentId | null {
  const sent = sentIds(exchange);
  let isOwn = true;
  for (const scope of scopesAround(place)) {
    const near = sent.filter(({ node }) => node && isWithin(node, scope));
    const [id = null] = near.map((each) => each.id);
    if (id !== null) {
      const isOne = near.every((each) => each.id === id);
      const isAll = sent.every((each) => each.id === id);
      return isOne ? { id, isSure: isAll || (isOwn && !ts.isSourceFile(scope)) } : null;
    }
    isOwn = false;
  }
  return null;
}

/** What is sent under the name that the path takes over, and the literals that write it. */
function sentIds({ call, uses }: Exchange): readonly { id: string | null; node: ts.Node | null }[] {
  const [parameter] = call.endpoint.successor?.parameters ?? [];
  if (!parameter) return [];
  return [...uses.values()]
    .flatMap((use) => [...bodyObjects(use.body)])
    .flatMap((body) =>
      isSite(body, "object") ? [...(body.props.get(parameter.name)?.values ?? [])] : [],
    )
    .map((value) => ({ id: knownText(value), node: literalOf(value) }));
}

/** The functions around a node from the inside out, and its file. */
function scopesAround(node: ts.Node): readonly ts.Node[] {
  const scope = ts.findAncestor(
    node.parent,
    (each) => ts.isFunctionLike(each) || ts.isSourceFile(each),
  );
  return scope ? [scope, ...(scope.parent ? scopesAround(scope) : [])] : [];
}
