import { fieldDecisions } from "./decisions/fields.ts";
import { pathDecisions } from "./decisions/paths.ts";
import { serviceDecisions } from "./decisions/service.ts";

/** Every decision, in the order of its theme: paths, fields, then keys, limits and time. */
export const decisions = [...pathDecisions, ...fieldDecisions, ...serviceDecisions] as const;

export type DecisionTopic = (typeof decisions)[number]["topic"];
