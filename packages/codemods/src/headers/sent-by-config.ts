import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { memberReads } from "../facts/member-reads.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";

const CONFIG = "config";

/** Whether code takes the configuration of a request that failed, by which axios sends it again with its headers. */
export function mayBeSentByConfig(facts: Facts, { request }: ExchangeUse): boolean {
  if (request.client.name !== "axios") return false;
  return memberReads(facts.machine).some(
    ({ node, receivers, names }) =>
      names.includes(CONFIG) &&
      !isReadFrom(node) &&
      [...receivers].some((value) => value.kind === "service" && value.type.is === "failure"),
  );
}

/** `error.config.url` only tells what was asked. */
function isReadFrom({ parent }: ts.Node): boolean {
  return ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent);
}
