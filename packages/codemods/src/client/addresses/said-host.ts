import type { TextPart } from "../../provenance/text/text-value.ts";
import { namedDomain } from "./named-domain.ts";

/** What code says of the host of a URL: a variable of the environment, or a domain; null where it says nothing. */
export function saidHost(parts: readonly TextPart[]): string | null {
  const [first] = parts;
  if (!first) return null;
  if ("hole" in first) return first.variable;
  const hole = parts.findIndex((part) => "hole" in part);
  const known = hole < 0 ? parts : parts.slice(0, hole);
  const text = known.map((part) => ("text" in part ? part.text : "")).join("");
  // Up to a hole only a host that ends before it is whole.
  return hole < 0 || /^\w+:\/\/[^/]+\//.test(text) ? namedDomain(text) : null;
}
