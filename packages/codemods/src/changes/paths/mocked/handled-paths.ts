import { ts } from "ts-morph";
import { HOLE, matchUrl } from "../../../client/addresses/match-url.ts";
import { rangeOf, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { isOfTests } from "../../../facts/others/of-tests.ts";
import { isPathKey, TEST_FILE } from "../../../facts/others/own-routes.ts";
import { importedBy } from "../../../program/importers-in.ts";
import { isTextOrPattern, type TextOrPattern } from "../../../program/is-text-or-pattern.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import { endpointChange } from "../../endpoint-change.ts";
import { createIsTold } from "../../is-told.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { quotedAs } from "../../units/renamed-unit.ts";
import { successorOf } from "../../url-path.ts";
import { v1Exchanges } from "../../v1-exchanges.ts";
import { asInV2 } from "../../v2-text.ts";
import { followedLiterals } from "../prefixes/unfollowed-paths.ts";
import { type Handled, handledPatterns } from "./handled-patterns.ts";

/**
 * Paths beside a handler in tests that answer by a router of their own, `get('/api/v1/habits', () => ok(habits))`:
 * whichever way they are held against the URLs of calls, those have other paths in v2.
 */
export function findHandledPaths(
  facts: Facts,
  proposals: readonly Proposal[],
): readonly Proposal[] {
  const exchanges = v1Exchanges(facts);
  if (exchanges.length === 0) return [];
  const found = facts.program
    .nodes(isTextOrPattern)
    .filter((literal) => isHandled(facts, literal))
    .flatMap((literal) => proposalsFor(facts, literal, exchanges));
  if (found.length === 0) return [];
  const followed = followedLiterals(facts);
  const isTold = createIsTold(proposals);
  return found.filter(({ node }) => !followed.has(node) && !isTold(node));
}

/** Whether a path, or a pattern of paths, stands beside a function in a test, in a call or in a row of a table, or is asked for. */
function isHandled(facts: Facts, literal: TextOrPattern): boolean {
  const isOfPath = ts.isRegularExpressionLiteral(literal) || PATH.test(literal.text);
  const isAsked = ts.isStringLiteralLike(literal) && isPathKey(literal);
  return (
    isOfPath &&
    (isAsked || besideOf(literal).some((each) => isHandler(facts, each))) &&
    (isOfTests(facts.program, pathOf(literal)) || importsMocks(facts, literal))
  );
}

/** Whether the file of a node takes what stands in for others from where tests keep such: `from './mock-server.js'`. */
function importsMocks({ program }: Facts, node: ts.Node): boolean {
  const { path, text } = program.moduleOf(node);
  return [...importedBy(program, path, text)].some((each) => TEST_FILE.test(each));
}

/** A path, or what stands for any host before one. */
const PATH = /^(?:\*|https?:\/)?\//;

/** What is written along with a text. */
function besideOf(node: TextOrPattern): readonly ts.Node[] {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.arguments;
  if (ts.isArrayLiteralExpression(parent)) return parent.elements;
  const isValue = ts.isPropertyAssignment(parent) && parent.initializer === node;
  if (!isValue || !ts.isObjectLiteralExpression(parent.parent)) return [];
  return parent.parent.properties.map((each) =>
    ts.isPropertyAssignment(each) ? each.initializer : each,
  );
}

function isHandler(facts: Facts, node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return true;
  return ts.isIdentifier(node) && [...facts.seen(node)].some(({ kind }) => kind === "function");
}

/** The method that is written beside a path, or that the function is called by which it is given to; null: any. */
function methodBeside(node: TextOrPattern): string | null {
  const written = besideOf(node).flatMap((each) =>
    ts.isStringLiteralLike(each) && VERB.test(each.text) ? [each.text] : [],
  );
  const { parent } = node;
  const callee = ts.isCallExpression(parent) ? parent.expression : null;
  const name = callee && (ts.isPropertyAccessExpression(callee) ? callee.name : callee).getText();
  const [verb = name && VERB.test(name) ? name : null] = written;
  return verb?.replace(/^on/, "").toUpperCase() ?? null;
}

const VERB = /^(?:on)?(?:get|post|put|patch|delete)$/i;

function proposalsFor(
  facts: Facts,
  literal: TextOrPattern,
  exchanges: readonly Exchange[],
): readonly Proposal[] {
  const method = methodBeside(literal);
  const meant = exchanges.filter(({ call }) => method === null || method === call.endpoint.method);
  const handled = ts.isRegularExpressionLiteral(literal)
    ? handledPatterns(literal, meant)
    : handledTexts(literal, meant);
  return handled.map(({ exchange, text }): Proposal => {
    const base = {
      change: endpointChange(exchange),
      node: literal,
      message: KNOWN,
      ties: [exchange.call],
    };
    if (text === null) return { ...base, edits: null, confidence: "manual", reason: ANEW };
    // What nobody calls a test may be started by other means, and be a service of its own.
    if (!TEST_FILE.test(pathOf(literal)) && !importsMocks(facts, literal))
      return { ...base, edits: null, confidence: "manual", reason: IMPORTED };
    const edits = [replace(pathOf(literal), rangeOf(literal), text)];
    return { ...base, edits, confidence: "review", reason: ALONE };
  });
}

function handledTexts(
  literal: ts.StringLiteralLike,
  exchanges: readonly Exchange[],
): readonly Handled[] {
  const part = { text: literal.text, node: literal, start: literal.getStart() + 1, exact: true };
  return exchanges.flatMap((exchange): readonly Handled[] => {
    const { endpoint } = exchange.call;
    const verdict = matchUrl({ kind: "text", parts: [part] }, endpoint.method);
    if (verdict.is !== "endpoint" || verdict.match.endpoint.id !== endpoint.id) return [];
    const to = successorOf(endpoint);
    const text = to && asInV2(verdict.match, to, literal.text, 0);
    const isWhole = text && !text.includes(HOLE) && !text.includes("?");
    const isClear = isWhole && to.method === endpoint.method;
    return [{ exchange, text: isClear ? quotedAs(literal, text) : null }];
  });
}

const KNOWN = "what answers calls in this test is known by their path, which is another one in v2";
const ANEW = "write the method and path of v2, as the call has them after the migration";
const IMPORTED =
  "only tests import this: where it stands in for the service, let it answer as v2 does";
const ALONE = "the path and its handler alone say that this answers such a call";
