import { prefixes } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import { flatten, matchUrl } from "../../client/addresses/match-url.ts";
import { replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import type { TextPart } from "../../provenance/text/text-value.ts";
import { type ForwardRule, forwardRules } from "../../server/forward-rules.ts";
import { endpointChange, sureByHost } from "../endpoint-change.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";

/** Rules that hand requests on to v1: those for v1 paths become ones for v2 paths, and none is left unsaid. */
export function findForwards(facts: Facts): readonly Proposal[] {
  return forwardRules(facts.program).flatMap((rule): readonly Proposal[] => {
    const used = [...facts.machine.exchanges.all.values()].filter((exchange) =>
      goesThrough(exchange, rule),
    );
    const calls = used.filter(({ call }) => call.endpoint.version === "v1");
    if (calls.length > 0) return versionAt(rule.from) === null ? [] : [renamed(facts, rule, calls)];
    return used.length === 0 && isOurs(facts, rule) ? [unused(rule)] : [];
  });
}

/** Whether a call was seen to be handed on by a rule. */
function goesThrough({ uses }: Exchange, { to }: ForwardRule): boolean {
  const nodes = new Set<ts.Node>(to.map(nodeOf));
  return [...uses.values()].some(({ match }) =>
    match.parts.some((part) => nodes.has(nodeOf(part))),
  );
}

function nodeOf(part: TextPart): ts.Node {
  return "hole" in part ? part.hole : part.node;
}

/** Where a path names v1. */
function versionAt(path: string): number | null {
  const [prefix] = prefixes.v1;
  return path === prefix || path.startsWith(`${prefix}/`) ? path.indexOf(prefix) : null;
}

/** `"/api/v1": { target }` → `"/api/v2": { target }`, as its calls ask for v2 paths now. */
function renamed(facts: Facts, rule: ForwardRule, calls: readonly Exchange[]): Proposal {
  const { literal, from, cut } = rule;
  const [from1, to2] = [prefixes.v1[0], prefixes.v2[0]];
  const [first] = calls;
  const start = literal.getStart() + 1 + literal.text.indexOf(from1);
  const isWhole = cut === "" && from === from1;
  const base = {
    change: first ? endpointChange(first) : "v1-sunset",
    node: literal,
    message: `requests of paths that begin with ${from1} are handed on here; those of v2 begin with ${to2}`,
    ties: calls.map(({ call }) => call),
  } as const;
  if (!isWhole)
    return {
      ...base,
      edits: null,
      confidence: "manual",
      reason: "write the rule for the v2 paths",
    };
  return {
    ...base,
    edits: [replace(pathOf(literal), { start, end: start + from1.length }, to2)],
    ...sureByHost(calls.every((exchange) => facts.identity.has(exchange))),
  };
}

/** Whether a rule that nothing was seen to use hands on to v1 of this service. */
function isOurs(facts: Facts, { to, from, cut }: ForwardRule): boolean {
  const [first] = to;
  const rest = from.slice(cut.length);
  const flat = flatten({ kind: "text", parts: to }) + rest;
  const [prefix] = prefixes.v1;
  if (!flat.includes(prefix)) return false;
  const isNamed =
    first !== undefined &&
    ("hole" in first
      ? first.variable !== null && facts.options.services.includes(first.variable)
      : facts.options.services.some((service) => first.text.startsWith(service)));
  const verdict = matchUrl({ kind: "text", parts: [...to, ...pathPart(first, rest)] }, null);
  return isNamed || (verdict.is === "endpoint" && verdict.match.version === "v1");
}

function pathPart(part: TextPart | undefined, text: string): readonly TextPart[] {
  return part && text !== "" ? [{ text, node: nodeOf(part), start: 0, exact: false }] : [];
}

function unused(rule: ForwardRule): Proposal {
  return {
    change: "v1-sunset",
    node: rule.literal,
    message: `requests of ${rule.from} are handed on to v1 here`,
    edits: null,
    confidence: "manual",
    reason: "no call was seen to go through it: see who asks there, and hand it on to v2",
    ties: [],
    isOurs: true,
  };
}
