import {
  bulkDelete,
  type Endpoint,
  envelope,
  type MappedShape,
  shapeMappings,
} from "@habitshift/schemas";
import { type Draft, isJsonObject, memberOf, put } from "../json.ts";
import { type NoteTaker, take } from "../notes.ts";
import type { Segment } from "../pointer.ts";
import { idsOf } from "./bulk-delete.ts";
import type { Call } from "./find-call.ts";
import { decodePart, takeParameters } from "./url.ts";

/** A request that was answered: the endpoint that it called, and the body that it had. */
export interface Answered {
  readonly call: Call;
  readonly endpoint: Endpoint;
  readonly body: unknown;
}

/**
 * Fills into an answer of v1 what v1 repeated of the request, and v2 has in the path or leaves out.
 * `taker` stands at the answer.
 */
export function completeAnswer(converted: Draft, answered: Answered, taker: NoteTaker): void {
  const { endpoint, body } = answered;
  if (endpoint.request === "bulk-delete") {
    const { ids } = idsOf(body, { base: ["request", "body"] });
    put(converted, envelope.data, { [bulkDelete.answer]: ids.length });
    const message = `it becomes \`${bulkDelete.answer}\`, the number of ids of the request`;
    take(taker, "derived", [envelope.data], message, bulkDelete.change);
    return;
  }
  const { shape } = endpoint.response;
  if (!Object.hasOwn(shapeMappings, shape)) return;
  const { fields } = shapeMappings[shape as MappedShape];
  // Only what belongs to a habit was answered by what was said of it.
  const repeated = fields.some(({ op }) => op === "to-path")
    ? fields.filter(({ op }) => op === "to-path" || op === "move")
    : [];
  const said = repeated
    .map(({ from, change }) => ({ from, change, value: saidOf(from, answered) }))
    .filter(({ value }) => value !== undefined);
  if (said.length === 0) return;
  const complete = (record: unknown, path: readonly Segment[]): unknown => {
    if (!isJsonObject(record)) return record;
    const missing = said.filter(({ from }) => memberOf(record, from) === undefined);
    if (missing.length === 0) return record;
    // What is carried over is the caller's.
    const own: Draft = { ...record };
    for (const { from, change, value } of missing) {
      put(own, from, value);
      take(taker, "derived", path, `\`${from}\` is that of the request`, change);
    }
    return own;
  };
  const data = converted[envelope.data];
  const path = [envelope.data];
  converted[envelope.data] = Array.isArray(data)
    ? data.map((record, index) => complete(record, [...path, index]))
    : complete(data, path);
}

/** What a request said of a member: in its body, its query or its path. */
function saidOf(name: string, { call, body }: Answered): unknown {
  const inBody = isJsonObject(body) ? memberOf(body, name) : undefined;
  if (inBody !== undefined) return inBody;
  const inPath = call.parameters[name];
  return inPath === undefined ? takeParameters(call.query, name).values[0] : decodePart(inPath);
}
