import { bulkDelete, mappedSchemasV1, type Shape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Edit } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { memberReads } from "../../facts/member-reads.ts";
import { isAction } from "../../facts/shapes.ts";
import type { ServiceCall, Value } from "../../provenance/value.ts";
import type { Proposal } from "../proposal.ts";
import { deletedCount } from "./deleted-count.ts";
import { outcomeEdit } from "./outcome-edit.ts";

/** Reads of what v1 answered to a check-in, a skip or a bulk delete, and v2 does not: `reply.data.status`. */
export function findLostOutcomes(facts: Facts): readonly Proposal[] {
  return memberReads(facts.machine).flatMap(({ node, receivers, names }) => {
    if (ts.isObjectLiteralExpression(node)) return [];
    const lost = names.find(
      (name) =>
        [...receivers].some((value) => lostFrom(value, name)) &&
        ![...receivers].some((value) => isOfOther(value, name)),
    );
    const calls = [...receivers].flatMap((value) => lostFrom(value, lost ?? "") ?? []);
    const [call] = calls;
    const change = call?.endpoint.successor?.change;
    if (lost === undefined || !change) return [];
    const base = {
      change,
      node,
      message: `\`${lost}\` of what ${call.endpoint.method} ${call.endpoint.path} answers is not there in v2`,
      ties: calls,
    };
    const edit = toldOtherwise(calls, lost, node);
    return [
      edit ? { ...base, edits: [edit], confidence: "safe", reason: null } : { ...base, ...UNTOLD },
    ];
  });
}

/** How v2 tells it all the same. */
function toldOtherwise(calls: readonly ServiceCall[], name: string, node: ts.Node): Edit | null {
  if (calls.every(({ endpoint }) => isAction(endpoint.response.shape))) return outcomeEdit(node);
  const isCount = calls.every(({ endpoint }) => endpoint.request === "bulk-delete");
  return isCount && name === bulkDelete.answer ? deletedCount(node) : null;
}

const UNTOLD = {
  edits: null,
  confidence: "manual",
  reason: "v2 tells by the status of the answer, and by what it recorded, that it was done",
} as const;

/** Whether a value is the answer to a call of another kind, which has that member: the read is of that one. */
function isOfOther(value: Value, name: string): boolean {
  if (value.kind !== "service" || lostFrom(value, name) !== null) return false;
  if (value.type.is === "list") return Object.hasOwn(Array.prototype, name);
  if (value.type.is !== "payload" || isAction(value.type.of)) return false;
  return membersOf(value.type.of).has(name);
}

/** The members that what a shape has in v1. */
function membersOf(shape: Shape): ReadonlySet<string> {
  const schemas: Readonly<Partial<Record<Shape, { properties?: object }>>> = mappedSchemasV1;
  return new Set(Object.keys(schemas[shape]?.properties ?? {}));
}

/** Members of a check-in that v2 has others for. */
const TOLD = shapeMappings["check-in"].fields.flatMap(({ op, from }) =>
  op === "expand" ? [from] : [],
);

/** The call whose answer a value is, where v2 answers that call without a member. */
function lostFrom(value: Value, name: string): ServiceCall | null {
  if (value.kind !== "service" || value.type.is !== "payload") return null;
  const { call, type } = value;
  if (call.endpoint.version !== "v1") return null;
  const isLost = isAction(type.of) ? TOLD.includes(name) : call.endpoint.request === "bulk-delete";
  return isLost ? call : null;
}
