import { ts } from "ts-morph";
import { HOLE, matchUrl } from "../../../client/addresses/match-url.ts";
import { rangeOf, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { TEST_FILE } from "../../../facts/others/own-routes.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import { endpointChange } from "../../endpoint-change.ts";
import { createIsTold } from "../../is-told.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { quotedAs } from "../../units/renamed-unit.ts";
import { successorOf } from "../../url-path.ts";
import { asInV2 } from "../../v2-text.ts";
import { followedLiterals } from "../prefixes/unfollowed-paths.ts";
import { patternProposals } from "./handled-patterns.ts";

/**
 * Paths beside a handler in tests that answer by a router of their own, `get('/api/v1/habits', () => ok(habits))`:
 * whichever way they are held against the URLs of calls, those have other paths in v2.
 */
export function findHandledPaths(
  facts: Facts,
  proposals: readonly Proposal[],
): readonly Proposal[] {
  const exchanges = [...facts.machine.exchanges.all.values()].filter(
    ({ call }) => call.endpoint.version === "v1",
  );
  if (exchanges.length === 0) return [];
  const found = [...facts.program.modules.values()]
    .filter(({ path }) => TEST_FILE.test(path))
    .flatMap(({ source }) => handledIn(facts, source))
    .flatMap((literal) => proposalsFor(literal, exchanges));
  if (found.length === 0) return [];
  const followed = followedLiterals(facts);
  const isTold = createIsTold(proposals);
  return found.filter(({ node }) => !followed.has(node) && !isTold(node));
}

/** The texts of a file that stand beside a function, in a call or in a row of a table. */
function handledIn(facts: Facts, source: ts.SourceFile): readonly Handled[] {
  const found: Handled[] = [];
  const visit = (node: ts.Node): void => {
    if (isHandled(node)) {
      const beside = besideOf(node);
      if (beside.some((each) => isHandler(facts, each))) found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What a handler is known by: a path, or a pattern of paths. */
type Handled = ts.StringLiteralLike | ts.RegularExpressionLiteral;

function isHandled(node: ts.Node): node is Handled {
  if (ts.isRegularExpressionLiteral(node)) return true;
  return ts.isStringLiteralLike(node) && /^(?:https?:\/)?\//.test(node.text);
}

/** What is written along with a text. */
function besideOf(node: Handled): readonly ts.Node[] {
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
function methodBeside(node: Handled): string | null {
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

function proposalsFor(literal: Handled, exchanges: readonly Exchange[]): readonly Proposal[] {
  const method = methodBeside(literal);
  if (ts.isRegularExpressionLiteral(literal))
    return patternProposals(literal, method, exchanges, {
      message: KNOWN,
      alone: ALONE,
      anew: ANEW,
    });
  const part = { text: literal.text, node: literal, start: literal.getStart() + 1, exact: true };
  return exchanges.flatMap((exchange): readonly Proposal[] => {
    const { endpoint } = exchange.call;
    if (method !== null && method !== endpoint.method) return [];
    const verdict = matchUrl({ kind: "text", parts: [part] }, endpoint.method);
    if (verdict.is !== "endpoint" || verdict.match.endpoint.id !== endpoint.id) return [];
    const to = successorOf(endpoint);
    const text = to && asInV2(verdict.match, to, literal.text, 0);
    const base = {
      change: endpointChange(exchange),
      node: literal,
      message: KNOWN,
      ties: [exchange.call],
    };
    const isWhole = text && !text.includes(HOLE) && !text.includes("?");
    if (!isWhole || to.method !== endpoint.method)
      return [{ ...base, edits: null, confidence: "manual", reason: ANEW }];
    const edits = [replace(pathOf(literal), rangeOf(literal), quotedAs(literal, text))];
    return [{ ...base, edits, confidence: "review", reason: ALONE }];
  });
}

const KNOWN = "what answers calls in this test is known by their path, which is another one in v2";
const ANEW = "write the method and path of v2, as the call has them after the migration";
const ALONE = "the path and its handler alone say that this answers such a call";
