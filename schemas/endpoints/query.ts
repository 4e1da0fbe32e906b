import { limits } from "../limits.ts";
import type { QueryParameter } from "../query-parameter.ts";

/** Pages of a list (decision `lists`): `limit` is 1 to 100 and 50 unless told, `offset` counts from 0. */
export const pageQuery: readonly QueryParameter[] = [
  {
    name: "limit",
    required: false,
    type: "integer",
    range: [limits.pageSizeMinimum.value, limits.pageSizeMaximum.value],
    description: "Page size, 1 to 100; 50 where it is absent.",
  },
  {
    name: "offset",
    required: false,
    type: "integer",
    range: [0, Number.MAX_SAFE_INTEGER],
    description: "Number of items to pass over; 0 where it is absent.",
  },
];

/** The day that habits are asked for (section 4; decision `date-query`). */
export const dateQuery: QueryParameter = {
  name: "date",
  required: false,
  type: "string",
  format: "date",
  words: ["today"],
  description: "`today` or a day as YYYY-MM-DD (UTC): only the habits due that day.",
};

/** The habit that a v1 log or note belongs to (decision `v1-habit-id`). */
export const habitIdQuery: QueryParameter = {
  name: "habitId",
  required: false,
  type: "string",
  description: "The habit; it may stand in the body instead.",
};
