import type { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { Values } from "../value.ts";
import { flatMap } from "../values.ts";

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
    return hasPlaces ? direct : machine.verbs.elements(value, frame);
  });
}
