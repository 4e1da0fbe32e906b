import { ts } from "ts-morph";
import type { FlatRange } from "../client/match-url.ts";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { isSite, type SiteValue, type Value } from "../provenance/value.ts";
import { literalAt, place } from "./flat-edit.ts";
import { meetingOf } from "./meeting.ts";
import { memberName } from "./object-literals.ts";
import { removeProperty } from "./property-list.ts";
import { pathOf } from "./receiver.ts";

/** A parameter of the query: its value as it stands in a path, and what takes it out of the query. */
export type QueryParameter =
  | {
      readonly value: readonly Piece[];
      readonly expression: ts.Expression | null;
      readonly edits: readonly Edit[];
      /** The range of the URL's own text that it takes up; null where it is given apart. */
      readonly inText: FlatRange | null;
    }
  | { readonly edits: null; readonly reason: string };

export function queryParameter(
  facts: Facts,
  use: ExchangeUse,
  name: string,
): QueryParameter | null {
  return inText(use, name) ?? inObjects(facts, use, name) ?? besidePath(facts, use, name);
}

/** `get('/notes', { query: { habitId } })`: given beside the path to a wrapper that puts it into the URL. */
function besidePath(facts: Facts, use: ExchangeUse, name: string): QueryParameter | null {
  if (use.match.endpoint.request !== "none") return null;
  const literal = literalAt(use.match, use.match.segments.at(-1)?.start ?? 0)?.part.node;
  const call = literal && meetingOf(facts, use, literal)?.call;
  if (!call || (!ts.isCallExpression(call) && !ts.isNewExpression(call))) return null;
  for (const arg of call.arguments ?? []) {
    const found = memberWithin(arg, name, 0);
    if (found) return inLiteral(found.literal, found.member);
  }
  return null;
}

function memberWithin(
  node: ts.Expression,
  name: string,
  depth: number,
): { literal: ts.ObjectLiteralExpression; member: ts.ObjectLiteralElementLike } | null {
  if (!ts.isObjectLiteralExpression(node) || depth > 2) return null;
  const member = node.properties.find((property) => memberName(property) === name);
  if (member) return { literal: node, member };
  for (const property of node.properties) {
    const found = ts.isPropertyAssignment(property) ? memberWithin(property.initializer, name, depth + 1) : null;
    if (found) return found;
  }
  return null;
}

/** `?habitId=${id}&limit=5` in the URL's text. */
function inText(use: ExchangeUse, name: string): QueryParameter | null {
  const { flat, query } = use.match;
  const text = flat.slice(query.start, query.end);
  const found = new RegExp(`([?&])${name}=([^&#]*)(&?)`).exec(text);
  if (!found) return null;
  const [whole, mark = "", value = "", after = ""] = found;
  const start = query.start + found.index;
  const valueStart = start + mark.length + name.length + 1;
  const valueEnd = valueStart + value.length;
  const isFirst = mark === "?" && after === "&";
  const range = {
    start: isFirst ? start + 1 : start,
    end: isFirst ? start + whole.length : valueEnd,
  };
  const held = place(use.match).filter((each) => each.start < valueEnd && each.end > valueStart);
  const [only] = held;
  if (held.length !== 1 || !only)
    return { edits: null, reason: `\`${name}\` is put together at run time` };
  const hole = "text" in only.part ? only.part.via : only.part.hole;
  if (!hole || (only.start < valueStart && "text" in only.part))
    return { value: [value], expression: null, edits: [], inText: range };
  if (!ts.isExpression(hole)) return null;
  return { value: ["${", rangeOf(hole), "}"], expression: hole, edits: [], inText: range };
}

/** `new URLSearchParams({ habitId })`, `params: { habitId }`, `url.searchParams.set('habitId', id)`. */
function inObjects(facts: Facts, use: ExchangeUse, name: string): QueryParameter | null {
  const holes = use.match.parts.flatMap((part) =>
    "hole" in part ? [...facts.seen(part.hole)] : [],
  );
  const sites = [...holes, ...use.query].filter((value): value is SiteValue =>
    isSite(value, "search-params", "object", "url"),
  );
  for (const site of sites) {
    const found = inSite(facts, site, name, 0) ?? setOn(facts, site, name);
    if (found) return found;
  }
  return null;
}

function inSite(facts: Facts, site: SiteValue, name: string, depth: number): QueryParameter | null {
  if (depth > 4) return null;
  const { node } = site;
  if (site.is === "object" && ts.isObjectLiteralExpression(node)) {
    const member = node.properties.find((property) => memberName(property) === name);
    if (member) return inLiteral(node, member);
  }
  const inner = [...site.spread.values, ...(site.props.get("searchParams")?.values ?? [])];
  for (const value of inner) {
    const found = value.kind === "site" ? inSite(facts, value, name, depth + 1) : null;
    if (found) return found;
  }
  return null;
}

function inLiteral(
  literal: ts.ObjectLiteralExpression,
  member: ts.ObjectLiteralElementLike,
): QueryParameter {
  const expression = ts.isPropertyAssignment(member)
    ? member.initializer
    : ts.isShorthandPropertyAssignment(member)
      ? member.name
      : null;
  if (!expression) return { edits: null, reason: "the query is put together at run time" };
  const value: readonly Piece[] =
    ts.isStringLiteralLike(expression) && /^[\w.~-]+$/.test(expression.text)
      ? [expression.text]
      : [
          "${encodeURIComponent(",
          ts.isShorthandPropertyAssignment(member) ? expression.getText() : rangeOf(expression),
          ")}",
        ];
  return { value, expression, edits: [withoutMember(literal, member)], inText: null };
}

/** Takes a member out, and what only held it: `{ params: { habitId } }` is of no use when empty. */
function withoutMember(literal: ts.ObjectLiteralExpression, member: ts.Node): Edit {
  const file = pathOf(literal);
  const { parent } = literal;
  if (literal.properties.length > 1) return removeProperty(file, member, literal.properties);
  if (ts.isPropertyAssignment(parent) && ts.isObjectLiteralExpression(parent.parent)) {
    return withoutMember(parent.parent, parent);
  }
  const isLast = ts.isCallExpression(parent) && parent.arguments.length > 1 && parent.arguments.at(-1) === literal;
  return isLast ? removeProperty(file, literal, parent.arguments) : removeProperty(file, member, literal.properties);
}

/** A statement that sets the parameter goes; what it set stands in the path. */
function setOn(facts: Facts, site: Value, name: string): QueryParameter | null {
  if (site.kind !== "site") return null;
  const targets = new Set<Value>([site, ...(site.props.get("searchParams")?.values ?? [])]);
  let found: QueryParameter | null = null;
  const visit = (node: ts.Node): void => {
    if (found) return;
    found = setAt(facts, node, name, targets);
    ts.forEachChild(node, visit);
  };
  visit(site.node.getSourceFile());
  return found;
}

function setAt(
  facts: Facts,
  node: ts.Node,
  name: string,
  targets: ReadonlySet<Value>,
): QueryParameter | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const [key, value] = node.arguments;
  const sets = node.expression.name.text === "set" || node.expression.name.text === "append";
  if (!sets || !key || !value || !ts.isStringLiteralLike(key) || key.text !== name) return null;
  if (![...facts.seen(node.expression.expression)].some((each) => targets.has(each))) return null;
  if (!ts.isExpressionStatement(node.parent)) return null;
  return {
    value: ["${encodeURIComponent(", rangeOf(value), ")}"],
    expression: value,
    edits: [replace(pathOf(node), rangeOf(node.parent), "")],
    inText: null,
  };
}
