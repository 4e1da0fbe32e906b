import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { isSite, type SiteValue, type Value } from "../../provenance/value.ts";
import { pathOf } from "../receiver.ts";
import { doneFor } from "./done-for.ts";
import { queryByAssignment } from "./query-by-assignment.ts";
import type { QueryValue, SetQuery } from "./query-value.ts";

/** Statements that set the parameter go; what one set stands in the path. */
export interface SetQueries {
  /** What is set on the URL of this use alone. */
  readonly own: readonly QueryValue[];
  /** What is set on the URL of all that come by. */
  readonly common: readonly QueryValue[];
}

/** What sets the parameter on a URL, where this is not done for another use alone. */
export function queriesBySetter(
  facts: Facts,
  use: ExchangeUse,
  site: SiteValue,
  name: string,
): SetQueries {
  const targets = new Set<Value>([site, ...(site.props.get("searchParams")?.values ?? [])]);
  const own: QueryValue[] = [];
  const common: QueryValue[] = [];
  const visit = (node: ts.Node): void => {
    const found =
      setAt(facts, node, name, targets) ?? queryByAssignment(facts, node, name, targets);
    const whose = found && doneFor(facts, use, found.url, site);
    if (found && whose === "this") own.push(found.query);
    if (found && whose === "all") common.push(found.query);
    ts.forEachChild(node, visit);
  };
  for (const { source } of facts.program.modules.values())
    if (source.text.includes(name)) visit(source);
  return { own, common };
}

function setAt(
  facts: Facts,
  node: ts.Node,
  name: string,
  targets: ReadonlySet<Value>,
): SetQuery | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const [key, value] = node.arguments;
  const sets = node.expression.name.text === "set" || node.expression.name.text === "append";
  if (!sets || !key || !value || !ts.isStringLiteralLike(key) || key.text !== name) return null;
  if (![...facts.seen(node.expression.expression)].some((each) => targets.has(each))) return null;
  const isStatement = ts.isExpressionStatement(node.parent);
  // A link of a chain goes by itself: the next one is called on what the one before gave.
  const receiver = node.expression.expression;
  const isLink = [...targets].some((each) => isSite(each, "http-params"));
  if (!isStatement && !isLink) return null;
  const query: QueryValue = {
    value: ["${encodeURIComponent(", rangeOf(value), ")}"],
    expression: value,
    edits: [
      isStatement
        ? replace(pathOf(node), rangeOf(node.parent), "")
        : replace(pathOf(node), { start: receiver.getEnd(), end: node.getEnd() }, ""),
    ],
    inText: null,
  };
  return { url: receiver, query };
}
