import { ts } from "ts-morph";
import { type Edit, insert, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { literalNodes } from "../../provenance/text/literal-nodes.ts";
import { isSite } from "../../provenance/value.ts";
import { pathOf } from "../receiver.ts";

/** Whether the path was assigned to a URL by itself, so that a question mark in it begins no query. */
export function isAssignedPath(use: ExchangeUse): boolean {
  return use.match.parts.some((part) => "text" in part && part.bare);
}

/**
 * `url.pathname = path` becomes `url.href = new URL(path, url).href`, which takes a query as well; null where the
 * assignment is not found, or where the URL may have a query that this would drop.
 */
export function assignWhole(facts: Facts, use: ExchangeUse): readonly Edit[] | null {
  const nodes = new Set(literalNodes(use.match.parts));
  const edits: Edit[] = [];
  for (const module of facts.program.modules.values()) {
    const visit = (node: ts.Node): boolean => {
      const target = pathTarget(node);
      if (
        target &&
        [...facts.seen(target.value)].some(
          (value) =>
            value.kind === "text" &&
            value.parts.some((part) => "text" in part && nodes.has(part.node)),
        )
      ) {
        if (!isPlainUrl(facts, target.url)) return false;
        const { url, value, name } = target;
        edits.push(
          replace(pathOf(node), { start: name.getStart(), end: name.getEnd() }, "href"),
          insert(pathOf(node), value.getStart(), "new URL("),
          insert(pathOf(node), value.getEnd(), `, ${url.getText()}).href`),
        );
      }
      let isFine = true;
      ts.forEachChild(node, (child) => {
        isFine &&= visit(child);
      });
      return isFine;
    };
    if (!visit(module.source)) return null;
  }
  return edits.length > 0 ? edits : null;
}

interface PathTarget {
  readonly url: ts.Expression;
  readonly name: ts.Node;
  readonly value: ts.Expression;
}

function pathTarget(node: ts.Node): PathTarget | null {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken)
    return null;
  const { left, right } = node;
  const isPath = ts.isPropertyAccessExpression(left) && left.name.text === "pathname";
  return isPath && isRepeatable(left.expression)
    ? { url: left.expression, name: left.name, value: right }
    : null;
}

function isPlainUrl(facts: Facts, url: ts.Expression): boolean {
  return [...facts.seen(url)].every(
    (value) =>
      isSite(value, "url") &&
      ![...(value.props.get("href")?.values ?? [])].some(
        (text) =>
          text.kind === "text" &&
          text.parts.some((part) => "text" in part && part.text.includes("?")),
      ),
  );
}
