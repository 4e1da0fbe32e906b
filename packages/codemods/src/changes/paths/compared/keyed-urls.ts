import { ts } from "ts-morph";
import { originIn } from "../../../client/addresses/origin-in.ts";
import type { Facts } from "../../../facts/facts.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import { endpointChange } from "../../endpoint-change.ts";
import type { Proposal } from "../../proposal.ts";

/** Members of a literal that are named by the path of a call, as in a table of what a stand-in answers. */
export function findKeyedUrls(facts: Facts): readonly Proposal[] {
  const paths = pathsOf(facts);
  if (paths.length === 0) return [];
  const found: Proposal[] = [];
  for (const node of facts.program.nodes()) {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.name)) {
      const { text } = node.name;
      for (const { path, exchange } of paths)
        if (isNamedBy(text, path)) found.push(proposalFor(node.name, exchange));
    }
  }
  return found;
}

interface CalledPath {
  readonly path: string;
  readonly exchange: Exchange;
}

/** The paths of v1 that are known as a whole. */
function pathsOf(facts: Facts): readonly CalledPath[] {
  return [...facts.machine.exchanges.all.values()]
    .filter(({ call }) => call.endpoint.version === "v1")
    .flatMap((exchange) =>
      [...exchange.uses.values()].map(({ match: { flat, prefix, query } }) => ({
        path: flat.slice(prefix.start, query.start),
        exchange,
      })),
    );
}

/** `/api/…`, `GET /api/…` and `https://host/api/…` are all names by a path. */
function isNamedBy(name: string, path: string): boolean {
  return name.endsWith(` ${path}`) || `${originIn(name) ?? ""}${path}` === name;
}

function proposalFor(node: ts.StringLiteralLike, exchange: Exchange): Proposal {
  return {
    change: endpointChange(exchange),
    node,
    message: "a table is kept by the URLs of calls, and this one is another in v2",
    edits: null,
    confidence: "manual",
    reason: "write the method and path of v2, as the call has them after the migration",
    ties: [exchange.call],
  };
}
