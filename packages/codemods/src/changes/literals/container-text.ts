import { ts } from "ts-morph";
import type { Piece } from "../../edit/edit.ts";
import { isNamedIn } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { parameterNamed } from "../../program/parameter-named.ts";
import { objectParts } from "../../provenance/types/whole-structure.ts";
import { lackAmount, requiredIn } from "../lacks-required.ts";
import { isOptionalByType } from "../reads/optional-member.ts";
import { pathOf } from "../receiver.ts";
import { indexAssertion } from "../strictness.ts";
import { amountBrought } from "./amount-brought.ts";
import { type ContainerSource, copyOf } from "./container-source.ts";
import { filledMembers } from "./filled-members.ts";
import { type HeldMember, writtenMembers } from "./held-member.ts";
import { isWrittenOver } from "./merged-assigns.ts";
import { isPartial } from "./partial-container.ts";
import type { PayloadLiteral } from "./payload-literal.ts";
import { sourceAtHand } from "./source-at-hand.ts";
import { surelyBrings } from "./surely-brings.ts";
import { takenForWhole } from "./taken-for-whole.ts";
import { type WhereGiven, whereGiven } from "./where-given.ts";

/**
 * `goals: [{ ...habit.goals[0], value: 20 }]`: what is not written here is copied from the source, before
 * the members, or behind them where they stood before the source was spread.
 */
export function containerText(
  literal: PayloadLiteral,
  container: string,
  held: readonly HeldMember[],
  spread: ContainerSource | null,
  isHidden: boolean,
): readonly Piece[] {
  const { isSent, node } = literal;
  const source = spread ?? sourceFor(literal, container, held);
  const index = held[0]?.to[1];
  const isList = typeof index === "number";
  // Behind what is written, a compiler objects to what surely hides it.
  const assertion = isHidden ? "" : assertionFor(literal, container, spread);
  const copied = source && copyOf(source, container, isList ? index : null, assertion);
  const isKept = spread !== null && brings(literal, container, spread);
  const guard = isSent && !isKept ? guardFor(literal, container, held, spread) : null;
  const byType = spread && hasByType(literal, container, spread);
  const isDeclared = guard?.isOfSpread ?? byType ?? isKept;
  const inner = innerMembers(literal, guard?.held ?? held, {
    copied,
    isHidden,
    isDeclared,
    isInElement: isDeclaredBeside(literal, spread, held),
  });
  const isLoose = !source && isPartial(literal, container, held);
  const [before, behind] = isLoose ? takenForWhole(node) : ["", ""];
  const body: readonly Piece[] = isList
    ? [`[${before}{ `, ...inner, ` }${behind}]`]
    : [`${before}{ `, ...inner, ` }${behind}`];
  return asMember(node, container, guard ? [...guard.before, ...body, ...guard.after] : body);
}

/** `goals: […]`, or `goals={[…]}` among the attributes of an element. */
function asMember(node: ts.Node, container: string, value: readonly Piece[]): readonly Piece[] {
  return ts.isJsxAttributes(node)
    ? [`${container}={`, ...value, "}"]
    : [`${container}: `, ...value];
}

/** `draft.goals && […]`: nothing is sent where neither the members nor what is spread has what v2 wants beside them. */
function guardFor(
  literal: PayloadLiteral,
  container: string,
  held: readonly HeldMember[],
  spread: ContainerSource | null,
): WhereGiven | null {
  const names = held.map(({ mapping }) => mapping.from);
  if (!spread || !lackAmount(names, literal.role)) return whereGiven(literal, held, container);
  if (amountBrought(literal, container) !== "maybe") return null;
  const { text, isMissing } = spread;
  return {
    before: [`${text}${isMissing ? "?." : "."}${container} && `],
    after: [],
    held,
    isOfSpread: true,
  };
}

/** Where the rest is copied from that neither a literal sets nor what it is merged with. */
function sourceFor(
  literal: PayloadLiteral,
  container: string,
  held: readonly HeldMember[],
): ReturnType<typeof sourceAtHand> {
  const isSeenTo = isWrittenOver(literal.facts, literal.node);
  return isSeenTo ? null : sourceAtHand(literal, container, held);
}

/** Whether what is spread has the container in any case. */
function brings(
  { facts, role }: PayloadLiteral,
  container: string,
  { member }: ContainerSource,
): boolean {
  return surelyBrings(facts, facts.seen(member.expression), role, container);
}

/** `!` where a compiler takes an element that is copied for missing, before the members: a run copies nothing of nothing. */
function assertionFor(
  { facts, node, role }: PayloadLiteral,
  container: string,
  spread: ContainerSource | null,
): string {
  const isLoose =
    spread !== null &&
    isTypeScript(node) &&
    requiredIn(container, role).some((name) =>
      isOptionalByType(facts, spread.member.expression, name),
    );
  return isLoose ? "!" : indexAssertion(facts, pathOf(node));
}

/** The types of which the parameter is that is spread; none where none is written. */
function declaredParts({ facts: { machine, program } }: PayloadLiteral, spread: ts.Expression) {
  const type = parameterNamed(program, spread)?.type;
  const { types } = machine;
  return type ? objectParts((ref) => types.expand(ref), types.expand(types.refer(type))) : [];
}

/** Whether a declared type says that what is spread has a member of the container in any case; null where none says anything. */
function hasByType(
  literal: PayloadLiteral,
  container: string,
  { member: { expression } }: ContainerSource,
): boolean | null {
  const held = declaredParts(literal, expression)
    .flatMap(({ members }) => [...members])
    .filter(([name]) => isNamedIn(literal.role, container, name));
  return held.length === 0 ? null : held.some(([, { optional }]) => !optional);
}

/**
 * Whether what a part is taken of, as in `Omit<Habit, 'unit'>`, declares a member that is written: the goal that the
 * part has in v2 has it.
 */
function isDeclaredBeside(
  literal: PayloadLiteral,
  spread: ContainerSource | null,
  held: readonly HeldMember[],
): boolean {
  const names = held.map(({ mapping }) => mapping.from);
  const parts = spread ? declaredParts(literal, spread.member.expression) : [];
  return parts.some(
    ({ declaration }) =>
      (ts.isInterfaceDeclaration(declaration) || ts.isTypeLiteralNode(declaration)) &&
      declaration.members.some(
        ({ name, questionToken }) => names.includes(name?.getText() ?? "") && !questionToken,
      ),
  );
}

/** What the container copies, and how what is written stands to it. */
interface Copied {
  readonly copied: string | null;
  readonly isHidden: boolean;
  /** Whether a compiler knows that what is copied has the members in any case. */
  readonly isDeclared: boolean;
  /** Whether what is written is declared beside that: v2 has a part of a habit with all of a goal. */
  readonly isInElement: boolean;
}

function innerMembers(
  literal: PayloadLiteral,
  held: readonly HeldMember[],
  { copied, isHidden, isDeclared, isInElement }: Copied,
): readonly Piece[] {
  if (copied !== null && !isHidden) return [copied, ", ", ...writtenMembers(held)];
  // A compiler objects to a member that what is copied behind it has in any case.
  const isFilled = isDeclared && isHidden && isTypeScript(literal.node);
  if (isFilled && copied !== null && isInElement)
    return ["...{ ", ...writtenMembers(held), " }, ", copied];
  const filled = isFilled ? [] : filledMembers(literal, held);
  return [...filled, ...writtenMembers(held), ...(copied === null ? [] : [", ", copied])];
}
