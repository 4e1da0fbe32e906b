import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { HOLE, type UrlMatch } from "../../../client/addresses/match-url.ts";
import { rangeOf, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { memberName } from "../../../program/member-name.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import { endpointChange, sureByHost } from "../../endpoint-change.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { quotedAs } from "../../units/renamed-unit.ts";
import { successorOf } from "../../url-path.ts";
import { v1Exchanges } from "../../v1-exchanges.ts";
import { asInV2 } from "../../v2-text.ts";
import { isByPathname } from "./by-pathname.ts";
import { isLookedUp } from "./is-looked-up.ts";
import { namingTexts } from "./keyed-texts.ts";
import { type NamedPath, pathInName, withIds } from "./named-path.ts";
import { idSentNearby } from "./sent-nearby.ts";

/** Members of a literal that are named by the path of a call, as in a table of what a stand-in answers. */
export function findKeyedUrls(facts: Facts): readonly Proposal[] {
  const paths = pathsOf(facts);
  if (paths.length === 0) return [];
  const found: Proposal[] = [];
  for (const node of facts.program.nodes(ts.isPropertyAssignment)) {
    if (!ts.isStringLiteralLike(node.name)) continue;
    const { name } = node;
    const named = namingPaths(name.text, paths);
    if (named.length > 0 && namingTexts(facts, name).length === 0)
      found.push(proposalFor(facts, name, named, paths));
  }
  return facts.machine.exchanges.elsewhere.size > 0 ? found.map(undecided) : found;
}

/** Where calls with a path of the service go to others, too, a table may be of what these answer. */
function undecided(proposal: Proposal): Proposal {
  return {
    ...proposal,
    edits: null,
    confidence: "manual",
    reason:
      "calls go to another server by such a path, too: whose answers these are only you can tell",
    ties: [],
    isOurs: true,
  };
}

/** The path of a call of v1. */
export interface CalledPath {
  readonly path: string;
  readonly match: UrlMatch;
  readonly exchange: Exchange;
}

/** The calls that a name is the path of: of those alone that have it whole, where there are any. */
function namingPaths(name: string, paths: readonly CalledPath[]): readonly CalledPath[] {
  const named = paths.filter((called) => pathInName(name, called));
  const whole = named.filter((called) => pathInName(name, called)?.ids.length === 0);
  return whole.length > 0 ? whole : named;
}

/** The paths of calls of v1. */
function pathsOf(facts: Facts): readonly CalledPath[] {
  return v1Exchanges(facts).flatMap((exchange) =>
    [...exchange.uses.values()].map(({ match }) => ({
      path: match.flat.slice(match.prefix.start, match.query.start),
      match,
      exchange,
    })),
  );
}

function proposalFor(
  facts: Facts,
  node: ts.StringLiteralLike,
  named: readonly CalledPath[],
  paths: readonly CalledPath[],
): Proposal {
  const [{ exchange }] = named as [CalledPath];
  const query = named.some(({ exchange: each }) => hasQuery(each)) ? queryIn(facts, node) : null;
  const ids = named.map((called) => idSentNearby(called.exchange, node));
  const texts = new Set(
    named.map((called, index) => inV2(node.text, called, query, ids[index]?.id ?? null)),
  );
  const text = texts.size === 1 ? ownIn(node, [...texts][0] ?? null, paths) : null;
  const base = {
    change: endpointChange(exchange),
    node,
    message: "a table is kept by the URLs of calls, and this one is another in v2",
    ties: named.map(({ exchange: { call } }) => call),
  };
  return text
    ? {
        ...base,
        edits: [replace(pathOf(node), rangeOf(node), quotedAs(node, text))],
        ...(isLookedUp(facts, node, named) && ids.every((id) => id?.isSure !== false)
          ? sureByHost(named.every(({ exchange: each }) => facts.identity.has(each)))
          : ({
              confidence: "review",
              reason: "the path alone says that this is the name of a call",
            } as const)),
      }
    : {
        ...base,
        edits: null,
        confidence: "manual",
        reason: "write the method and path of v2, as the call has them after the migration",
      };
}

/**
 * The name by the path of v2; null where only the call itself tells that path, its method is another that the name
 * does not say, or it has a query, which may be no part of what is looked up.
 */
function inV2(name: string, called: CalledPath, query: Query, id: string | null): string | null {
  const { match } = called;
  const to = successorOf(match.endpoint);
  const named = pathInName(name, called);
  const before = named && to ? beforePath(name, named, match.endpoint, to) : null;
  if (!to || !named || before === null) return null;
  const whole = withIds(asInV2(match, to, called.path, match.prefix.start), named);
  const text = query === "apart" ? (whole?.replace(/\?.*$/, "") ?? null) : whole;
  const filled = id === null ? text : (text?.replace(HOLE, encodeURIComponent(id)) ?? null);
  const isWhole =
    filled !== null && !filled.includes(HOLE) && (query !== null || !filled.includes("?"));
  return isWhole ? before + filled : null;
}

/** `POST ` of `DELETE /habits/bulk`; null where the method is another, which the name does not say. */
function beforePath(
  name: string,
  { path }: NamedPath,
  { method }: Endpoint,
  to: Endpoint,
): string | null {
  const before = name.slice(0, -path.length);
  if (to.method === method) return before;
  return before.startsWith(`${method} `) ? to.method + before.slice(method.length) : null;
}

/** Whether a table is looked up in with the queries of URLs, or without; null where that is not known. */
type Query = "along" | "apart" | null;

function queryIn(facts: Facts, node: ts.StringLiteralLike): Query {
  if (isByWholeUrl(facts, node)) return "along";
  return isByPathname(facts, node.parent.parent) ? "apart" : null;
}

/** A name in v2, where no other of the table has or gets it: without queries, two paths may be one. */
function ownIn(
  { parent: { parent: table }, text: before }: ts.StringLiteralLike,
  text: string | null,
  paths: readonly CalledPath[],
): string | null {
  if (text === null || !ts.isObjectLiteralExpression(table)) return text;
  const others = table.properties
    .map(memberName)
    .filter((name) => name !== null && name !== before);
  const isTaken = others.some(
    (name) =>
      name === text || paths.some((called) => inV2(name ?? "", called, null, null) === text),
  );
  return isTaken ? null : text;
}

function hasQuery({ call }: Exchange): boolean {
  return Object.keys(call.endpoint.successor?.query ?? {}).length > 0;
}

/** Whether a table is only looked up in by what a server of Node calls `url`, which has the query: `answers[req.url]`. */
function isByWholeUrl({ program }: Facts, name: ts.Node): boolean {
  const table = name.parent.parent.parent;
  if (!ts.isVariableDeclaration(table) || !ts.isIdentifier(table.name)) return false;
  const { scopes, source } = program.moduleOf(table);
  const binding = scopes.resolve(table.name);
  const keys: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node !== table.name && scopes.resolve(node) === binding)
      keys.push(ts.isElementAccessExpression(node.parent) ? node.parent.argumentExpression : node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return (
    keys.length > 0 && keys.every((key) => /\b(?:req|request)\.url\b(?!\.)/.test(key.getText()))
  );
}
