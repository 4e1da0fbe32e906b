import { flatten } from "../../client/addresses/match-url.ts";
import type { Machine } from "../machine.ts";
import { sliceText } from "../text/text-slice.ts";
import type { TextValue } from "../text/text-value.ts";

/** A base and a path without the `../` and `./` that the path begins with, which a URL takes out of both. */
export function withoutDots(
  machine: Machine,
  base: TextValue,
  path: TextValue,
  origin: number,
): readonly [base: TextValue, path: TextValue] {
  const [before, behind] = [flatten(base), flatten(path)];
  let [start, end] = [0, before.lastIndexOf("/") + 1];
  for (let dots = DOTS.exec(behind); dots; dots = DOTS.exec(behind.slice(start))) {
    start += dots[0].length;
    // Above the root there is nothing.
    if (dots[0] === "../") end = Math.max(before.lastIndexOf("/", end - 2), origin) + 1;
  }
  if (start === 0 || end <= origin) return [base, path];
  return [sliceText(machine, base, 0, end), sliceText(machine, path, start, behind.length)];
}

const DOTS = /^\.{1,2}\//;
