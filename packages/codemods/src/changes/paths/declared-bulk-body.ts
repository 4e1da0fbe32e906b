import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { positionalParameters } from "../../program/positional-parameters.ts";
import { memberTypeAt } from "../../provenance/types/member-type.ts";
import { placeAmong } from "../bodies/body-type-argument.ts";
import { pathOf } from "../receiver.ts";
import { BATCH_TYPE, bulkBodiesIn } from "./batch-type.ts";

/** `body?: Habit | { ids: string[] }`: what a function that is called declares for the body of a bulk deletion. */
export function declaredBulkBody(
  facts: Facts,
  call: ts.Node,
  body: ts.Expression,
): readonly Edit[] {
  if (!ts.isCallExpression(call)) return [];
  const place = placeAmong(call, body);
  if (!place) return [];
  const { index, names } = place;
  const { types } = facts.machine;
  const declared = [...facts.seen(call.expression)].flatMap((value) => {
    const type =
      value.kind === "function" ? positionalParameters(value.node)[index]?.type : undefined;
    return type ? (memberTypeAt(types, types.refer(type), names)?.node ?? []) : [];
  });
  return [...new Set(declared.flatMap(bulkBodiesIn))].map((type) =>
    replace(pathOf(type), rangeOf(type), BATCH_TYPE),
  );
}
