import type { Value } from "../value.ts";
import { JUST_UNKNOWN } from "../values.ts";
import type { Native } from "./native.ts";

/** The request that a client's answer or error tells of: a client that is called with it sends it once more. */
export const sentRequest: Native = {
  name: "sent request",
  apply: () => JUST_UNKNOWN,
  member: () => JUST_UNKNOWN,
};

/** The answer or error that tells of a request; null where it is none. */
export function tellerOf(value: Value): Value | null {
  return value.kind === "native" && value.native === sentRequest ? value.self : null;
}
