import type { ts } from "ts-morph";
import type { TextPart } from "./text-value.ts";

/** The literals that a text is made of, in its order. */
export function literalNodes(parts: readonly TextPart[]): readonly ts.Node[] {
  return parts.flatMap((part) => ("text" in part ? [part.node] : []));
}
