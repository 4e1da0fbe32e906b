import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import type { LiteralMember } from "../../program/member-name.ts";
import { LACKS_REQUIRED, lackAmount, lacksRequired, MAY_LACK_REQUIRED } from "../lacks-required.ts";
import { describeField } from "../messages.ts";
import { removeProperties, removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { lateList } from "../writes/late-list.ts";
import { amountBrought } from "./amount-brought.ts";
import { type ContainerSource, sourceAtHand, spreadSource } from "./container-source.ts";
import { containerText } from "./container-text.ts";
import type { HeldMember } from "./held-member.ts";
import { isMerged } from "./merged-assigns.ts";
import { mergedInPlace, WAITS_WITHIN } from "./merged-in-place.ts";
import { hasSpread, type PayloadLiteral } from "./payload-literal.ts";

/** One v2 member for all the v1 members that it takes, where the first of them stood. */
export function proposeWritten(
  literal: PayloadLiteral,
  container: string,
  held: readonly HeldMember[],
): readonly Proposal[] {
  const { node, role } = literal;
  const described = (each: HeldMember) => ({
    change: each.mapping.change,
    node: each.node,
    message: describeField(each.mapping, role),
    ties: [node],
  });
  const left = (reason: string): readonly Proposal[] =>
    held.map((each) => ({ ...described(each), edits: null, confidence: "manual", reason }));
  if (isAlone(literal, container, held)) return left(LACKS_REQUIRED);
  const late = lateList(literal.facts, node, container);
  const merged = late ? null : mergedInPlace(literal, container, held);
  if (merged?.length === 0) return left(WAITS_WITHIN);
  const edits = late?.isMovable
    ? removeProperties(
        pathOf(node),
        held.map((each) => each.node),
        literal.members,
      )
    : (merged ?? editsFor(literal, container, held));
  return held.map((each, index) => ({
    ...described(each),
    edits: index === 0 ? edits : [],
    ...(late
      ? { confidence: "review", reason: MAY_LACK_REQUIRED }
      : each.mapping.op === "remove" && !isEmptyList(each)
        ? { confidence: "review", reason: each.mapping.reason }
        : { confidence: "safe", reason: null }),
  }));
}

/** `completedDates: []`: nothing was recorded, so nothing is lost where only a count stays. */
function isEmptyList({ value }: HeldMember): boolean {
  return value.length === 1 && value[0] === "0";
}

/** Whether what v2 wants beside the members is neither written here nor taken from a habit at hand. */
function isAlone(literal: PayloadLiteral, container: string, held: readonly HeldMember[]): boolean {
  const { facts, node, members, role, isSent } = literal;
  if (hasSpread(members))
    return (
      isSent &&
      lackAmount(
        held.map(({ mapping }) => mapping.from),
        role,
      ) &&
      amountBrought(literal, container) === "never"
    );
  return (
    isSent &&
    !isMerged(facts, node) &&
    lacksRequired(facts, facts.seen(node), container, role) &&
    sourceAtHand(literal, container, held) === null
  );
}

function editsFor(
  literal: PayloadLiteral,
  container: string,
  held: readonly HeldMember[],
): readonly Edit[] {
  const [first, ...others] = held;
  if (!first) return [];
  const { node, members } = literal;
  const file = pathOf(node);
  const dropped = (each: readonly HeldMember[]): readonly Edit[] =>
    each.map((other) => removeProperty(file, other.node, members));
  if (first.to.length === 1) return [...renamed(first), ...dropped(others)];
  const source = spreadSource(literal, container);
  if (source && isHidden(members, source, first)) {
    const pieces = containerText(literal, container, held, source, true);
    const separator = ts.isJsxAttributes(node) ? " " : ", ";
    return [insert(file, source.member.getEnd(), separator, ...pieces), ...dropped(held)];
  }
  const pieces = containerText(literal, container, held, source, false);
  return [replace(file, rangeOf(first.node), ...pieces), ...dropped(others)];
}

/** Whether a spread behind the first member would write over what stands there. */
function isHidden(
  members: readonly LiteralMember[],
  source: ContainerSource,
  first: HeldMember,
): boolean {
  return members.indexOf(source.member) > members.indexOf(first.node);
}

/** `title: x` → `name: x`; `title` → `name: title`. */
function renamed({ node, to: path, value }: HeldMember): readonly Edit[] {
  const to = String(path[0]);
  const file = pathOf(node);
  if (ts.isShorthandPropertyAssignment(node))
    return [replace(file, rangeOf(node), `${to}: `, ...value)];
  const { name } = node;
  if (!name) return [];
  const quote = ts.isStringLiteral(name) ? (name.getText()[0] ?? "") : "";
  return [replace(file, rangeOf(name), `${quote}${to}${quote}`)];
}
