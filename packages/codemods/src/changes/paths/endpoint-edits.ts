import type { Endpoint } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Edit, Piece } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../../provenance/exchanges.ts";
import { editFlat, isKept, literalAt } from "../flat-edit.ts";
import {
  behindSlash,
  editBehindSlash,
  editPath,
  editPrefix,
  type PathEdit,
  pathEdit,
  queryText,
  successorOf,
} from "../url-path.ts";
import { assignWhole, isAssignedPath } from "./assigned-path.ts";
import { editBehindBase, editRelative } from "./behind-base.ts";
import { proposeBulkDelete } from "./bulk-delete.ts";
import type { EndpointResult } from "./endpoint-result.ts";
import { listSegments } from "./listed-segments.ts";
import { editMethod } from "./methods/method.ts";
import { calledInstead } from "./methods/other-verb.ts";
import { moveParameters } from "./parameters/moved-parameter.ts";
import { prefixEdits, touchesOthers } from "./prefixes/prefix-edits.ts";
import { queryApart } from "./query-apart.ts";
import { isMadeAt, isSharedPath, replacePath } from "./shared-path.ts";

const NO_LITERAL = "the path is put together at run time";
const SHARED_METHOD = "the method is not written at a place that only this call uses";

const SHARED_PREFIX = "the version is written at a place that calls of another service share";
const SHARED_PATH = "the path is written at a place that calls of another service share";

const LISTED =
  "only paths that a generated type lists are taken here: generate the type anew from the OpenAPI document of v2, and call what that has instead";

const APART =
  "the path is assigned to a URL, which takes its query by `searchParams`; set it where the path is assigned";

/** What makes one use of a v1 endpoint a use of its successor. */
export function endpointEdits(facts: Facts, exchange: Exchange, use: ExchangeUse): EndpointResult {
  const { endpoint } = exchange.call;
  const to = successorOf(endpoint);
  if (!to || !editPrefix(use.match)) return { edits: null, reason: NO_LITERAL };
  const prefix = prefixEdits(facts, use);
  if (!prefix) return { edits: null, reason: SHARED_PREFIX };
  if (isListed(use, to)) return { edits: null, reason: LISTED };
  if (endpoint.request === "bulk-delete")
    return withPrefix(prefix, proposeBulkDelete(facts, exchange, use, to));
  return withPrefix(prefix, movedEdits(facts, exchange, use, to));
}

/** The same without the prefix, of an endpoint that is replaced by one other. */
function movedEdits(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  to: Endpoint,
): EndpointResult {
  const { endpoint } = exchange.call;
  const moved = moveParameters(facts, exchange, use, to);
  if (moved.edits === null) return moved;
  const query = endpoint.successor?.query ?? {};
  const beside = queryApart(use, query);
  if (beside?.edits === null) return beside;
  const added = beside ? {} : query;
  const path = moved.parameters
    ? (editBehindBase(facts, use, to, added) ??
      pathEdits(facts, use, to, moved.parameters, added) ??
      editRelative(facts, use, to, added))
    : [];
  const apart = Object.keys(query).length > 0 && isAssignedPath(use);
  const whole = apart ? assignWhole(facts, use) : [];
  if (!whole) return { edits: null, reason: APART };
  const method = editMethod(facts, exchange, use, to) ?? calledInstead(facts, use, to);
  if (!path) return { edits: null, reason: NO_LITERAL };
  if (touchesOthers(facts, [...path, ...moved.edits])) return { edits: null, reason: SHARED_PATH };
  if (!method) return { edits: null, reason: SHARED_METHOD };
  const edits = [...path, ...whole, ...method, ...moved.edits, ...(beside?.edits ?? [])];
  return { ...moved, edits };
}

/** Whether another path than before would have to be among those that a generated type lists. */
function isListed({ request, match }: ExchangeUse, to: Endpoint): boolean {
  const isSame = to.path === match.endpoint.path && to.method === match.endpoint.method;
  return request.client.isTyped === true && !isSame;
}

/** The path and the query that v2 needs, written in place or, where others share the text, put in at run time. */
function pathEdits(
  facts: Facts,
  use: ExchangeUse,
  to: Endpoint,
  parameters: ReadonlyMap<string, readonly Piece[]>,
  added: Readonly<Record<string, string>>,
): readonly Edit[] | null {
  const change = pathEdit(use.match, to, parameters);
  const query = queryText(use.match, added);
  const isShared = change !== null && isApart(facts, use, change, parameters.size > 0);
  const path = isShared ? null : editPath(use.match, to, parameters);
  const written = path && withQuery(use, path, query);
  if (written || !change) return written;
  const apart = query ? null : segmentEdits(facts, use, change, isShared);
  if (apart || !(isShared || isEncoded(use))) return apart;
  // An id is that of one call: it is put in where no other call comes by.
  if (parameters.size > 0 && !isMadeAt(use)) return null;
  if (query && query.at.start !== change.range.end) return null;
  return replacePath(facts, use, change.range, [...change.pieces, query?.text ?? ""]);
}

/** Whether the path is not this call's own, or an id would stand before a slash that is apart from the name, where it may not be at hand. */
function isApart(facts: Facts, use: ExchangeUse, change: PathEdit, hasId: boolean): boolean {
  const { match } = use;
  const behind = hasId ? behindSlash(match, change) : null;
  const nodeAt = (at: number): ts.Node | undefined => literalAt(match, at)?.part.node;
  return (
    isSharedPath(facts, use, change.range) ||
    (behind !== null && nodeAt(change.range.start) !== nodeAt(behind.start))
  );
}

/** What stands behind a slash that others share may be this call's own, and a segment that is encoded by itself has others beside it. */
function segmentEdits(
  facts: Facts,
  use: ExchangeUse,
  change: PathEdit,
  isShared: boolean,
): readonly Edit[] | null {
  const behind = behindSlash(use.match, change);
  const isOwn = behind && !isSharedPath(facts, use, { ...behind, end: behind.end + 1 });
  if (isShared && !isOwn) return null;
  const written = isShared ? editBehindSlash(use.match, change) : null;
  return written ?? listSegments(facts, use.match, change);
}

/** Whether a segment of the path is encoded by itself, so that no slash nor query can be written into it. */
function isEncoded({ match }: ExchangeUse): boolean {
  return match.parts.some((part) => "text" in part && part.encoded);
}

function withPrefix(prefix: readonly Edit[], made: EndpointResult): EndpointResult {
  return made.edits === null ? made : { ...made, edits: [...prefix, ...made.edits] };
}

/** Puts the query that v2 needs where the path ends: in the edit that ends there, or as one of its own. */
export function withQuery(
  use: ExchangeUse,
  path: readonly Edit[],
  query: ReturnType<typeof queryText>,
): readonly Edit[] | null {
  if (!query) return path;
  const [first, ...rest] = path;
  if (!use.match.parts.every((part) => "hole" in part || isKept(part, [query.text]))) return null;
  if (query.at.start === query.at.end && first)
    return [{ ...first, pieces: [...first.pieces, query.text] }, ...rest];
  const made = editFlat(use.match, query.at, [query.text]);
  return made && [...path, ...made];
}
