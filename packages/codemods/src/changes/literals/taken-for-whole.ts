import type { ts } from "ts-morph";
import { isInTemplate } from "../in-template.ts";

/** What stands before and behind an object that a compiler is to take for whole: a template of Angular knows no `as`. */
export function takenForWhole(node: ts.Node): readonly [before: string, behind: string] {
  return isInTemplate(node) ? ["$any(", ")"] : ["", " as never"];
}
