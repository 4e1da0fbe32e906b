import type { Endpoint, MovedParameter } from "@habitshift/schemas";
import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../../../provenance/exchanges.ts";
import { meetingOf, writtenMeeting } from "../../bodies/meeting.ts";
import { shownLiteral } from "../../shown-literal.ts";
import { encoded } from "./id-of-body.ts";
import { idPlaceOf } from "./id-place.ts";
import { keptInBody } from "./kept-in-body.ts";
import type { Moved } from "./moved.ts";
import { isNamedByOthers } from "./named-by-others.ts";
import { isNamedAsWord } from "./named-word.ts";
import { isOnlyId, usesNaming } from "./only-id.ts";
import { queryParameter } from "./query-parameter.ts";
import { removeFromQuery } from "./remove-from-query.ts";
import { literalBehind, spillPath } from "./spilled-path.ts";
import { takenFromBody } from "./taken-from-body.ts";
import { isVisible } from "./visible.ts";
import { AT_RUN_TIME, putId, withPlaceholder } from "./with-placeholder.ts";

const NOTHING_MOVED: Moved = { edits: [], parameters: new Map(), review: null };

/** What moves from the query or the body into the path. */
export function moveParameters(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  to: Endpoint,
): Moved {
  const parameters = exchange.call.endpoint.successor?.parameters ?? [];
  const [parameter] = parameters;
  if (!parameter) return NOTHING_MOVED;
  for (const from of parameter.from) {
    const moved =
      from === "query"
        ? fromQuery(facts, use, parameter, to)
        : fromBody(facts, exchange, use, parameter, to);
    if (moved) return moved;
  }
  return {
    edits: null,
    reason: `no \`${parameter.name}\` is at hand here; v2 wants it in the path`,
  };
}

/** `?habitId=…` in the text, in search parameters or in a client's query. */
function fromQuery(
  facts: Facts,
  use: ExchangeUse,
  parameter: MovedParameter,
  to: Endpoint,
): Moved | null {
  const found = queryParameter(facts, use, parameter.name);
  if (!found) return null;
  if (found.edits === null) return found;
  const { expression, inText } = found;
  const edits = inText
    ? removeFromQuery(facts, use, { name: parameter.name, range: inText, expression })
    : found.edits;
  if (!edits) return { edits: null, reason: `\`${parameter.name}\` is put together at run time` };
  const literal = shownLiteral(use);
  const parameters = new Map([[parameter.name, found.value]]);
  const isTogether =
    !literal ||
    (expression
      ? !isNamedByOthers(facts, use, literal, expression)
      : isOnlyId(facts, null, found.value, parameter.name, usesNaming(facts, literal)));
  const isAt = (node: ts.Node): boolean => !expression || isVisible(facts, expression, node);
  if (!literal || (isTogether && isAt(literal))) return { edits, parameters, review: null };
  const behind = literalBehind(facts, use);
  if (behind && isAt(behind.node)) {
    const path = spillPath(facts, use, to, parameters);
    if (path) return { edits: [...edits, ...path], parameters: null, review: null };
  }
  const put = expression && putInLater(facts, use, literal, expression, parameter, to, edits);
  return (
    put ?? {
      edits: null,
      reason: `\`${parameter.name}\` is not at hand where the path is written`,
    }
  );
}

/** A place for the id in a path that is written elsewhere, where the call that has both is for one id alone. */
function putInLater(
  facts: Facts,
  use: ExchangeUse,
  literal: ts.Node,
  id: ts.Expression,
  parameter: MovedParameter,
  to: Endpoint,
  edits: readonly Edit[],
): Moved | null {
  const meeting = meetingOf(facts, use, literal);
  if (!meeting || !isVisible(facts, id, meeting.path)) return null;
  const through = usesNaming(facts, literal).filter(({ chain }) => chain.includes(meeting.call));
  return isOnlyId(facts, id, [], parameter.name, through)
    ? withPlaceholder(
        use,
        [...edits, putId(use, meeting, parameter, encoded([asGiven(id)]))],
        to,
        null,
      )
    : null;
}

/** An id where it is moved to; a shorthand goes from where it stood, and is written anew. */
function asGiven(id: ts.Expression): Piece {
  return ts.isShorthandPropertyAssignment(id.parent) ? id.getText() : rangeOf(id);
}

function fromBody(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  parameter: MovedParameter,
  to: Endpoint,
): Moved | null {
  if (!(exchange.call.endpoint.request in shapeMappings)) return null;
  const literal = shownLiteral(use);
  const meeting = literal && writtenMeeting(facts, use, literal);
  if (!meeting) return { edits: null, reason: AT_RUN_TIME };
  if (isNamedAsWord(facts, exchange.call, use, literal, meeting.path))
    return { edits: null, reason: AS_WORD };
  const place = idPlaceOf(facts, use, literal, meeting);
  const kept = keptInBody(facts, exchange, use, meeting, place, parameter);
  if (kept?.edits === null) return kept;
  if (kept) return alongOthers(withPlaceholder(use, kept.edits, to, kept.review));
  return place
    ? takenFromBody(facts, exchange, use, place, parameter, to)
    : { edits: null, reason: "the body is not at hand where the path is written" };
}

function alongOthers(moved: Moved): Moved {
  return moved.edits === null ? moved : { ...moved, goesAlong: true };
}

const AS_WORD = "the word in the path is asked for elsewhere, too";
