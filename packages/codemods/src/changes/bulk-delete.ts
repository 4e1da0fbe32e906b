import { bulkDelete, type Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import { quoted } from "../edit/quote.ts";
import type { Facts } from "../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../provenance/exchanges.ts";
import { isSite, type Value, writtenNames } from "../provenance/value.ts";
import { bodyObjects } from "./body-objects.ts";
import type { EndpointResult } from "./endpoint-result.ts";
import { editFlat } from "./flat-edit.ts";
import { type Meeting, meetingOf } from "./meeting.ts";
import { editMethod } from "./method.ts";
import { callInstead } from "./other-verb.ts";
import { memberName } from "./payload-literal.ts";
import { postInstead } from "./post-instead.ts";
import { pathOf } from "./receiver.ts";
import { climbPath, isSharedPath, replacePath } from "./shared-path.ts";
import { shownLiteral } from "./shown-literal.ts";
import { pathEdit } from "./url-path.ts";

/** A bulk deletion as a batch: each id becomes an operation. */
export function proposeBulkDelete(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  to: Endpoint,
): EndpointResult {
  const literal = shownLiteral(use);
  const meeting = literal && meetingOf(facts, use, literal);
  if (!meeting) return { edits: null, reason: "the path is put together at run time" };
  if (!meeting.body)
    return { edits: null, reason: "the ids to delete are not at hand where the path is written" };
  const change = pathEdit(use.match, to, new Map());
  const path =
    change &&
    (isSharedPath(facts, use, change.range)
      ? (replacePath(facts, use, change.range, change.pieces) ?? climbPath(facts, use, to))
      : editFlat(use.match, change.range, change.pieces, "before"));
  const body = batchBody(meeting.body, bodyObjects(use.body));
  if (!path || !body)
    return { edits: null, reason: "the list of ids is not written in a form that is known" };
  const method = isAxiosVerb(use, meeting)
    ? postInstead(meeting.call, to, body)
    : withBody(
        editMethod(facts, exchange, use, to, isDescription(meeting.call) ? meeting.call : null) ??
          callInstead(facts, use, meeting, to),
        meeting,
        body,
      );
  if (!method) return { edits: null, reason: `nothing here sends a ${to.method} with a body` };
  return { edits: [...path, ...method], review: null };
}

/** A literal that describes the whole request, to be sent elsewhere. */
function isDescription(node: ts.Node): boolean {
  return ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);
}

function withBody(
  edits: readonly Edit[] | null,
  meeting: Meeting,
  body: readonly Piece[],
): readonly Edit[] | null {
  if (!edits || !meeting.body) return null;
  return [...edits, replace(pathOf(meeting.body), rangeOf(meeting.body), ...body)];
}

/** `{ operations: ids.map((id) => ({ method: 'DELETE', path: `/habits/${id}` })) }`. */
function batchBody(body: ts.Expression, values: ReadonlySet<Value>): readonly Piece[] | null {
  const ids = idsOf(body, values);
  if (!ids) return null;
  const path = bulkDelete.operation.path.replace("{id}", `\${encodeURIComponent(id)}`);
  return [
    `{ ${bulkDelete.operations}: `,
    ...ids,
    `.map((id) => ({ method: ${quoted(bulkDelete.operation.method)}, path: \`${path}\` })) }`,
  ];
}

/** The list of ids: a member of the body, or the body itself. */
function idsOf(body: ts.Expression, values: ReadonlySet<Value>): readonly Piece[] | null {
  if (ts.isObjectLiteralExpression(body)) {
    const member = body.properties.find((property) => isIdsName(memberName(property)));
    if (member && ts.isShorthandPropertyAssignment(member)) return [member.name.text];
    return member && ts.isPropertyAssignment(member) ? grouped(member.initializer) : null;
  }
  if ([...values].some((value) => isSite(value, "array"))) return grouped(body);
  for (const value of values) {
    const name = value.kind === "site" ? writtenNames(value).find(isIdsName) : undefined;
    if (name) return [...grouped(body), `.${name}`];
  }
  return null;
}

function isIdsName(name: string | null): boolean {
  return name !== null && (bulkDelete.members as readonly string[]).includes(name);
}

function grouped(node: ts.Expression): readonly Piece[] {
  const isSimple = ts.isLeftHandSideExpression(node);
  return isSimple ? [rangeOf(node)] : ["(", rangeOf(node), ")"];
}

function isAxiosVerb(use: ExchangeUse, meeting: Meeting): boolean {
  return (
    use.request.client.interceptors &&
    use.request.slots.verb !== null &&
    meeting.call === use.request.node &&
    use.request.slots.body === null &&
    use.request.slots.verb.getText() !== "request"
  );
}
