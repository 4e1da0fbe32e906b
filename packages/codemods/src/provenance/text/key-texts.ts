import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import { fieldKeys } from "../members/map-keys.ts";
import {
  isSite,
  type SiteValue,
  type TypedValue,
  type Value,
  type Values,
  writtenNames,
} from "../value.ts";
import { flatMap, JUST_PLAIN, union, without } from "../values.ts";

/** The names that objects have; a type that lists them says nothing more of an object that is written out. */
export function namesOfAll(machine: Machine, values: Values): Values {
  return flatMap(writtenOut(machine, values), (value) => keyTexts(machine, value));
}

/** Objects without what is known by its type alone, where the program writes out what that is. */
export function writtenOut(machine: Machine, values: Values): Values {
  return [...values].some((value) => isSite(value, "object"))
    ? without(values, (value) => value.kind === "typed" && listsNames(machine, value))
    : values;
}

function listsNames({ types }: Machine, { type }: TypedValue): boolean {
  const structure = types.expand(type);
  return structure.is === "record"
    ? structure.isListed === true
    : structure.is === "object" && structure.index === null;
}

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
