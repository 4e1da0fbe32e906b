import { bodiesIn } from "../body-pieces.ts";
import type { Machine } from "../machine.ts";
import { concat, hole, textsOf } from "../text.ts";
import type { Values } from "../value.ts";
import { JUST_PLAIN, NOTHING, one } from "../values.ts";
import type { Native } from "./native.ts";

/** The pieces of a body join to that body. Literal arrays join to text whose pieces are known; any other gives a hole. */
export const arrayJoin: Native = {
  name: "join",
  apply: (call) => {
    const { machine, self: receiver, node, frame } = call;
    const body = receiver ? bodiesIn(machine.verbs.elements(receiver, frame)) : NOTHING;
    if (body.size > 0) return body;
    if (
      receiver?.kind !== "site" ||
      receiver.props.size === 0 ||
      receiver.element.values.size > 0
    ) {
      return one(hole(machine, node, null));
    }
    const separators = separatorsOf(machine, call.args[0], receiver.props.size);
    let texts: Values | null = null;
    for (const cell of receiver.props.values()) {
      const piece = textsOf(machine, machine.read(cell), receiver.node);
      texts = texts ? concat(machine, concat(machine, texts, separators), piece) : piece;
    }
    return texts ?? JUST_PLAIN;
  },
};

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
