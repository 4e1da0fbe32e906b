import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Edit, Piece } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import type { LiteralPart } from "../../../provenance/text/text-value.ts";
import { meetingOf } from "../../bodies/meeting.ts";
import type { Meeting } from "../../bodies/meetings-along.ts";
import { editFlat, insertInto, isKept, place } from "../../flat-edit.ts";
import { isWithin } from "../../is-within.ts";
import { shownLiteral } from "../../shown-literal.ts";
import { usesOf } from "./text-uses.ts";

/**
 * The literal that a call of its own adds behind the path, as the empty one in `read('', { habitId })`
 * of a client that puts a path of its own before it: there the rest of a longer path has its place.
 */
export function literalBehind(facts: Facts, use: ExchangeUse): LiteralPart | null {
  const last = use.match.segments.at(-1);
  if (!last) return null;
  const placed = place(use.match);
  const index = placed.findIndex(({ start, end }) => start < last.end && end >= last.end);
  const named = placed[index]?.part;
  const behind = placed[index + 1]?.part;
  if (!named || !behind || !("text" in named) || !("text" in behind)) return null;
  const isAtEnd =
    placed[index]?.end === last.end && (behind.text === "" || /^[?#]/.test(behind.text));
  const isItsOwn = behind.exact && isHandedOver(use, behind, named) && isOnly(facts, use, behind);
  return isAtEnd && isItsOwn ? behind : null;
}

/** Whether no call of another path comes by: `add(body)` of a base class is for what any class of its kind adds. */
function isOnly(facts: Facts, use: ExchangeUse, { node }: LiteralPart): boolean {
  return usesOf(facts, node).every(({ endpoint }) => endpoint?.path === use.match.endpoint.path);
}

/** Whether one of the calls that led here writes the literal, and does not write what stands before it. */
function isHandedOver(use: ExchangeUse, part: LiteralPart, named: LiteralPart): boolean {
  return use.chain.some(
    (call) =>
      ts.isCallExpression(call) &&
      call.arguments.some((arg) => isWithin(part.node, arg) && !isWithin(named.node, arg)),
  );
}

/** The call that adds a literal of its own behind the path, and has the body; null where there is none. */
export function spilledMeeting(facts: Facts, use: ExchangeUse): Meeting | null {
  const behind = literalBehind(facts, use);
  const found = behind && meetingOf(facts, use, behind.node);
  return found?.inline && found.body ? found : null;
}

/** Writes what all paths begin with where the path is shared, and the rest into the literal behind it. */
export function spillPath(
  facts: Facts,
  use: ExchangeUse,
  to: Endpoint,
  parameters: ReadonlyMap<string, readonly Piece[]>,
): readonly Edit[] | null {
  const behind = literalBehind(facts, use);
  if (!behind || !allSpill(facts, use)) return null;
  const { endpoint, segments, flat } = use.match;
  const from = endpoint.path.split("/").slice(1);
  const names = to.path.split("/").slice(1);
  const same = from.findIndex((name, index) => name !== names[index]);
  const first = segments[same];
  const last = segments.at(-1);
  const split = names.findIndex((name) => name.startsWith("{"));
  if (!first || !last || split <= same) return null;
  const start = flat[first.start] === "/" ? first.start + 1 : first.start;
  const head = names.slice(same, split).join("/");
  const shared = editFlat(use.match, { start, end: last.end }, [head]);
  const rest = names.slice(split).flatMap((name): readonly Piece[] => {
    const given = parameters.get(name.slice(1, -1));
    return given ? ["/", ...given] : [`/${name}`];
  });
  return shared && isKept(behind, rest) ? [...shared, ...insertInto(behind, rest)] : null;
}

/** Whether all calls that share the path have a literal of their own behind it. */
function allSpill(facts: Facts, use: ExchangeUse): boolean {
  const shared = shownLiteral(use);
  return [...facts.machine.exchanges.all.values()].every((exchange) =>
    [...exchange.uses.values()].every(
      (other) => shownLiteral(other) !== shared || literalBehind(facts, other) !== null,
    ),
  );
}
