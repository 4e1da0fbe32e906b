import { earlierLogin, tokenHeader } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { type HeaderEntry, headerEntries, valueOfEntry } from "../../facts/header-entries.ts";
import { elementName } from "../../facts/member-reads.ts";
import { findCallers } from "../../origin/callers.ts";
import type { Trail } from "../../origin/step.ts";
import { trace, type Way } from "../../origin/trace.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import type { Proposal } from "../proposal.ts";

const CALLS: ReadonlySet<string> = new Set(earlierLogin.calls);
const MEMBERS: ReadonlySet<string> = new Set(earlierLogin.members);

/** ID tokens of the earlier login flow that are sent to the service: what signed in is looked for backwards. */
export function findIdentityTokens(facts: Facts): readonly Proposal[] {
  const sent = [...facts.identity.keys()].flatMap((exchange) =>
    [...exchange.uses.values()].flatMap(({ headers }) =>
      headerEntries(headers, tokenHeader).map((entry) => ({ exchange, entry })),
    ),
  );
  if (sent.length === 0) return [];
  const trail: Trail = { machine: facts.machine, callers: findCallers(facts.machine) };
  const done = new Set<ts.Node>();
  return sent.flatMap(({ exchange, entry }): readonly Proposal[] => {
    if (done.has(entry.node)) return [];
    done.add(entry.node);
    const way = wayOfToken(trail, entry);
    return way ? [propose(exchange, entry, way)] : [];
  });
}

/** How an ID token came to a header; null where the token is another. */
function wayOfToken(trail: Trail, entry: HeaderEntry): Way | null {
  const written = valueOfEntry(entry);
  const holes = [...entry.values].flatMap((value) =>
    value.kind === "text" ? value.parts.flatMap((part) => ("hole" in part ? [part.hole] : [])) : [],
  );
  for (const start of [...(written ? [written] : []), ...holes]) {
    const way = trace(trail, start, isIdToken, () => true);
    if (way) return way;
  }
  return null;
}

function isIdToken(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) {
    const { expression } = node;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    return ts.isIdentifier(name) && CALLS.has(name.text);
  }
  if (ts.isPropertyAccessExpression(node)) return MEMBERS.has(node.name.text);
  const element = node.parent;
  return (
    ts.isIdentifier(node) && ts.isBindingElement(element) && MEMBERS.has(elementName(element) ?? "")
  );
}

function propose({ call }: Exchange, { node }: HeaderEntry, { origin, hops }: Way): Proposal {
  const source = origin.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(origin.getStart());
  return {
    change: earlierLogin.change,
    node,
    message: `An ID token of the earlier login flow (${source.fileName}:${line + 1}) is sent to the service here. Such tokens are deprecated and end with v3.0`,
    edits: null,
    confidence: "manual",
    reason: "signing in is another matter than the calls, and needs a key or an account",
    ties: [],
    about: [call],
    way: [{ at: origin, what: "gives the ID token" }, ...hops],
  };
}
