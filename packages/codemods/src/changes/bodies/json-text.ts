import { flatten, HOLE } from "../../client/addresses/match-url.ts";
import type { Facts } from "../../facts/facts.ts";
import { literalNodes } from "../../provenance/text/literal-nodes.ts";
import type { TextValue } from "../../provenance/text/text-value.ts";
import type { Value, Values } from "../../provenance/value.ts";
import { JUST_UNKNOWN, NOTHING, one } from "../../provenance/values.ts";

/** Texts that are JSON of an object as they are written: `'{"habitId":"' + id + '","status":"done"}'`. */
export function jsonTexts(body: Values): readonly TextValue[] {
  return [...body].filter((value): value is TextValue => isJsonText(value));
}

export function isJsonText(value: Value): value is TextValue {
  return value.kind === "text" && /^\s*\{\s*\\?"/.test(flatten(value));
}

/** What such a text has under a name: the text that stands there, or what only a run tells. */
export function jsonMember({ machine }: Facts, value: TextValue, name: string): Values {
  const held = new RegExp(`\\\\?"${name}\\\\?"\\s*:\\s*(?:\\\\?"([^"\\\\]*)|(\\S))`).exec(
    flatten(value),
  );
  if (!held) return NOTHING;
  const [, text] = held;
  const [node] = literalNodes(value.parts);
  if (text === undefined || text.includes(HOLE) || !node) return JUST_UNKNOWN;
  return one(machine.intern.text([{ text, node, start: 0, exact: false }]));
}
