import { NOTHING, one } from "../values.ts";
import type { Native } from "./native.ts";

/** A method that gives what it is called on: it changes nothing that matters. */
export const itself = (name: string): Native => ({
  name,
  apply: ({ self }) => (self ? one(self) : NOTHING),
});

/** A function that gives what it is given. */
export const given = (name: string): Native => ({ name, apply: ({ args }) => args[0] ?? NOTHING });
