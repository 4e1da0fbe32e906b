import { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import { isSite, type SiteValue, type Value, type Values } from "../provenance/value.ts";

/** More ways than this to spell one key are too many to be told apart. */
const MOST_SPELLINGS = 8;
/** Stands for what only a run would tell. */
const ANY = "*";
const DEPTH = 4;

/**
 * How the key of a cache is spelled, as far as its code tells: `["habits", id]` is `habits|*`. Null where
 * not even its first word is known.
 */
export function spellingsOf(machine: Machine, value: Value): readonly string[] | null {
  const spellings = spell(machine, value, 0);
  return spellings.some((text) => text === ANY || text.startsWith(`${ANY}|`)) ? null : spellings;
}

function spell(machine: Machine, value: Value, depth: number): readonly string[] {
  if (value.kind === "text")
    return [value.parts.map((part) => ("text" in part ? part.text : ANY)).join("")];
  if (!isSite(value, "array") || depth > DEPTH) return [ANY];
  let texts: readonly string[] = [""];
  const end = placesIn(value);
  for (let index = 0; index < end && value.props.get(String(index)) !== undefined; index += 1) {
    const cell = machine.prop(value, String(index));
    const words = spellAll(machine, machine.read(cell), depth);
    texts = texts.flatMap((text) => words.map((word) => (index === 0 ? word : `${text}|${word}`)));
    if (texts.length > MOST_SPELLINGS) return [ANY];
  }
  return machine.read(value.element).size > 0
    ? texts.map((text) => (text === "" ? ANY : `${text}|${ANY}`))
    : texts;
}

/** How many members a list can have under their places: a pattern may ask for more, as in `([path, query]) => …`. */
function placesIn({ node }: SiteValue): number {
  return ts.isArrayLiteralExpression(node) ? node.elements.length : Number.POSITIVE_INFINITY;
}

function spellAll(machine: Machine, values: Values, depth: number): readonly string[] {
  return [...new Set([...values].flatMap((value) => spell(machine, value, depth + 1)))];
}
