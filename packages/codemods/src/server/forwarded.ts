import { flatten, matchUrl } from "../client/match-url.ts";
import type { HttpRequest } from "../provenance/http-request.ts";
import type { Machine } from "../provenance/machine.ts";
import { sliceParts } from "../provenance/text-slice.ts";
import type { TextPart, TextValue } from "../provenance/text-value.ts";
import { flatMap, one } from "../provenance/values.ts";
import { type ForwardRule, forwardRules } from "./forward-rules.ts";

/** A request to a path that a rule hands on to the service is one to where the rule hands it. */
export function forwarded(machine: Machine, request: HttpRequest): HttpRequest {
  const rules = forwardRules(machine.program);
  if (rules.length === 0) return request;
  const url = flatMap(request.url, (value) =>
    one(value.kind === "text" ? (behind(machine, rules, value) ?? value) : value),
  );
  return { ...request, url };
}

/** Where the rule hands an address on that says most of its path; null where none does, or not to the service. */
function behind(machine: Machine, rules: readonly ForwardRule[], url: TextValue): TextValue | null {
  const flat = flatten(url);
  const fitting = rules
    .filter(({ from }) => begins(flat, from))
    .sort((left, right) => right.from.length - left.from.length);
  const [rule] = fitting;
  if (!rule) return null;
  const rest = sliceParts(url.parts, rule.keeps ? 0 : rule.from.length, flat.length);
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
