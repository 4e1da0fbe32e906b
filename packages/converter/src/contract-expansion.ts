import type { ValueSet } from "@habitshift/schemas";
import type { Expansion } from "./fields.ts";
import { type Draft, type JsonObject, memberOf, put } from "./json.ts";
import { type NoteTaker, take } from "./notes.ts";

/**
 * Puts the v1 value that stands for the v2 members. Where none stands for just these, the first one
 * that is known is assumed, and what it does not say is lost.
 */
export function contractExpansion(
  { from, values, change }: Expansion,
  input: JsonObject,
  value: Draft,
  taker: NoteTaker,
): void {
  const known = Object.entries(values);
  const exact = known.find(([, set]) => differences(set, input).length === 0);
  const [name, set] = exact ?? known[0] ?? [];
  if (name === undefined || set === undefined) return;
  put(value, from, name);
  if (exact) return;
  const lost = differences(set, input);
  for (const member of lost) take(taker, "lost", [member], "v1 has no place for it", change);
  take(taker, "assumed", lost.slice(0, 1), `\`${from}\` is assumed to be \`${name}\``, change);
}

function differences(set: ValueSet, input: JsonObject): string[] {
  return Object.keys(set).filter((member) => memberOf(input, member) !== set[member]);
}
