import { ts } from "ts-morph";
import { superMember } from "../classes/super-member.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { orAbsent } from "../statements/truth.ts";
import { knownTexts } from "../text/text.ts";
import type { SiteValue, Value, Values } from "../value.ts";
import { flatMap, JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union, without } from "../values.ts";
import { copiedFrom } from "./copied.ts";
import { methodsFitting } from "./methods-fitting.ts";
import { memberOfAll } from "./site-member.ts";
import { wellKnownSymbol } from "./well-known-symbol.ts";

export function evaluateProperty(
  machine: Machine,
  node: ts.PropertyAccessExpression,
  frame: Frame,
): Values {
  const known = machine.externals.environmentAt(machine, node) ?? wellKnownSymbol(machine, node);
  if (known) return known;
  if (node.expression.kind === ts.SyntaxKind.SuperKeyword) return superMember(machine, node, frame);
  const receivers = machine.verbs.evaluate(node.expression, frame);
  return memberOfAll(machine, receivers, node.name.text, frame, node);
}

/** `a[i]`: a member where the key is known, else any of them. */
export function evaluateElement(
  machine: Machine,
  node: ts.ElementAccessExpression,
  frame: Frame,
): Values {
  const receivers = machine.verbs.evaluate(node.expression, frame);
  const keys = machine.verbs.evaluate(node.argumentExpression, frame);
  const names = keysOf(node.argumentExpression, keys, frame);
  machine.lookUps.record(node, keys, receivers);
  // Beside names, a path has positions: `['data', 0, 'title']`.
  const fitting = (): readonly string[] => [
    ...new Set([...methodsFitting(machine, receivers, keys), ...knownTexts(keys)]),
  ];
  const found = (names ?? fitting()).map((name) =>
    memberOfAll(machine, receivers, name, frame, node),
  );
  return names ? union(...found) : union(anyMember(machine, receivers, frame), ...found);
}

/** The names that a key can be; null where that is not known. */
export function keysOf(node: ts.Expression, keys: Values, frame: Frame): readonly string[] | null {
  // The key that a library keeps something under will be known when the program has run that far.
  if (keys.size === 0 && frame.context.module.isModel) return [];
  if (ts.isNumericLiteral(node)) return [node.text];
  const texts = knownTexts(keys);
  return texts.length > 0 && texts.length === keys.size ? texts : null;
}

/** What any member of any of some values can be. States that copy each other are gone through once for all of them. */
export function anyMember(machine: Machine, values: Values, frame: Frame): Values {
  const copied = copiedFrom(machine, [...values].filter(isMade));
  const made = copied.filter(isMade);
  const found = union(
    ...made.map((site) => heldBy(machine, site)),
    flatMap(without(new Set([...copied, ...values]), isMade), (value) =>
      anyMemberOf(machine, value, frame),
    ),
  );
  return made.length > 0 ? orAbsent(found) : found;
}

function isMade(value: Value): value is SiteValue {
  return value.kind === "site";
}

/** All that an object was written with, whatever it copied. */
function heldBy(machine: Machine, site: SiteValue): Values {
  return union(...machine.members(site), machine.read(site.element));
}

/** What any member of a value can be that code does not create. */
function anyMemberOf(machine: Machine, value: Value, frame: Frame): Values {
  if (value.kind === "typed" || (value.kind === "service" && value.type.is === "list")) {
    return machine.verbs.elements(value, frame);
  }
  if (value.kind === "plain") return value.nullish ? NOTHING : JUST_PLAIN;
  if (value.kind === "unknown" && value.onPage) return JUST_UNKNOWN;
  if (value.kind === "unknown" || value.kind === "field" || value.kind === "foreign")
    return one(value);
  return JUST_UNKNOWN;
}
