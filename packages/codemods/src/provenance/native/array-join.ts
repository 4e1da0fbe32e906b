import { ts } from "ts-morph";
import { bodiesIn } from "../body-pieces.ts";
import type { Machine } from "../machine.ts";
import { concat, hole, textsOf } from "../text.ts";
import type { SiteValue, Values } from "../value.ts";
import { JUST_PLAIN, NOTHING, one, union } from "../values.ts";
import type { Native } from "./native.ts";

/** The pieces of a body join to that body. Literal arrays join to text whose pieces are known; any other gives a hole. */
export const arrayJoin: Native = {
  name: "join",
  apply: (call) => {
    const { machine, self: receiver, node, frame } = call;
    const body = receiver ? bodiesIn(machine.verbs.elements(receiver, frame)) : NOTHING;
    if (body.size > 0) return body;
    if (receiver?.kind !== "site" || receiver.props.size === 0)
      return one(hole(machine, node, null));
    const isOpen = receiver.element.values.size > 0;
    const count = receiver.props.size + (isOpen ? 1 : 0);
    const separators = separatorsOf(machine, call.args[0], count);
    let texts: Values | null = null;
    for (const cell of receiver.props.values()) {
      const piece = textsOf(machine, machine.read(cell), receiver.node);
      texts = texts ? concat(machine, concat(machine, texts, separators), piece) : piece;
    }
    if (!texts || !isOpen) return texts ?? JUST_PLAIN;
    const open = concat(
      machine,
      concat(machine, texts, separators),
      one(hole(machine, node, null)),
    );
    return isSpread(receiver) ? open : union(texts, open);
  },
};

/** Whether something is surely listed behind the places that are known, though not how much; else code may add it. */
function isSpread({ node }: SiteValue): boolean {
  return (
    ts.isArrayLiteralExpression(node) &&
    node.elements.some((element) => ts.isSpreadElement(element))
  );
}

/** What stands between the pieces. Between more than two it is one literal at several places: nothing can be written there. */
function separatorsOf(machine: Machine, given: Values | undefined, count: number): Values {
  if (!given) return one(machine.intern.text([]));
  if (count <= 2) return given;
  return new Set(
    [...given].map((value) =>
      value.kind === "text"
        ? machine.intern.text(
            value.parts.map((part) => ("text" in part ? { ...part, exact: false } : part)),
          )
        : value,
    ),
  );
}
