import { JUST_PLAIN, NOTHING } from "../values.ts";
import type { Native } from "./native.ts";

/** Holds its first two arguments against each other. */
export const likened = (name: string): Native => ({
  name,
  apply: ({ machine, node, frame, args }) => {
    machine.likenesses.liken(
      { node, context: frame.context },
      args[0] ?? NOTHING,
      args[1] ?? NOTHING,
    );
    return JUST_PLAIN;
  },
});
