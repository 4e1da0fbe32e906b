/** The plans that an account may be on; each has its own number of active keys. */
export const planNames = ["free", "premium", "team", "business"] as const;

export type PlanName = (typeof planNames)[number];
