import type { Facts } from "../facts/facts.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { queryBesidePath } from "./query-beside-path.ts";
import { queryInObjects } from "./query-in-objects.ts";
import { queryInText } from "./query-in-text.ts";
import type { QueryValue } from "./query-value.ts";

/** Finds a parameter of the query wherever a client may be given it; null where it is not given. */
export function queryParameter(facts: Facts, use: ExchangeUse, name: string): QueryValue | null {
  return (
    queryInText(use, name) ?? queryInObjects(facts, use, name) ?? queryBesidePath(facts, use, name)
  );
}
