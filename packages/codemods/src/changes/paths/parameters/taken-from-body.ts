import type { Endpoint, MappedShape, MovedParameter } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { bodyObjects } from "../../../provenance/body-objects.ts";
import type { Exchange, ExchangeUse } from "../../../provenance/exchanges.ts";
import type { Value } from "../../../provenance/value.ts";
import { bodyParameterType } from "../../bodies/body-parameter-type.ts";
import { bodyTypeArgument, typeInV2 } from "../../bodies/body-type-argument.ts";
import { madeBody } from "../../bodies/made-body.ts";
import { rewriteBody } from "../../bodies/request-body.ts";
import { sharedBody } from "../../bodies/shared-body.ts";
import { encoded, encodedInText, idAsText, isIdAtHand } from "./id-of-body.ts";
import type { IdPlace } from "./id-place.ts";
import type { Moved } from "./moved.ts";
import { spillPath } from "./spilled-path.ts";
import { putId, withPlaceholder } from "./with-placeholder.ts";

/** The id is taken out of the body where the path is at hand, too. */
export function takenFromBody(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  place: IdPlace,
  parameter: MovedParameter,
  to: Endpoint,
): Moved | null {
  const shape = exchange.call.endpoint.request;
  const sent = objectsAt(facts, use, place.body);
  const body =
    sharedBody(facts, exchange, place.call, place.body) ??
    (place.way === "in place"
      ? madeBody(facts, place.call, place.body, shape as MappedShape, sent)
      : null) ??
    rewriteBody(facts, place.body, shape as MappedShape, sent);
  if (body.edits === null) return body;
  const member = body.member(parameter.name);
  if (!member) return null;
  const value = idAsText(facts, member, place.body, parameter.name);
  if (!isIdAtHand(facts, place, place.body, parameter.name))
    return {
      edits: null,
      reason: `\`${parameter.name}\` is not at hand where the path is written`,
    };
  const { review } = body;
  const edits = [
    ...body.edits,
    ...bodyTypeArgument(facts, place.call, place.body, (written) =>
      typeInV2(written, shape as MappedShape),
    ),
    ...bodyParameterType(facts, place.call, place.body, shape as MappedShape),
  ];
  const parameters = new Map([
    [parameter.name, encodedInText(facts, value, place.body, parameter.name)] as const,
  ]);
  if (place.way === "in place") return { edits, parameters, review };
  if (place.way === "put in")
    return withPlaceholder(
      use,
      [...edits, putId(use, place, parameter, encoded(value))],
      to,
      review,
    );
  const path = spillPath(facts, use, to, parameters);
  return path
    ? { edits: [...edits, ...path], parameters: null, review }
    : { edits: null, reason: "calls without a place for the id share the path" };
}

/** The objects that stand at a place, of all that a request was seen to send. */
function objectsAt(facts: Facts, use: ExchangeUse, body: ts.Expression): Iterable<Value> {
  const sent = bodyObjects(use.body);
  const here = [...bodyObjects(facts.seen(body))].filter((value) => sent.has(value));
  return here.length > 0 ? here : sent;
}
