import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import { knownText } from "../text/text.ts";
import { isSite, type SiteValue, type Value, type Values } from "../value.ts";

/** More ways than this to spell one key are too many to be told apart. */
const MOST_SPELLINGS = 8;

/**
 * How a list of texts is written as JSON, each of its ways up to the first word that only a run tells:
 * `JSON.stringify(['habits', id])` begins with `["habits",`.
 *
 * @param open - What a spelling ends with where only a run tells more.
 */
export function jsonSpellings(machine: Machine, json: SiteValue, open: string): readonly string[] {
  const texts = [...machine.read(json.element)].flatMap((value): readonly string[] =>
    isSite(value, "array") ? listSpellings(machine, value, open) : [open],
  );
  return texts.length > 0 && texts.length <= MOST_SPELLINGS ? texts : [open];
}

function listSpellings(machine: Machine, list: SiteValue, open: string): readonly string[] {
  if (machine.read(list.element).size > 0 || machine.read(list.spread).size > 0) return [open];
  let texts: readonly string[] = ["["];
  for (let index = 0; list.props.get(String(index)) !== undefined; index += 1) {
    const words = wordsOf(machine.read(machine.prop(list, String(index))));
    if (!words) return texts.map((text) => `${text}${open}`);
    texts = texts.flatMap((text) => words.map((word) => `${text}${JSON.stringify(word)},`));
    if (texts.length > MOST_SPELLINGS) return [open];
  }
  return texts.map((text) => `${text}]`);
}

/** Whether a key is JSON of what the run under way has not made yet: it will be known when the program has run that far. */
export function isPending(machine: Machine, keys: Values): boolean {
  if (keys.size === 0) return true;
  return [...keys].some((key) => {
    if (!isSite(key, "json")) return false;
    const held = machine.read(key.element);
    return held.size === 0 || [...held].some((value) => isUnfilled(machine, value));
  });
}

function isUnfilled(machine: Machine, value: Value): boolean {
  if (!isSite(value, "array") || !ts.isArrayLiteralExpression(value.node)) return false;
  if (value.node.elements.some(ts.isSpreadElement)) return false;
  return value.node.elements.some(
    (_, index) => machine.read(machine.prop(value, String(index))).size === 0,
  );
}

/** The texts that stand at a place of a list; null where one of them is known by a run alone. */
function wordsOf(values: Values): readonly string[] | null {
  const words = [...values].map(knownText).filter((text) => text !== null);
  return words.length > 0 && words.length === values.size ? words : null;
}
