import { ts } from "ts-morph";
import { replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { isTypedPath } from "../../program/is-typed-path.ts";
import { oncePer } from "../../program/once-per.ts";
import { followKeys, isForLookUps } from "../key-uses.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { assembledLiterals } from "./copied-names.ts";
import { copiesForCalls, sureness } from "./copies-for-calls.ts";
import { type FrozenKeys, frozenKeys, proposeFrozen } from "./frozen-keys.ts";
import { type GenericKeys, genericKeys, proposeGeneric } from "./generic-keys.ts";
import { type KeyLiteral, type KeyLookUp, keyLookUps } from "./key-look-ups.ts";
import { keyedCallEdits } from "./keyed-call.ts";
import { declaredType } from "./listed-names.ts";
import { namesKeys } from "./names-keys.ts";
import { isRename, undecided, writtenOut } from "./written-look-up.ts";

/**
 * Names of members that are kept as text and looked up later: `habits.sort((a, b) => a[key] - b[key])`. A
 * name that is for nothing else becomes the v2 name; else the look-up is written out and the names stay.
 */
export function findKeyValues(facts: Facts): readonly Proposal[] {
  const { lookUps, frozen, generic } = keyPlan(facts);
  return [
    ...proposeFrozen(frozen),
    ...proposeGeneric(facts, generic),
    ...lookUps.flatMap((lookUp) => proposalsFor(facts, lookUp)),
  ];
}

/** Whether a look-up itself is written otherwise, and not the names that come there. */
export function isRewritten(facts: Facts, node: ts.Node): boolean {
  return keyPlan(facts).lookUps.some(
    (lookUp) =>
      lookUp.node === node &&
      proposalsFor(facts, lookUp).some((each) => each.node === node && each.edits !== null),
  );
}

function proposalsFor(facts: Facts, lookUp: KeyLookUp): readonly Proposal[] {
  const { kept, stuck, frozen, generic } = keyPlan(facts);
  const copies = copiesForCalls(facts, lookUp);
  if (copies) return copies;
  if (generic.has(lookUp)) return writtenOut(facts, { ...lookUp, isGeneric: true });
  const names = frozen.namesOf(lookUp);
  // A type of the names of v1 asks for nothing of what has those of v2 by them.
  const isGeneric = !lookUp.isPure && isTypedPath(facts.program.moduleOf(lookUp.node).path);
  if (names)
    return writtenOut(facts, {
      ...lookUp,
      names,
      isWhole: lookUp.isPure,
      isOpen: false,
      isGeneric,
    });
  const isFree = lookUp.keys.length > 0 && !lookUp.keys.some(({ literal }) => kept.has(literal));
  const isTyped = isKeyOf(facts, lookUp);
  return isFree || isTyped
    ? lookUp.keys.map((key) =>
        // Each name of a type of names is for what has it: that others stay has nothing to do with it.
        renamed(facts, lookUp, key, !stuck.has(key.literal) && !isDeclared(facts, lookUp)),
      )
    : writtenOut(facts, lookUp);
}

/** The look-ups of a program by kept names, and which of the names stay those of v1. */
interface KeyPlan {
  readonly lookUps: readonly KeyLookUp[];
  readonly kept: ReadonlySet<ts.Node>;
  /** Those of them that are for more than look-ups, whatever they are looked up together with. */
  readonly stuck: ReadonlySet<ts.Node>;
  readonly frozen: FrozenKeys;
  readonly generic: GenericKeys;
}

/** Which names are kept as text, and which of them stay; thought through once. */
export const keyPlan = oncePer((facts: Facts): KeyPlan => {
  const copied = assembledLiterals(facts);
  const lookUps = keyLookUps(facts).filter(
    ({ keys }) => keys.length === 0 || !keys.every(({ literal }) => copied.has(literal)),
  );
  const stuck = stuckLiterals(facts, lookUps);
  const kept = keptLiterals(lookUps, stuck);
  return {
    lookUps,
    kept,
    stuck,
    frozen: frozenKeys(facts, lookUps, kept, copied),
    generic: genericKeys(facts, lookUps, kept),
  };
});

/** Literals that cannot be renamed. */
function stuckLiterals(facts: Facts, lookUps: readonly KeyLookUp[]): ReadonlySet<ts.Node> {
  const literals = lookUps.flatMap(({ keys }) => keys.map(({ literal }) => literal));
  const uses = followKeys(facts, new Set(literals));
  return new Set(
    lookUps.flatMap(({ keys, role, isOpen }) =>
      keys
        // Who names a member at run time goes on calling it as v1 did.
        .filter((key) => isOpen || !canChange(key) || !isForLookUps(facts, key.literal, role, uses))
        .map(({ literal }) => literal),
    ),
  );
}

/** Those that cannot be renamed, and those that are looked up together with them. */
function keptLiterals(
  lookUps: readonly KeyLookUp[],
  stuck: ReadonlySet<ts.Node>,
): ReadonlySet<ts.Node> {
  const literals = lookUps.map(({ keys }) => keys.map(({ literal }) => literal));
  const kept = new Set(stuck);
  for (let before = -1; before !== kept.size; ) {
    before = kept.size;
    for (const together of literals)
      if (together.some((literal) => kept.has(literal)))
        for (const literal of together) kept.add(literal);
  }
  return kept;
}

/**
 * Whether a name could be another text: v2 has the value under it, not deeper, and no list nor object shows
 * the name to whoever sees the whole.
 */
function canChange({ literal, mapping }: KeyLiteral): boolean {
  return (
    isRename(mapping) &&
    ts.isStringLiteral(literal) &&
    !ts.isArrayLiteralExpression(literal.parent) &&
    !ts.isPropertyAssignment(literal.parent)
  );
}

/** Whether a type lists the names, so that who calls from outside may use them; `K extends keyof T` lists none. */
function isDeclared(facts: Facts, { node, keys }: KeyLookUp): boolean {
  const type = declaredType(facts, node.argumentExpression);
  return (
    (type !== undefined && !namesKeys(facts, type)) ||
    keys.some(({ literal }) => variableType(literal) !== undefined)
  );
}

/** The type of the variable that a literal is, or is a part of; what it is only handed to gives it none. */
function variableType(literal: ts.Node): ts.TypeNode | undefined {
  const holder = ts.findAncestor(
    literal,
    (each) =>
      ts.isVariableDeclaration(each) || ts.isCallLikeExpression(each) || ts.isFunctionLike(each),
  );
  return holder && ts.isVariableDeclaration(holder) ? holder.type : undefined;
}

/** Whether the type of a key is that of the members themselves, so that only their v2 names fit. */
function isKeyOf(facts: Facts, { node, keys }: KeyLookUp): boolean {
  const type = declaredType(facts, node.argumentExpression);
  return (
    (type !== undefined && namesKeys(facts, type)) ||
    keys.some(({ literal }) => {
      const declared = variableType(literal);
      return declared !== undefined && namesKeys(facts, declared);
    })
  );
}

function renamed(
  facts: Facts,
  { receiver, role }: KeyLookUp,
  { literal, mapping }: KeyLiteral,
  isProven: boolean,
): Proposal {
  const base = {
    change: mapping.change,
    node: literal,
    message: describeField(mapping, role),
    ties: receiver.carriers,
  };
  if (!isRename(mapping)) {
    const { parent: call } = literal;
    const edits = keyedCallEdits(facts, role, literal);
    return edits && ts.isCallExpression(call)
      ? { ...base, edits, ...sureness(facts, call, role, receiver) }
      : undecided(base);
  }
  const range = { start: literal.getStart() + 1, end: literal.getEnd() - 1 };
  return {
    ...base,
    edits: [replace(pathOf(literal), range, String(mapping.to[0]))],
    ...(isProven && receiver.confidence === "safe"
      ? { confidence: "safe", reason: null }
      : { confidence: "review", reason: "the string may be used for more than the look-up" }),
  };
}
