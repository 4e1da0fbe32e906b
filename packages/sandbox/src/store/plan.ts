import { limits } from "@habitshift/schemas";

/** How many active keys an account may have, by its plan (section 8). */
export const activeKeysOf = {
  free: limits.activeKeysFree.value,
  premium: limits.activeKeysPremium.value,
  team: limits.activeKeysTeam.value,
  business: limits.activeKeysBusiness.value,
} as const;

export type PlanName = keyof typeof activeKeysOf;

/** The plans that an account may be on. */
export const planNames = Object.keys(activeKeysOf) as readonly PlanName[];

export function isPlan(text: unknown): text is PlanName {
  return typeof text === "string" && Object.hasOwn(activeKeysOf, text);
}
