import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { type MovedMapping, mappingOf, movedMapping, type Role } from "../../facts/shapes.ts";
import { isJustDeclared } from "../../facts/value-origin.ts";
import { isSymbol } from "../../program/is-symbol.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { knownText } from "../../provenance/text/text.ts";
import { isNullish, type Value, type Values } from "../../provenance/value.ts";
import { without } from "../../provenance/values.ts";
import { holdsOnly, literalOf } from "../key-uses.ts";
import { showsAgain } from "../literals/shown-again.ts";
import { type Receiver, receiverOf } from "../receiver.ts";
import { isCalled } from "./is-called.ts";
import { isWrittenOut } from "./key-table.ts";
import { declaredType, listedAt } from "./listed-names.ts";
import { isOpenLookUp, openNames } from "./open-names.ts";
import { enumeratedNames, isOfOwnNames } from "./own-names.ts";

/** A place that looks a member up by a name that code keeps as text. */
export interface KeyLookUp {
  readonly node: ts.ElementAccessExpression;
  readonly role: Role;
  readonly receiver: Receiver;
  /** The literals that name v1 members. */
  readonly keys: readonly KeyLiteral[];
  /** The names that are written out where the look-up is: the v1 ones, or all where no other can come. */
  readonly names: readonly string[];
  readonly isWhole: boolean;
  /** Whether nothing but payloads of the role stands there. */
  readonly isPure: boolean;
  /** Whether a name may come that no code spells. */
  readonly isOpen: boolean;
}

/** A literal that names a member: a string, a literal type, or the name of a property whose keys are listed. */
export interface KeyLiteral {
  readonly literal: ts.StringLiteral | ts.Identifier;
  readonly mapping: MovedMapping;
}

/** Every look-up by a kept name, once for each role that the object has. */
export function keyLookUps(facts: Facts): readonly KeyLookUp[] {
  const found: KeyLookUp[] = [];
  for (const node of facts.program.nodes(ts.isElementAccessExpression)) {
    const { argumentExpression: key } = node;
    const isNamed = ts.isLiteralExpression(key) || isSymbol(facts.program, key);
    if (!isNamed && !isWrittenOut(node)) found.push(...lookUpsAt(facts, node));
  }
  return found;
}

function lookUpsAt(facts: Facts, node: ts.ElementAccessExpression): readonly KeyLookUp[] {
  const receivers = facts.seen(node.expression);
  return [...facts.roles.rolesOf(receivers)].flatMap((role): readonly KeyLookUp[] => {
    const receiver = role === "envelope" ? null : receiverOf(facts, receivers, role);
    if (!receiver) return [];
    const values = keysAt(facts, node, role);
    const keys = keysOf(facts, node.argumentExpression, values, role);
    const isPure = holdsOnly(facts, declaredOnly(node, receivers), role);
    const coming = namesComing(facts, node, role, { keys, values, isPure });
    const isNamed = keys.length > 0 || values.some((value) => isNameCutOut(value, role));
    if (!isNamed && (!coming.isOpen || isOfOwnNames(facts, node, role))) return [];
    return [{ node, role, receiver, keys, isPure, ...coming }];
  });
}

/** Where a compiler knows what stands there, nothing does of which the rest is not known. */
function declaredOnly(node: ts.Node, receivers: Values): Values {
  return isTypeScript(node) && [...receivers].some(({ kind }) => kind === "typed")
    ? without(receivers, ({ kind }) => kind === "plain")
    : receivers;
}

/** The names that a look-up is by: those that come there, and that the type of its key lists. */
function namesComing(
  facts: Facts,
  node: ts.ElementAccessExpression,
  role: Role,
  {
    keys,
    values,
    isPure,
  }: Pick<KeyLookUp, "keys" | "isPure"> & { readonly values: readonly Value[] },
): Pick<KeyLookUp, "names" | "isWhole" | "isOpen"> {
  const listed =
    listedAt(facts, node.argumentExpression)?.map(({ text }) => text) ??
    enumeratedNames(facts, node) ??
    undefined;
  const texts = values.map(knownText).filter((text) => text !== null);
  const isOpen = listed === undefined && isOpenLookUp(facts, node, values);
  const isWhole =
    isPure &&
    (listed !== undefined || texts.length === values.length) &&
    values.every((value) => !isRenamedAnyway(facts, literalOf(value)));
  if (isWhole) return { isWhole, isOpen, names: [...new Set([...(listed ?? []), ...texts])] };
  const cutOut = values.filter((value) => isNameCutOut(value, role)).map(knownText);
  const names = isOpen
    ? openNames(role)
    : [...keys.map(({ mapping }) => mapping.from), ...cutOut.filter((name) => name !== null)];
  return { isWhole, isOpen, names: [...new Set(names)] };
}

/** What is looked up in values of a role, by a name that they have no more; `keyof T` is nothing more beside names that are known. */
function keysAt(facts: Facts, node: ts.ElementAccessExpression, role: Role): readonly Value[] {
  const { lookUps } = facts.machine;
  const come = lookUps
    .keys(node)
    .filter((key) => !isNullish(key) && !isCalled(facts, key))
    .filter((key) => isLookedUpIn(facts, lookUps.receivers(node, key), role))
    .filter((key) => !isThere(key, lookUps.receivers(node, key), role));
  const isKnown = come.some((key) => knownText(key) !== null);
  return isKnown ? come.filter((key) => !isJustDeclared(key)) : come;
}

/** Whether all that is looked up in has the member under its v1 name as well. */
function isThere(key: Value, receivers: Values, role: Role): boolean {
  const mapping = mappingOf(role, knownText(key) ?? "");
  return mapping?.op === "move" && [...receivers].every((value) => showsAgain(value, mapping));
}

function isLookedUpIn(facts: Facts, receivers: Values, role: Role): boolean {
  return [...receivers].some((value) => facts.roles.roleOf(value).has(role));
}

/** Whether a text is a v1 name that is cut out of a longer one, where it cannot become another. */
function isNameCutOut(value: Value, role: Role): boolean {
  const text = knownText(value);
  const literal = literalOf(value);
  return (
    text !== null &&
    literal !== null &&
    ts.isStringLiteralLike(literal) &&
    literal.text !== text &&
    movedMapping(role, text) !== null
  );
}

/** The literals that a key comes from, and those of the type that it is declared with, as far as they name v1 members. */
function keysOf(
  facts: Facts,
  key: ts.Expression,
  values: readonly Value[],
  role: Role,
): readonly KeyLiteral[] {
  const found = new Map<ts.Node, KeyLiteral>();
  const add = (literal: ts.Node | null): void => {
    if (!literal || !(ts.isStringLiteral(literal) || ts.isIdentifier(literal))) return;
    if (isRenamedAnyway(facts, literal)) return;
    const mapping = movedMapping(role, literal.text);
    if (mapping) found.set(literal, { literal, mapping });
  };
  for (const value of values) add(literalOf(value));
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node)) add(node.literal);
    ts.forEachChild(node, visit);
  };
  const type = declaredType(facts, key);
  if (type) visit(type);
  for (const literal of listedAt(facts, key) ?? []) add(literal);
  return [...found.values()];
}

/** The name of a property of an object that becomes v2 itself. */
function isRenamedAnyway(facts: Facts, literal: ts.Node | null): boolean {
  const object = literal?.parent.parent;
  return (
    literal !== null &&
    object !== undefined &&
    ts.isPropertyName(literal) &&
    ts.isObjectLiteralElementLike(literal.parent) &&
    literal.parent.name === literal &&
    (facts.roles.of.get(object)?.size ?? 0) > 0
  );
}
