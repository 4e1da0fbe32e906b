import type { Facts } from "../facts/facts.ts";
import { placeAt } from "./place-at.ts";

/** More functions than this are not named. */
const MOST_NAMED = 3;

/** Says which functions are called from so many places that these could not be told apart. */
export function mergedCallsNotice({ machine, program }: Facts): readonly string[] {
  const own = [...machine.merged].filter((node) => !program.isModel(node));
  const functions = own.map((node) => {
    const { file, line } = placeAt(node, "");
    return `${file}:${line}`;
  });
  if (functions.length === 0) return [];
  const named = functions.sort().slice(0, MOST_NAMED).join(", ");
  const others = functions.length - MOST_NAMED;
  const what = others > 0 ? `${named} and ${others} more` : named;
  return [
    `${what}: called from so many places that these were looked at as one; what differs from call to call may not be found there`,
  ];
}
