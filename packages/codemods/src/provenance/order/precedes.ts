import { ts } from "ts-morph";
import { isExported } from "../../models/is-exported.ts";
import { type Parting, type Place, partingOf } from "./place.ts";
import { holds, isBranch, isOutsideLoops, isUnconditional, shared } from "./plain.ts";
import { runsAtOnce } from "./runs-at-once.ts";

/** Whether what is done at one place is done before what is done at another, whenever both are. */
export function precedes(one: Place, other: Place): boolean {
  const parting = partingOf(one, other);
  return parting !== null && isBefore(parting) && parting.belowOne.every(runsAtOnce);
}

/** The same, where it is done each time before the other is. */
export function surelyPrecedes(one: Place, other: Place): boolean {
  const parting = partingOf(one, other);
  if (!parting || !isBefore(parting) || !parting.belowOne.every(runsAtOnce)) return false;
  const around = shared(parting.one, parting.other);
  const isAlways =
    parting.one === around ||
    (isUnconditional(parting.one, partOf(parting.one, around)) &&
      !isBranch(around, partOf(parting.one, around)));
  return (
    isAlways &&
    parting.belowOne.every(
      ({ node, context }) => !context.entrance.isOneOf && isUnconditional(node, context.node),
    )
  );
}

/** Whether a place is come to no more than once for each time that an object is made. */
export function isOnceFor(made: Place, place: Place): boolean {
  const parting = partingOf(made, place);
  return (
    parting !== null &&
    isOutsideLoops(parting.other, shared(parting.one, parting.other)) &&
    parting.belowOther.every(
      (step) =>
        runsAtOnce(step) &&
        isOutsideLoops(step.node, step.context.node) &&
        !isOffered(step.context.node),
    )
  );
}

/** Whether modules that we do not see may call a function as well. */
function isOffered(fn: ts.Node): boolean {
  const declared = ts.isVariableDeclaration(fn.parent) ? fn.parent : fn;
  const isNamed = ts.isVariableDeclaration(declared) || ts.isFunctionDeclaration(declared);
  return (
    isNamed &&
    declared.name !== undefined &&
    ts.isIdentifier(declared.name) &&
    isExported(fn.getSourceFile(), declared.name.text)
  );
}

/** What a node stands in that is a part of another. */
function partOf(node: ts.Node, around: ts.Node): ts.Node {
  let at = node;
  while (at.parent !== around) at = at.parent;
  return at;
}

/** The inner of two expressions is evaluated first, and what stands first where neither is within the other. */
function isBefore({ one, other, belowOne, belowOther }: Parting): boolean {
  if (one === other) return isField(belowOne[0]) && !isField(belowOther[0]);
  if (holds(one, other)) return false;
  return holds(other, one) || one.end <= other.pos;
}

/** The fields of a class are set before its constructor runs. */
function isField(step: Place | undefined): boolean {
  return step !== undefined && ts.isClassLike(step.context.node);
}
