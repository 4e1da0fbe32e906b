import { type Endpoint, envelope, type MappedShape, shapeMappings } from "@habitshift/schemas";
import { type Draft, isJsonObject, memberOf, put } from "../json.ts";
import { type NoteTaker, take } from "../notes.ts";
import { bulkAnswerOf } from "./bulk-delete.ts";
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
    put(converted, envelope.data, bulkAnswerOf(body));
    return;
  }
  const { shape } = endpoint.response;
  if (!Object.hasOwn(shapeMappings, shape)) return;
  const { fields } = shapeMappings[shape as MappedShape];
  // Only what belongs to a habit was answered by what was said of it.
  const repeated = fields.some(({ op }) => op === "to-path")
    ? fields.filter(({ op }) => op === "to-path" || op === "move")
    : [];
  const data = converted[envelope.data];
  const records: readonly unknown[] = Array.isArray(data) ? data : [data];
  for (const { from, change } of repeated) {
    const said = saidOf(from, answered);
    if (said === undefined) continue;
    for (const record of records) {
      if (!isJsonObject(record) || memberOf(record, from) !== undefined) continue;
      put(record, from, said);
      take(taker, "derived", [envelope.data], `\`${from}\` is that of the request`, change);
    }
  }
}

/** What a request said of a member: in its body, its query or its path. */
function saidOf(name: string, { call, body }: Answered): unknown {
  const inBody = isJsonObject(body) ? memberOf(body, name) : undefined;
  if (inBody !== undefined) return inBody;
  const inPath = call.parameters[name];
  return inPath === undefined ? takeParameters(call.query, name).values[0] : decodePart(inPath);
}
