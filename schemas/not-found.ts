import type { ErrorCondition } from "./error-condition.ts";
import { decided } from "./source.ts";

/** Apart from the others, as an unknown id is no failure of every call. */
export const notFound = {
  id: "not-found",
  condition: "No such path or no such item",
  status: 404,
  code: "NOT_FOUND",
  source: decided("status-codes"),
} as const satisfies ErrorCondition;
