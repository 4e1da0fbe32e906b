import type { Facts } from "../../../facts/facts.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import { queryInChain } from "../../query/query-in-chain.ts";
import { queryInObjects } from "../../query/query-in-objects.ts";
import { queryInText } from "../../query/query-in-text.ts";
import type { QueryValue } from "../../query/query-value.ts";
import { queryBesidePath } from "./query-beside-path.ts";

/** Finds a parameter of the query wherever a client may be given it; null where it is not given. */
export function queryParameter(facts: Facts, use: ExchangeUse, name: string): QueryValue | null {
  return (
    queryInText(use, name) ??
    queryInObjects(facts, use, name) ??
    queryBesidePath(facts, use, name) ??
    queryInChain(facts, use, name)
  );
}
