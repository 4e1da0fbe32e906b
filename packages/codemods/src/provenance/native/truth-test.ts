import { JUST_PLAIN } from "../values.ts";
import type { Native } from "./native.ts";

/** The global `Boolean`. */
export const truthTest: Native = {
  name: "Boolean",
  apply: () => JUST_PLAIN,
  construct: () => JUST_PLAIN,
};
