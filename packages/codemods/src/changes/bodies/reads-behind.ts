import { ts } from "ts-morph";
import type { Edit } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { type MemberRead, memberReads } from "../../facts/member-reads.ts";
import { isAction, type MoveMapping, movesAmong } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { parameterNamed } from "../../program/parameter-named.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import { isSite, type Value } from "../../provenance/value.ts";
import { sureByHost } from "../endpoint-change.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { changedBody, isChangedAt } from "./changed-body.ts";
import { membersNamed } from "./expanded-members.ts";
import { given, isSentBy, readLost, type Sent } from "./lost-reads.ts";
import { assertedRead, renamedRead } from "./renamed-read.ts";
import { isInStandIn, lostIn, lostNames } from "./told-bodies.ts";

/**
 * What code reads of a body behind the place where it becomes that of v2: a wrapper that logs what it sends, a page
 * that shows what waits to be sent.
 *
 * @param found - What else is proposed, as a body that a function makes v2's when it is sent stays until then.
 */
export function findReadsBehind(facts: Facts, found: readonly Proposal[]): readonly Proposal[] {
  const edits = found.flatMap((proposal) => (proposal.call ? (proposal.edits ?? []) : []));
  const sent = [...facts.machine.exchanges.all.values()].flatMap((exchange): readonly Sent[] => {
    const { version, request } = exchange.call.endpoint;
    if (version !== "v1" || lostNames(request).length === 0) return [];
    const bodies = [...exchange.uses.values()]
      .map((use) => changedBody(facts, exchange, use))
      .filter((each) => each !== null)
      .filter(({ node }) => edits.some((edit) => isIn(edit, node)));
    return bodies.length > 0 ? [{ exchange, bodies }] : [];
  });
  if (sent.length === 0) return [];
  return memberReads(facts.machine)
    .filter(({ node }) => !isInStandIn(facts, node))
    .flatMap((read) => sent.flatMap((each) => proposalsFor(facts, read, each, sent)));
}

function isIn({ file, start, end }: Edit, node: ts.Node): boolean {
  return file === pathOf(node) && start >= node.getStart() && end <= node.getEnd();
}

function proposalsFor(
  facts: Facts,
  read: MemberRead,
  own: Sent,
  sent: readonly Sent[],
): readonly Proposal[] {
  const { node, names } = read;
  const { exchange } = own;
  const seen = given(read);
  const met = own.bodies.filter((body) =>
    seen.some((value) => isChangedAt(facts, body, value, node)),
  );
  const lost = lostNames(exchange.call.endpoint.request).filter(
    (name) => names.includes(name) && met.some(({ kept }) => kept !== name),
  );
  const moved = met.length > 0 ? movedOf(exchange, names) : [];
  if (moved.length + lost.length === 0) return [];
  const told = lostIn(read, exchange);
  const found = readLost(facts, read, own, sent, lost);
  if (!found) return [told];
  const isClear = moved.every(({ from }) => {
    const alike = sent.filter((each) => movedOf(each.exchange, [from]).length > 0);
    return seen.every(
      (value) => isSentBy(facts, alike, value, node) || isWithout(facts, value, from),
    );
  });
  const renamed = moved.map((each) =>
    isDeclared(facts, read) ? assertedRead(node, each) : renamedRead(facts, node, each),
  );
  if (renamed.includes(null)) return [told];
  const review = found.review ?? (isClear ? null : OTHERS);
  return [
    {
      ...told,
      message: "v2 is sent a body with other members",
      edits: [...found.edits, ...renamed.flatMap((each) => each ?? [])],
      ...(review === null
        ? sureByHost(facts.identity.has(exchange))
        : ({ confidence: "review", reason: review } as const)),
    },
  ];
}

/** Whether a compiler knows what is read by a type of v1, which the body of v2 is only added to. */
function isDeclared({ program }: Facts, { node, receivers }: MemberRead): boolean {
  const isOfParameter =
    ts.isPropertyAccessExpression(node) &&
    parameterNamed(program, node.expression)?.type !== undefined;
  return (
    isTypeScript(node) && (isOfParameter || [...receivers].some(({ kind }) => kind === "typed"))
  );
}

const OTHERS = "what is sent elsewhere, too, is read here";

/** The members that an action has under another name; those of logs and notes change with what the service answers. */
function movedOf({ call }: Exchange, names: readonly string[]): readonly MoveMapping[] {
  const { request } = call.endpoint;
  return isAction(request) ? movesAmong(request, names) : [];
}

function isWithout(facts: Facts, value: Value, name: string): boolean {
  return isSite(value, "object") && membersNamed(facts, value, name).size === 0;
}
