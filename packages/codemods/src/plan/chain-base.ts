import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import type { Evidence } from "../model.ts";
import type { Exchange, ExchangeUse } from "../provenance/exchanges.ts";
import { literalNodes } from "../provenance/text/literal-nodes.ts";
import type { TextPart } from "../provenance/text/text-value.ts";
import { placeAt, shownCall } from "./place-at.ts";

/**
 * What the address of a call is made of, and what ties it to the service.
 *
 * @param places - The place of a finding and those on the way to it: of several ways to make the call the
 *   one that leads there is told.
 */
export function tiesOf(
  facts: Facts,
  exchange: Exchange,
  places: readonly ts.Node[],
): readonly Evidence[] {
  const uses = [...exchange.uses.values()];
  const use =
    uses.find(({ chain }) => chain.slice(1).some((node) => places.includes(node))) ??
    uses.find(({ match }) =>
      match.parts.some((part) => "text" in part && part.node === places[0]),
    ) ??
    uses[0];
  const { node } = exchange.call;
  const address = use ? addressOf(use.match.parts, places, node) : [];
  const wrappers = use ? wrappersOf(use) : [];
  const proof = facts.identity.get(exchange);
  return [
    ...address,
    ...wrappers.map((wrapper) => placeAt(wrapper, `given to ${shownCall(wrapper)}`)),
    ...(proof && proof.node !== node ? [placeAt(proof.node, proof.what)] : []),
  ];
}

/** Where the parts of an address stand, but for those within the call and the place itself. */
export function addressOf(
  parts: readonly TextPart[],
  [place]: readonly ts.Node[],
  call: ts.Node,
): readonly Evidence[] {
  return parts.flatMap((part): readonly Evidence[] => {
    if ("hole" in part) {
      const { variable, hole } = part;
      return variable === null ? [] : [placeAt(hole, `the address, from ${variable}`)];
    }
    if (part.node === place || !/[a-z]/i.test(part.text)) return [];
    const isInside = ts.findAncestor(part.node, (above) => above === call) !== undefined;
    return isInside ? [] : [placeAt(part.node, `the address: ${part.text}`)];
  });
}

/** Whether something stands in the arguments of a call, and not in a function among them. */
function isGivenTo(call: ts.Node, node: ts.Node): boolean {
  const above = ts.findAncestor(node, (each) => each === call || ts.isFunctionLike(each));
  return above === call;
}

/** The calls of wrappers through which the path came to the client, the outermost first. */
function wrappersOf({ chain, match }: ExchangeUse): readonly ts.Node[] {
  const written = literalNodes(match.parts);
  const last = chain.findLastIndex((call) => written.some((node) => isGivenTo(call, node)));
  return chain
    .slice(1, last + 1)
    .filter((call) => !ts.isFunctionLike(call))
    .reverse();
}
