import type { Report } from "../../report/report.ts";
import { countOf } from "../../report/words.ts";

/** `on 2024-12-20 (migration, 57 days to the v1 sunset)`. */
export function describeClock({ asOf, phase, daysToSunset }: Report): string {
  return `on ${asOf} (${phase}, ${describeSunset(daysToSunset)})`;
}

/** `57 days to the v1 sunset`. */
function describeSunset(daysToSunset: number): string {
  if (daysToSunset === 0) return "the day of the v1 sunset";
  const days = countOf(Math.abs(daysToSunset), "day");
  return daysToSunset > 0 ? `${days} to the v1 sunset` : `${days} after the v1 sunset`;
}
