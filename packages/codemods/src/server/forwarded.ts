import { flatten, matchUrl } from "../client/addresses/match-url.ts";
import type { HttpRequest } from "../provenance/http-request.ts";
import type { Machine } from "../provenance/machine.ts";
import { knownTexts } from "../provenance/text/text.ts";
import { sliceParts } from "../provenance/text/text-slice.ts";
import type { TextPart, TextValue } from "../provenance/text/text-value.ts";
import { flatMap, one } from "../provenance/values.ts";
import { type ForwardRule, forwardRules } from "./forward-rules.ts";
import { askedWords, routeSegments } from "./route-segments.ts";
import { isOfServer } from "./server-files.ts";

/** A request to a path that a rule hands on to the service is one to where the rule hands it. */
export function forwarded(machine: Machine, request: HttpRequest): HttpRequest {
  const rules = forwardRules(machine.program);
  if (rules.length === 0) return request;
  const url = flatMap(request.url, (value) =>
    one(value.kind === "text" ? (behind(machine, request, rules, value) ?? value) : value),
  );
  return { ...request, url };
}

/** Where the rule hands an address on that says most of its path; null where none does, or not to the service. */
function behind(
  machine: Machine,
  request: HttpRequest,
  rules: readonly ForwardRule[],
  url: TextValue,
): TextValue | null {
  const flat = flatten(url);
  const fitting = rules.filter(({ from }) => begins(flat, from));
  const most = Math.max(...fitting.map(({ from }) => from.length));
  if (fitting.length === 0 || isServed(machine, request, flat, most)) return null;
  // Where it is not known what a rule cuts, it is what leads to the service.
  return fitting.reduce<TextValue | null>(
    (found, rule) =>
      found ?? (rule.from.length === most ? through(machine, rule, url, flat) : null),
    null,
  );
}

/** Whether a server of the program itself answers a path, by a route that says more of it than a rule. */
function isServed(
  machine: Machine,
  { node, method }: HttpRequest,
  flat: string,
  length: number,
): boolean {
  const { program, routes } = machine;
  const { path: file } = program.moduleOf(node);
  const words = askedWords(flat, isOfServer(program, routes, file));
  if (!words) return false;
  for (const cell of routes.news(words)) machine.read(cell);
  const [only = "GET", ...others] = knownTexts(method);
  const asked = others.length > 0 ? null : only.toUpperCase();
  return routes.answering(asked, words, file).some(({ path }) => beginningOf(path).length > length);
}

/** The words that a route begins with, as a path. */
function beginningOf(path: string): string {
  const segments = routeSegments(path);
  const end = segments.findIndex((segment) => "any" in segment);
  const words = segments.slice(0, end < 0 ? segments.length : end);
  return words.map((segment) => ("word" in segment ? `/${segment.word}` : "")).join("");
}

/** Where a rule hands an address on; null where that is not the service. */
function through(
  machine: Machine,
  rule: ForwardRule,
  url: TextValue,
  flat: string,
): TextValue | null {
  const rest = sliceParts(url.parts, rule.cut.length, flat.length);
  const moved = machine.intern.text([...rule.to, ...rest]);
  const verdict = matchUrl(moved, null);
  if (verdict.is !== "endpoint") return null;
  const { successor } = verdict.match.endpoint;
  // A rule has no place for the id that v2 wants in the path.
  const isWhole = flatten({ ...url, parts: rest }).replace(/\?.*$/s, "") === "";
  return isWhole && successor?.parameters?.length
    ? machine.intern.text([...rule.to.map(withoutPlace), ...rest])
    : moved;
}

function begins(flat: string, from: string): boolean {
  return flat.startsWith(from) && /^(?:$|[/?#])/.test(flat.slice(from.length));
}

function withoutPlace(part: TextPart): TextPart {
  return "text" in part ? { ...part, exact: false } : part;
}
