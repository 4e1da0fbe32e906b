import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { type LiteralMember, memberName } from "../../program/member-name.ts";
import { LACKS_REQUIRED, lackAmount, lacksRequired, MAY_LACK_REQUIRED } from "../lacks-required.ts";
import { describeField } from "../messages.ts";
import { removeProperties, removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { lateList } from "../writes/late-list.ts";
import { amountBrought } from "./amount-brought.ts";
import { type ContainerSource, spreadSource } from "./container-source.ts";
import { containerText } from "./container-text.ts";
import type { HeldMember } from "./held-member.ts";
import { isMerged } from "./merged-assigns.ts";
import { mergedInPlace, WAITS_WITHIN } from "./merged-in-place.ts";
import { hasSpread, type PayloadLiteral } from "./payload-literal.ts";
import { sourceAtHand } from "./source-at-hand.ts";

/** One v2 member for all the v1 members that it takes, where the first of them stood. */
export function proposeWritten(
  literal: PayloadLiteral,
  container: string,
  held: readonly HeldMember[],
): readonly Proposal[] {
  const { node } = literal;
  const left = (reason: string): readonly Proposal[] =>
    held.map((each) => ({
      ...described(literal, each),
      edits: null,
      confidence: "manual",
      reason,
    }));
  if (isAlone(literal, container, held)) return left(LACKS_REQUIRED);
  const late = lateList(literal.facts, node, container);
  const merged = late ? null : mergedInPlace(literal, container, held);
  if (merged?.length === 0) return left(WAITS_WITHIN);
  const kept = late || merged ? [] : keptDates(literal, held);
  const isCounted = literal.members.some((member) => memberName(member) === container);
  // Who applied what was safe has the count already.
  if (isCounted && kept.length === held.length)
    return kept.map((each) => withoutDates(literal, each));
  const edits = late?.isMovable
    ? removeProperties(
        pathOf(node),
        held.map((each) => each.node),
        literal.members,
      )
    : (merged ?? editsFor(literal, container, held, kept));
  const written = held.map(
    (each, index): Proposal => ({
      ...described(literal, each),
      edits: index === 0 ? edits : [],
      ...(late
        ? { confidence: "review", reason: MAY_LACK_REQUIRED }
        : isDated(each) && !kept.includes(each) && !isOfTestData(literal, each)
          ? { confidence: "review", reason: reasonOf(each) }
          : { confidence: "safe", reason: null }),
      ...(kept.includes(each) ? { isHidden: true } : {}),
    }),
  );
  return [...written, ...kept.map((each) => withoutDates(literal, each))];
}

function described(
  { node, role }: PayloadLiteral,
  each: HeldMember,
): Pick<Proposal, "change" | "node" | "message" | "ties"> {
  const message = describeField(each.mapping, role);
  return { change: each.mapping.change, node: each.node, message, ties: [node] };
}

/** The dates of a made-up habit taken out, in no set with what reads their count. */
function withoutDates(literal: PayloadLiteral, each: HeldMember): Proposal {
  const { members, node } = literal;
  return {
    ...described(literal, each),
    edits: [removeProperty(pathOf(node), each.node, members)],
    confidence: "review",
    reason: reasonOf(each),
    ties: [each],
    follows: node,
  };
}

/**
 * The dates of made-up habits that stay beside their count until a person saw that they go: nothing reads them any more.
 * A compiler would object to what a type does not have.
 */
function keptDates(
  { members, node }: PayloadLiteral,
  held: readonly HeldMember[],
): readonly HeldMember[] {
  const dated = held.filter(isDated);
  const isAlone = members.length === dated.length;
  return isAlone || hasSpread(members) || isTypeScript(node) ? [] : dated;
}

/** `completedDates: ['2024-11-01']`: what only a count stays of. */
function isDated(each: HeldMember): boolean {
  return each.mapping.op === "remove" && !each.isGrown && !isEmptyList(each);
}

/** Whether dates are written out for a made-up habit: they are what code that counts them is tried with, and say nothing else. */
function isOfTestData({ isSent }: PayloadLiteral, { node }: HeldMember): boolean {
  const dates = ts.isPropertyAssignment(node) ? bareExpression(node.initializer) : null;
  return (
    !isSent &&
    dates !== null &&
    ts.isArrayLiteralExpression(dates) &&
    dates.elements.every(ts.isStringLiteralLike)
  );
}

function reasonOf({ mapping }: HeldMember): string | null {
  return mapping.op === "remove" ? mapping.reason : null;
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
  kept: readonly HeldMember[],
): readonly Edit[] {
  const [first, ...others] = held.filter((each) => !kept.includes(each));
  if (!first) return beside(literal, container, held);
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

/** A container beside the members that it is made of, which stay. */
function beside(
  literal: PayloadLiteral,
  container: string,
  held: readonly HeldMember[],
): readonly Edit[] {
  const [first] = held;
  if (!first) return [];
  const { node, members } = literal;
  const pieces = containerText(literal, container, held, null, false);
  return members.at(-1) === first.node
    ? [insert(pathOf(node), first.node.getEnd(), ", ", ...pieces)]
    : [insert(pathOf(node), first.node.getStart(), ...pieces, ", ")];
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
