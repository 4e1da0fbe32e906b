/** The habit service, v1 and v2, to test integrations against. */
export { type PlanName, planNames } from "./store/plan.ts";
