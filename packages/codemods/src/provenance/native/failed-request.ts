import type { Value } from "../value.ts";
import { JUST_UNKNOWN } from "../values.ts";
import type { Native } from "./native.ts";

/** The request that a client's error tells of: a client that is called with it sends it once more. */
export const failedRequest: Native = {
  name: "failed request",
  apply: () => JUST_UNKNOWN,
  member: () => JUST_UNKNOWN,
};

/** The failure that a request is told of by; null where it is none. */
export function failureOfRequest(value: Value): Value | null {
  return value.kind === "native" && value.native === failedRequest ? value.self : null;
}
