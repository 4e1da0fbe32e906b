import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import type { RemoveMapping } from "../facts/shapes.ts";
import { bareExpression } from "../program/bare-expression.ts";
import { isChoice } from "../program/is-choice.ts";
import { memberName } from "../program/member-name.ts";
import type { Access } from "./member-edit.ts";
import { isOptionalMember } from "./reads/optional-member.ts";
import { pathOf } from "./receiver.ts";
import { writePath } from "./v2-path.ts";

/** The dates of a habit, and how many are put beside them. */
interface GrownDates {
  readonly read: Access;
  readonly more: number;
  /** Whether an empty list stands in where there are none. */
  readonly orNone: boolean;
}

/** The count of `[...habit.completedDates, today]`: that of the habit and one more; null for any other list. */
export function grownCount(
  facts: Facts,
  list: ts.Expression,
  { from, count }: RemoveMapping,
): readonly Piece[] | null {
  const grown = grownDates(list, from);
  if (!grown || !count || !isOfHabit(facts, grown.read)) return null;
  const { read, more, orNone } = grown;
  const isGuarded = orNone || isOptionalMember(facts, read.expression, from);
  const dot = read.questionDotToken ? "?." : ".";
  const own = [rangeOf(read.expression), `${dot}${writePath(count, isGuarded)}`];
  return orNone ? ["(", ...own, ` ?? 0) + ${more}`] : [...own, ` + ${more}`];
}

/** What becomes of dates that are read for nothing but to put more beside them; null for any other use. */
export function grownBy(
  facts: Facts,
  read: Access,
  mapping: RemoveMapping,
): readonly Edit[] | null {
  if (mapping.count && isGrownInto(facts, read)) return [];
  const pushed = pushedCount(facts, read, mapping);
  return pushed && [pushed];
}

/** `habit.completedDates.push(today)` → `habit.statistics.totalCompletions += 1`; null for any other use of dates. */
function pushedCount(facts: Facts, read: Access, { from, count }: RemoveMapping): Edit | null {
  const call = read.parent.parent;
  if (!count || !ts.isCallExpression(call) || !ts.isExpressionStatement(call.parent)) return null;
  const { expression: method, arguments: given } = call;
  const isPush =
    ts.isPropertyAccessExpression(method) &&
    method.expression === read &&
    method.name.text === "push" &&
    !read.questionDotToken &&
    !method.questionDotToken;
  if (!isPush || given.length === 0 || given.some(ts.isSpreadElement)) return null;
  if (!isOfHabit(facts, read) || isOptionalMember(facts, read.expression, from)) return null;
  const range = { start: read.expression.getEnd(), end: call.getEnd() };
  return replace(pathOf(read), range, `.${writePath(count, false)} += ${given.length}`);
}

/** Whether dates are read for nothing but such a list of a payload, which becomes a count. */
function isGrownInto(facts: Facts, read: Access): boolean {
  const list = ts.findAncestor(read, ts.isArrayLiteralExpression);
  const member = list && ts.findAncestor(list, ts.isPropertyAssignment);
  if (!list || !member || bareExpression(member.initializer) !== list) return false;
  return (
    grownDates(list, memberName(member) ?? "")?.read === read &&
    (facts.roles.of.get(member.parent)?.has("habit") ?? false)
  );
}

function grownDates(list: ts.Expression, name: string): GrownDates | null {
  if (!ts.isArrayLiteralExpression(list)) return null;
  const [spread, ...others] = list.elements.filter(ts.isSpreadElement);
  if (!spread || others.length > 0 || list.elements.some(ts.isOmittedExpression)) return null;
  const given = bareExpression(spread.expression);
  const otherwise = ts.isBinaryExpression(given) && isNoneInstead(given) ? given : null;
  const read = bareExpression(otherwise?.left ?? given);
  if (!ts.isPropertyAccessExpression(read) || read.name.text !== name) return null;
  return { read, more: list.elements.length - 1, orNone: otherwise !== null };
}

/** `dates ?? []` */
function isNoneInstead({ operatorToken, right }: ts.BinaryExpression): boolean {
  const none = bareExpression(right);
  return (
    isChoice(operatorToken.kind) && ts.isArrayLiteralExpression(none) && none.elements.length === 0
  );
}

function isOfHabit(facts: Facts, { expression }: Access): boolean {
  const roles = facts.roles.rolesOf(facts.seen(expression));
  return roles.size === 1 && roles.has("habit");
}
