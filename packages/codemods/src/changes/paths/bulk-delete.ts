import { bulkDelete, type Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { memberName } from "../../program/member-name.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { Exchange, ExchangeUse } from "../../provenance/exchanges.ts";
import { isSite, type Value, writtenNames } from "../../provenance/value.ts";
import { bodyTypeArgument } from "../bodies/body-type-argument.ts";
import { writtenMeeting } from "../bodies/meeting.ts";
import type { Meeting } from "../bodies/meetings-along.ts";
import { editFlat } from "../flat-edit.ts";
import { pathOf } from "../receiver.ts";
import { shorthandName } from "../shorthand-name.ts";
import { shownLiteral } from "../shown-literal.ts";
import { pathEdit } from "../url-path.ts";
import { BATCH_TYPE } from "./batch-type.ts";
import { declaredBulkBody } from "./declared-bulk-body.ts";
import type { EndpointResult } from "./endpoint-result.ts";
import { editMethod } from "./methods/method.ts";
import { callInstead } from "./methods/other-verb.ts";
import { postInstead } from "./methods/post-instead.ts";
import { climbPath, isSharedPath, replacePath } from "./shared-path.ts";

/** A bulk deletion as a batch: each id becomes an operation. */
export function proposeBulkDelete(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  to: Endpoint,
): EndpointResult {
  const literal = shownLiteral(use);
  const meeting = literal && writtenMeeting(facts, use, literal);
  if (!meeting) return { edits: null, reason: "the path is put together at run time" };
  if (!meeting.body)
    return { edits: null, reason: "the ids to delete are not at hand where the path is written" };
  const change = pathEdit(use.match, to, new Map());
  const path =
    change &&
    (isSharedPath(facts, use, change.range)
      ? (replacePath(facts, use, change.range, change.pieces) ?? climbPath(facts, use, to))
      : editFlat(use.match, change.range, change.pieces, "before"));
  const ids = idsOf(facts, meeting.body, bodyObjects(use.body));
  if (!path || !ids)
    return { edits: null, reason: "the list of ids is not written in a form that is known" };
  const body = batchBody(ids.pieces);
  const method = isVerbWithOptions(use, meeting)
    ? postInstead(use.request, to, body)
    : withBody(facts, posted(facts, exchange, use, to, meeting), meeting, body);
  if (!method) return { edits: null, reason: `nothing here sends a ${to.method} with a body` };
  return { edits: [...path, ...method], review: ids.review };
}

/**
 * The method where the call itself says it, else the function beside the one that is called which sends it:
 * one that is named after another method keeps it, as long as there is such a function.
 */
function posted(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  to: Endpoint,
  meeting: Meeting,
): readonly Edit[] | null {
  const { call } = meeting;
  const isApart = ts.isCallExpression(call) && !use.chain.includes(call);
  const isAround = isApart || isDescription(call);
  const edits = editMethod(facts, exchange, use, to, isAround ? call : null);
  const isOwn = edits?.every(
    ({ file, start, end }) =>
      file === pathOf(call) && start >= call.getStart() && end <= call.getEnd(),
  );
  if (isApart) return isOwn ? edits : null;
  return isOwn ? edits : (callInstead(facts, use, meeting, to) ?? edits);
}

/** A literal that describes the whole request, to be sent elsewhere. */
function isDescription(node: ts.Node): boolean {
  return ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);
}

function withBody(
  facts: Facts,
  edits: readonly Edit[] | null,
  meeting: Meeting,
  body: readonly Piece[],
): readonly Edit[] | null {
  if (!edits || !meeting.body) return null;
  return [
    ...edits,
    replace(pathOf(meeting.body), rangeOf(meeting.body), shorthandName(meeting.body), ...body),
    ...bodyTypeArgument(facts, meeting.call, meeting.body, () => BATCH_TYPE),
    ...declaredBulkBody(facts, meeting.call, meeting.body),
  ];
}

/** `{ operations: ids.map((id) => ({ method: 'DELETE', path: `/habits/${id}` })) }`. */
function batchBody(ids: readonly Piece[]): readonly Piece[] {
  const path = bulkDelete.operation.path.replace("{id}", `\${encodeURIComponent(id)}`);
  return [
    `{ ${bulkDelete.operations}: `,
    ...ids,
    `.map((id) => ({ method: ${quoted(bulkDelete.operation.method)}, path: \`${path}\` })) }`,
  ];
}

/** What a batch has in place of the body of a bulk deletion; null where its ids are not written in a form that is known. */
export function batchOf(
  facts: Facts,
  body: ts.Expression,
  values: ReadonlySet<Value>,
): { readonly edits: readonly Edit[]; readonly review: string | null } | null {
  const ids = idsOf(facts, body, values);
  if (!ids) return null;
  const edits = [replace(pathOf(body), rangeOf(body), ...batchBody(ids.pieces))];
  return { edits, review: ids.review };
}

/** An expression of the list of ids, and why a person should look at it. */
interface Ids {
  readonly pieces: readonly Piece[];
  readonly review: string | null;
}

/** The list of ids: a member of the body, or the body itself. */
function idsOf(facts: Facts, body: ts.Expression, values: ReadonlySet<Value>): Ids | null {
  if (ts.isObjectLiteralExpression(body)) {
    const member = body.properties.find((property) => isIdsName(memberName(property)));
    if (member && ts.isShorthandPropertyAssignment(member))
      return { pieces: [member.name.text], review: null };
    return member && ts.isPropertyAssignment(member)
      ? { pieces: grouped(member.initializer), review: null }
      : null;
  }
  if ([...values].some((value) => isList(facts, value)))
    return { pieces: grouped(body), review: null };
  for (const value of values) {
    const name = memberNames(facts, value).find(isIdsName);
    if (name) return { pieces: [...grouped(body), `.${name}`], review: null };
  }
  return isIdsName(lastName(body))
    ? { pieces: grouped(body), review: "that this is the list of ids is told by its name" }
    : null;
}

function isList(facts: Facts, value: Value): boolean {
  if (value.kind === "typed") return facts.machine.types.expand(value.type).is === "list";
  return isSite(value, "array");
}

function memberNames(facts: Facts, value: Value): readonly string[] {
  if (value.kind === "site") return writtenNames(value);
  const structure = value.kind === "typed" ? facts.machine.types.expand(value.type) : null;
  return structure?.is === "object" ? [...structure.members.keys()] : [];
}

/** `ids` of `ids` and of `request.body.ids`. */
function lastName(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : null;
}

function isIdsName(name: string | null): boolean {
  return name !== null && (bulkDelete.members as readonly string[]).includes(name);
}

function grouped(node: ts.Expression): readonly Piece[] {
  const isSimple = ts.isLeftHandSideExpression(node);
  return isSimple ? [rangeOf(node)] : ["(", rangeOf(node), ")"];
}

/** Whether the call names its method, and has its body among its options, as `http.delete(url, { body })`. */
function isVerbWithOptions(use: ExchangeUse, meeting: Meeting): boolean {
  return (
    use.request.client.bodyOption !== undefined &&
    use.request.slots.verb !== null &&
    meeting.call === use.request.node &&
    use.request.slots.body === null &&
    use.request.slots.verb.getText() !== "request"
  );
}
