import { type BatchV2, prefixes, schemasV2 } from "@habitshift/schemas";
import { judgePayload } from "@habitshift/validator";
import { isFault, type ServiceFault } from "@habitshift/validator/http";
import { done, type Outcome, type Scene } from "./operation.ts";
import { fieldOf, invalid, perform, routeOf } from "./perform.ts";

const batchId = "v2.batch";

export function isBatch({ id }: { readonly id: string }): boolean {
  return id === batchId;
}

/** Does what a batch lists, in order; one that fails does not undo others (decision `batch`). */
export async function performBatch(scene: Scene, body: unknown): Promise<Outcome | ServiceFault> {
  const refused = formFault(body);
  if (refused !== undefined) return refused;
  const results: unknown[] = [];
  for (const operation of (body as BatchV2).operations) {
    const outcome = await performOne(scene, operation);
    if (isFault(outcome)) {
      const { status, code, message, details } = outcome;
      results.push({ status, error: { code, message, details } });
    } else results.push({ status: outcome.status, data: outcome.data });
  }
  return done({ results });
}

async function performOne(
  scene: Scene,
  { method, path, body }: BatchV2["operations"][number],
): Promise<Outcome | ServiceFault> {
  const call = routeOf(method.toUpperCase(), prefixes.v2[0] + path, "v2");
  if (isFault(call)) return call;
  if (isBatch(call.endpoint)) {
    return invalid([{ field: "path", message: "a batch may not hold a batch" }]);
  }
  return perform(scene, { call, body });
}

/** What is wrong with the form of the batch itself; what its operations ask for is judged one by one. */
function formFault(body: unknown): ServiceFault | undefined {
  const verdict = judgePayload("batch", body);
  if ("faults" in verdict) return invalid([{ field: "body", message: "is no batch" }]);
  const details = verdict.breakages
    .filter(({ severity, pointer }) => severity === "error" && isOfForm(pointer, body))
    .map(({ pointer, message }) => ({ field: fieldOf(pointer), message }));
  return details.length === 0 ? undefined : invalid(details);
}

const { operations } = Object(schemasV2.batch.properties);
const path = new RegExp(operations.items.properties.path.pattern);

function isOfForm(pointer: string, body: unknown): boolean {
  const [, index, member, ...below] = pointer.slice(1).split("/");
  if (index === undefined || member === undefined) return true;
  if (below.length > 0) return false;
  const operation: unknown = (body as BatchV2).operations[Number(index)];
  const value = Object(operation)[member];
  if (member === "method") return typeof value !== "string" || value === "";
  if (member === "path") return typeof value !== "string" || !path.test(value);
  return member === "body" && value !== undefined && Object(value) !== value;
}
