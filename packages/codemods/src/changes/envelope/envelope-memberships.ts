import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import type { Values } from "../../provenance/value.ts";
import { holdsOnly } from "../key-uses.ts";
import { type Question, questionAt, questionsIn } from "../keys/membership-question.ts";
import { isOfRole } from "../keys/telling-member.ts";
import { SUCCESS_MESSAGE } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, receiverOf } from "../receiver.ts";
import { isV2Only } from "./is-v2-only.ts";
import { isNarrowedBy } from "./narrowed-by.ts";

const DATA = envelope.data;
const ERROR = envelope.error.member;
/** What every envelope of v1 has, and v2 has on success or on failure alone, or not at all. */
const ALWAYS: ReadonlySet<string> = new Set([envelope.success.member, DATA, ERROR]);

/**
 * Questions whether something is an envelope, by a member that each has in v1: `'success' in body` becomes
 * `('data' in body || 'error' in body)`.
 */
export function findEnvelopeMemberships(facts: Facts): readonly Proposal[] {
  return questionsIn(facts.program).flatMap((question): readonly Proposal[] => {
    if (!ts.isStringLiteral(question.key) || !ALWAYS.has(question.key.text)) return [];
    const receivers = facts.seen(question.object);
    const receiver = receiverOf(facts, receivers, "envelope");
    if (!receiver || isV2Only(receivers) || isAskedToo(question)) return [];
    if (question.key.text === DATA && isNarrowedBy(facts, question, DATA)) return [];
    const names = namesFor(facts, receivers, question.key.text);
    const edits = editsOf(question, question.key, names);
    const base = {
      change: envelope.success.change,
      node: question.node,
      message: SUCCESS_MESSAGE,
      ties: receiver.carriers,
    };
    if (!edits) return [{ ...base, edits, confidence: "manual", reason: ASKED_ONCE }];
    const isTold = !names.includes(DATA) || holdsOnly(facts, receivers, "envelope");
    return [{ ...base, edits, ...(isTold ? TOLD : { confidence: "review", reason: OTHERS }) }];
  });
}

const ASKED_ONCE = "name what is asked first, and ask for `data` and `error`";
const OTHERS = "others that are asked here may have `data` or `error`, too";
const TOLD = { confidence: "safe", reason: null } as const;

/** What tells an envelope of v2 in place of a member of v1, beside others that are asked the same. */
function namesFor(facts: Facts, receivers: Values, asked: string): readonly string[] {
  if (holdsOnly(facts, receivers, "envelope")) return [DATA, ERROR];
  // An envelope that the program makes itself has no `meta`.
  const isMade = [...receivers].some(
    (value) => value.kind === "site" && isOfRole(facts, value, "envelope"),
  );
  return isMade ? [...new Set([asked, DATA, ERROR])] : [asked, envelope.meta];
}

function editsOf(
  { node, object }: Question,
  key: ts.StringLiteral,
  names: readonly string[],
): readonly Edit[] | null {
  if (!isRepeatable(object)) return null;
  const range = rangeOf(node);
  const before = { start: range.start, end: key.getStart() + 1 };
  const behind = { start: key.getEnd() - 1, end: range.end };
  const asks = names.map((name): readonly Piece[] => [before, name, behind]);
  const either = asks.flatMap((ask, at): readonly Piece[] => (at > 0 ? [" || ", ...ask] : ask));
  const isWrapped = ts.isParenthesizedExpression(node.parent);
  return [replace(pathOf(node), range, ...(isWrapped ? either : ["(", ...either, ")"]))];
}

/** Whether code asks for what v2 has beside it already. */
function isAskedToo({ node, object }: Question): boolean {
  const { parent } = node;
  if (!ts.isBinaryExpression(parent)) return false;
  if (parent.operatorToken.kind !== ts.SyntaxKind.BarBarToken) return false;
  return [parent.left, parent.right].some(
    (each) => each !== node && questionAt(each)?.object.getText() === object.getText(),
  );
}
