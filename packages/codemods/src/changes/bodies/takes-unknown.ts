import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { oncePer } from "../../program/once-per.ts";
import { bringsNothing } from "../../provenance/brings-nothing.ts";
import { isSite, type Value } from "../../provenance/value.ts";
import { mergedInto } from "../literals/merging-calls.ts";

/** Whether an object gets members that cannot be seen: what they are called in v2 nobody can write beside them. */
export function takesUnknown(facts: Facts, node: ts.Node): boolean {
  return spreadsUnknown(facts, node) || givenUnknown(facts).has(node);
}

function spreadsUnknown(facts: Facts, node: ts.Node): boolean {
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.some(
      (member) => ts.isSpreadAssignment(member) && isUnknown(facts, member.expression),
    )
  );
}

/** What a call copies something unknown into: `Object.assign({ unit }, JSON.parse(text))`. */
const givenUnknown = oncePer(
  (facts: Facts): ReadonlySet<ts.Node> =>
    new Set(
      facts.program.nodes(ts.isCallExpression).flatMap((node) => {
        const [target, ...sources] = mergedInto(node);
        if (!target || !sources.some((source) => isUnknown(facts, source))) return [];
        return [...facts.seen(target)].flatMap((value) =>
          value.kind === "site" ? [value.node] : [],
        );
      }),
    ),
);

function isUnknown(facts: Facts, node: ts.Expression): boolean {
  const values = [...facts.seen(ts.isSpreadElement(node) ? node.expression : node)];
  const brought = values.filter((value) => !bringsNothing(value));
  return brought.length > 0 && brought.every(isOfUnknown);
}

/** What nothing is known of, and what a pattern leaves of that: `const { title, ...rest } = JSON.parse(text)`. */
function isOfUnknown(value: Value): boolean {
  if (value.kind === "unknown") return true;
  const isRest = isSite(value, "object") && ts.isBindingElement(value.node);
  const copied = isRest ? [...value.spread.values].filter((each) => !bringsNothing(each)) : [];
  return isRest && value.props.size === 0 && copied.every(isOfUnknown);
}
