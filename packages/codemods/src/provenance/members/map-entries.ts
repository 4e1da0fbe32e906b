import type { Cell } from "../cell.ts";
import type { Machine } from "../machine.ts";
import type { TextValue } from "../text/text-value.ts";
import { isSite, type SiteKind, type SiteValue, type Value, type Values } from "../value.ts";
import { NOTHING, union, without } from "../values.ts";
import { isPending, jsonSpellings } from "./json-key.ts";
import { mapKeys } from "./map-keys.ts";

/** Stands for what a text has where only a run would tell; no literal has it. */
const OPEN = "\uE000";

/** Stands before the number of an object or a function that is a key itself: it is found under no other. */
const ITSELF = "\uE001";

/** Keeps what is put into a map under its keys as well, as far as they are texts, or what code makes. */
export function keepEntry(machine: Machine, map: SiteValue, keys: Values, values: Values): void {
  for (const name of namesOf(machine, keys)) machine.write(entryCell(machine, map, name), values);
}

/** What a map gives for keys: not what is only ever put under others that are spelled otherwise. */
export function entriesUnder(machine: Machine, map: SiteValue, keys: Values): Values {
  if (isPending(machine, keys)) return NOTHING;
  const held = machine.read(map.element);
  const asked = namesOf(machine, keys);
  if (asked.includes(OPEN)) return held;
  const known = namesOf(machine, mapKeys(machine, map));
  const isAsked = (name: string): boolean => asked.some((each) => mayBeSame(each, name));
  const read = (names: readonly string[]): Values =>
    union(...names.map((name) => machine.read(entryCell(machine, map, name))));
  const own = read([OPEN, ...known.filter(isAsked)]);
  const others = read(known.filter((name) => !isAsked(name)));
  return without(held, (value) => others.has(value) && !own.has(value));
}

/** The names that keys go by; a type that only says that one is a text adds nothing to it. */
function namesOf(machine: Machine, keys: Values): readonly string[] {
  const names = [...keys].flatMap((key): readonly string[] => {
    if (key.kind === "text") return [spelled(key)];
    if (isSite(key, "json")) return jsonSpellings(machine, key, OPEN);
    return isMade(key) ? [`${ITSELF}${machine.intern.id(key)};`] : [];
  });
  const isKnown = [...keys].every(
    (key) => key.kind === "plain" || key.kind === "text" || isMade(key) || isSite(key, "json"),
  );
  return names.length > 0 && isKnown ? names : [...names, OPEN];
}

/** Whether a key is what an expression of the program makes: whoever asks by another asks for something else. */
function isMade(key: Value): boolean {
  return key.kind === "function" || (key.kind === "site" && KEY_KINDS.has(key.is));
}

const KEY_KINDS: ReadonlySet<SiteKind> = new Set(["array", "class", "instance", "object"]);

function entryCell(machine: Machine, { node, context }: SiteValue, name: string): Cell {
  return machine.prop(machine.site(node, context, "accumulator"), name);
}

/** How a text begins, to where only a run would tell more. */
function spelled({ parts }: TextValue): string {
  const open = parts.findIndex(
    (part) => !("text" in part) || part.inCase || part.cutAt !== undefined || part.encoded,
  );
  const begun = (open < 0 ? parts : parts.slice(0, open)).map((part) =>
    "text" in part ? part.text : "",
  );
  return `${begun.join("")}${open < 0 ? "" : OPEN}`;
}

function mayBeSame(left: string, right: string): boolean {
  const [one, other] = [left, right].map((text) => text.replace(OPEN, ""));
  if (one === undefined || other === undefined) return true;
  return (
    left === right ||
    (left.endsWith(OPEN) && other.startsWith(one)) ||
    (right.endsWith(OPEN) && one.startsWith(other))
  );
}
