import type { Facts } from "../facts/facts.ts";
import type { Exchange } from "../provenance/exchanges.ts";

/** The calls of v1 that were seen, in their order. */
export function v1Exchanges({ machine }: Facts): readonly Exchange[] {
  return [...machine.exchanges.all.values()].filter(({ call }) => call.endpoint.version === "v1");
}
