import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import { fieldKeys } from "../members/map-keys.ts";
import { isSite, type SiteValue, type Value, type Values, writtenNames } from "../value.ts";
import { JUST_PLAIN, union } from "../values.ts";

/**
 * The names of an object's members as text that stands where the object is written; anything, and the fields of
 * the service that it got members under, where they are not all known.
 */
export function keyTexts(machine: Machine, value: Value): Values {
  return value.kind === "site"
    ? union(writtenTexts(machine, value), fieldKeys(machine, value))
    : JUST_PLAIN;
}

function writtenTexts(machine: Machine, value: SiteValue): Values {
  if (!isSite(value, "object") || !ts.isObjectLiteralExpression(value.node)) return JUST_PLAIN;
  if (machine.read(value.element).size > 0 || machine.read(value.spread).size > 0)
    return JUST_PLAIN;
  machine.members(value);
  const texts = new Set<Value>();
  for (const { name } of value.node.properties) {
    if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return JUST_PLAIN;
    const { text } = name;
    texts.add(machine.intern.text([{ text, node: name, start: name.getStart(), exact: false }]));
  }
  return writtenNames(value).length > texts.size ? JUST_PLAIN : texts;
}
