import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { isSite, type Value } from "../../provenance/value.ts";
import { pathOf } from "../receiver.ts";
import { queryByAssignment } from "./query-by-assignment.ts";
import type { QueryValue } from "./query-value.ts";

/** A statement that sets the parameter goes; what it set stands in the path. */
export function queryBySetter(facts: Facts, site: Value, name: string): QueryValue | null {
  if (site.kind !== "site") return null;
  const targets = new Set<Value>([site, ...(site.props.get("searchParams")?.values ?? [])]);
  let found: QueryValue | null = null;
  const visit = (node: ts.Node): void => {
    if (found) return;
    found = setAt(facts, node, name, targets) ?? queryByAssignment(facts, node, name, targets);
    ts.forEachChild(node, visit);
  };
  for (const { source } of facts.program.modules.values())
    if (source.text.includes(name)) visit(source);
  return found;
}

function setAt(
  facts: Facts,
  node: ts.Node,
  name: string,
  targets: ReadonlySet<Value>,
): QueryValue | null {
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
  return {
    value: ["${encodeURIComponent(", rangeOf(value), ")}"],
    expression: value,
    edits: [
      isStatement
        ? replace(pathOf(node), rangeOf(node.parent), "")
        : replace(pathOf(node), { start: receiver.getEnd(), end: node.getEnd() }, ""),
    ],
    inText: null,
  };
}
