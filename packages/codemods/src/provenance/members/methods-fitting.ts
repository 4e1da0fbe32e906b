import { ts } from "ts-morph";
import { escapeRegExp } from "../../program/escape-reg-exp.ts";
import { memberName } from "../../program/member-name.ts";
import { classesOf } from "../classes/classes-of.ts";
import { isStatic } from "../classes/is-static.ts";
import type { Machine } from "../machine.ts";
import type { TextValue } from "../text/text-value.ts";
import { isSite, type Values } from "../value.ts";

/** The methods of instances that a key can name of which only a part is known: `` this[`on_${verb}`] `` is any that begins so. */
export function methodsFitting(
  machine: Machine,
  receivers: Values,
  keys: Values,
): readonly string[] {
  const patterns = [...keys].flatMap((key) => (key.kind === "text" ? patternOf(key) : []));
  if (patterns.length === 0) return [];
  const instances = [...receivers].filter((value) => isSite(value, "instance"));
  const names = instances
    .flatMap((instance) => classesOf(machine, instance))
    .flatMap(({ node }) => (ts.isClassLike(node) ? node.members.flatMap(methodName) : []));
  return [...new Set(names)].filter((name) => patterns.some((pattern) => pattern.test(name)));
}

function patternOf({ parts }: TextValue): readonly RegExp[] {
  if (!parts.some((part) => "text" in part && part.text !== "")) return [];
  const written = parts.map((part) => ("text" in part ? escapeRegExp(part.text) : ".*"));
  return [new RegExp(`^${written.join("")}$`, "s")];
}

function methodName(member: ts.ClassElement): readonly string[] {
  const name = ts.isMethodDeclaration(member) && !isStatic(member) ? memberName(member) : null;
  return name === null ? [] : [name];
}
