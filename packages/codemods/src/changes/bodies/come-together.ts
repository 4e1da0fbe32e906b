import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isAssignmentOperator } from "../../program/is-assigned.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import {
  isNullish,
  isSite,
  isWrittenTo,
  type SiteValue,
  type Value,
} from "../../provenance/value.ts";

/**
 * Whether a member that a body is given by its name never comes without one of others: all objects that it is looked
 * up in are written out, and have one of the others where they have it.
 */
export function comeTogether(
  facts: Facts,
  body: SiteValue,
  name: string,
  others: readonly string[],
): boolean {
  const sources = lookUpsFor(facts, body).flatMap((node) => {
    const { lookUps } = facts.machine;
    return lookUps.keys(node).flatMap((key) => [...lookUps.receivers(node, key)]);
  });
  const isTogether = (source: Value): boolean =>
    isClosed(source) &&
    (!isWrittenTo(source, name) || others.some((each) => isSurelyWritten(source, each)));
  return sources.length > 0 && sources.every((source) => isNullish(source) || isTogether(source));
}

/** The look-ups that give a body its members: `{ ...body, [key]: form[key] }`, `body[key] = form[key]`. */
function lookUpsFor(facts: Facts, body: SiteValue): readonly ts.Node[] {
  const within = nodesIn(body.node).filter(ts.isElementAccessExpression);
  const assigned = facts.program
    .nodes(ts.isBinaryExpression)
    .filter(
      ({ left, operatorToken }) =>
        isAssignmentOperator(operatorToken) &&
        ts.isElementAccessExpression(left) &&
        facts.seen(left.expression).has(body),
    )
    .flatMap(({ right }) => nodesIn(right).filter(ts.isElementAccessExpression));
  return [...within, ...assigned];
}

/** Whether an object has no members but those that are written where it is made. */
function isClosed(value: Value): value is SiteValue {
  return (
    isSite(value, "object") && value.element.values.size === 0 && value.spread.values.size === 0
  );
}

function isSurelyWritten({ props, own }: SiteValue, name: string): boolean {
  const held = [...(props.get(name)?.values ?? [])];
  return own.has(name) && held.length > 0 && !held.some(isNullish);
}
