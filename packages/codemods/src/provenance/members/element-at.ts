import { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, Values } from "../value.ts";
import { flatMap, JUST_NULLISH, union } from "../values.ts";

/** The element at a position, where positions are told apart. */
export function elementAt(
  machine: Machine,
  values: Values,
  index: number,
  frame: Frame,
  node: ts.Node,
): Values {
  return flatMap(values, (value) => {
    const direct = machine.verbs.member(value, String(index), frame, node);
    if (direct.size > 0 || value.kind !== "site") return direct;
    // Where positions are told apart, one that is still empty is filled later.
    const hasPlaces = [...value.props.keys()].some(
      (name) => name !== String(index) && /^\d+$/.test(name),
    );
    if (!hasPlaces) return machine.verbs.elements(value, frame);
    return endsBefore(value, index) ? union(direct, JUST_NULLISH) : direct;
  });
}

/** `['Walk']` has no second element: what is taken there is nothing at all. */
function endsBefore({ node }: SiteValue, index: number): boolean {
  return (
    ts.isArrayLiteralExpression(node) &&
    node.elements.length <= index &&
    !node.elements.some(ts.isSpreadElement)
  );
}
