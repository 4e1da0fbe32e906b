import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { isWaiting } from "../../program/is-waiting.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { pathOf } from "../receiver.ts";

/** The names that a function which merges has for what it is given. */
interface Given {
  readonly base: string;
  readonly patches: readonly string[];
}

/** What is merged, of which at least one is not to be had a second time. */
interface Spreads {
  readonly base: ts.Expression;
  readonly patches: readonly ts.Expression[];
}

/**
 * `{ ...(await load(id)), ...patch }` in a function that is given all, and has each of them at hand as often as it is
 * needed; null where what else stands in the object cannot stand in a function.
 *
 * @param membersOf - What is written behind all others, given what they are called there.
 */
export function mergeOnce(
  node: ts.ObjectLiteralExpression,
  { base, patches }: Spreads,
  membersOf: (given: Given) => string,
): Edit | null {
  const end = node.properties.at(-1)?.getEnd();
  const merged = [base, ...patches];
  const given: Given = { base: "base", patches: namesOf(patches) };
  const names = [given.base, ...given.patches];
  const others = node.properties.filter(
    (each) => !ts.isSpreadAssignment(each) || !merged.includes(each.expression),
  );
  if (end === undefined || others.some((each) => isBound(each, names))) return null;
  const type = isTypeScript(node) ? ": any" : "";
  const pieces = merged.flatMap((each, index): readonly Piece[] => {
    const from = merged[index - 1]?.getEnd() ?? node.getStart();
    return [{ start: from, end: each.getStart() }, names[index] ?? ""];
  });
  const last = merged.at(-1)?.getEnd() ?? end;
  return replace(
    pathOf(node),
    rangeOf(node),
    `((${names.map((name) => name + type).join(", ")}) => (`,
    ...pieces,
    ...(last === end ? [] : [{ start: last, end }]),
    `, ${membersOf(given)}`,
    { start: end, end: node.getEnd() },
    "))(",
    ...merged.flatMap((each, index): readonly Piece[] =>
      index === 0 ? [rangeOf(each)] : [", ", rangeOf(each)],
    ),
    ")",
  );
}

/** `patch`, or `patch1` and `patch2`. */
function namesOf(patches: readonly ts.Expression[]): readonly string[] {
  return patches.map((_, index) => (patches.length === 1 ? "patch" : `patch${index + 1}`));
}

/** Whether a member waits for something, or speaks of what has the name of a parameter. */
function isBound(member: ts.Node, names: readonly string[]): boolean {
  const isNamed = nodesIn(member).some(
    (each) => ts.isIdentifier(each) && names.includes(each.text),
  );
  return isNamed || isWaiting(member);
}
