import type { TextPart } from "../../provenance/text/text-value.ts";
import { originIn } from "./origin-in.ts";

/** What a piece of an address is wherever it is written: a variable or an origin by its name, else its place. */
export function tokenOf(part: TextPart): object | string {
  if ("hole" in part) return part.variable ?? part.hole;
  return originIn(part.text) ?? part.node;
}
