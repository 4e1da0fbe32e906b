import type { ts } from "ts-morph";
import type { Context } from "../context.ts";

/** The calls that led to where the functions around a place were made. */
export function callsBehind({ parent }: Context): readonly ts.Node[] {
  return parent ? [...parent.chain, ...callsBehind(parent)] : [];
}
