import type { ts } from "ts-morph";
import { pathOf } from "../changes/receiver.ts";
import type { Facts } from "../facts/facts.ts";
import { isTypedPath } from "../program/is-typed-path.ts";

/**
 * What is written behind headers that are gone through: a compiler before 6 knows that they can be only where the
 * configuration names `dom.iterable` beside `dom`.
 */
export function asIterable({ program }: Facts, node: ts.Node): string {
  const file = pathOf(node);
  const libs: unknown = isTypedPath(file) ? program.compilerOption(file, "lib") : null;
  if (!Array.isArray(libs)) return "";
  const named = new Set(libs.map((lib) => String(lib).toLowerCase()));
  return named.has("dom") && !named.has("dom.iterable")
    ? " as unknown as Iterable<[string, string]>"
    : "";
}
