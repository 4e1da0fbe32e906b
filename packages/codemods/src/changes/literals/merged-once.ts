import { ts } from "ts-morph";
import { type Edit, type Range, rangeOf, replace } from "../../edit/edit.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { isWaiting } from "../../program/is-waiting.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { pathOf } from "../receiver.ts";

/** The names that a function which merges has for what it is given. */
const GIVEN = { base: "base", patch: "patch" } as const;

/** What is merged, of which at least one is not to be had a second time. */
interface Spreads {
  readonly base: ts.Expression;
  readonly patch: ts.Expression;
}

/**
 * `{ ...(await load(id)), ...patch }` in a function that is given both, and has each of them at hand as often as it is
 * needed; null where what else stands in the object cannot stand in a function.
 *
 * @param membersOf - What is written behind all others, given what the two are called there.
 */
export function mergeOnce(
  node: ts.ObjectLiteralExpression,
  { base, patch }: Spreads,
  membersOf: (given: typeof GIVEN) => string,
): Edit | null {
  const last = node.properties.at(-1);
  const others = node.properties.filter(
    (each) => !ts.isSpreadAssignment(each) || ![base, patch].includes(each.expression),
  );
  if (!last || others.some(isBound)) return null;
  const type = isTypeScript(node) ? ": any" : "";
  const between = (start: number, end: number): Range => ({ start, end });
  return replace(
    pathOf(node),
    rangeOf(node),
    `((${GIVEN.base}${type}, ${GIVEN.patch}${type}) => (`,
    between(node.getStart(), base.getStart()),
    GIVEN.base,
    between(base.getEnd(), patch.getStart()),
    ...(last.getEnd() === patch.getEnd()
      ? [GIVEN.patch]
      : [GIVEN.patch, between(patch.getEnd(), last.getEnd())]),
    `, ${membersOf(GIVEN)}`,
    between(last.getEnd(), node.getEnd()),
    "))(",
    rangeOf(base),
    ", ",
    rangeOf(patch),
    ")",
  );
}

/** Whether a member waits for something, or speaks of what has the name of a parameter. */
function isBound(member: ts.Node): boolean {
  const names = Object.values<string>(GIVEN);
  const isNamed = nodesIn(member).some(
    (each) => ts.isIdentifier(each) && names.includes(each.text),
  );
  return isNamed || isWaiting(member);
}
