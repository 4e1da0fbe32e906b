import { type Answer, answerByRoutes, type Call, isJsonObject, type Route } from "./route.ts";
import { answerData, refuse } from "./v2-envelope.ts";

const maxOperations = 100;

/** Performs the operations in order; the first that is malformed refuses the whole batch. */
export function answerBatch(routes: readonly Route[], { store, request, fields }: Call): Answer {
  const { operations } = fields;
  if (!Array.isArray(operations) || operations.length > maxOperations) {
    return refuse(400, "VALIDATION_ERROR", "operations must be an array of at most 100");
  }
  const results: { status: number }[] = [];
  for (const operation of operations) {
    const { method, path, body }: Readonly<Record<string, unknown>> = isJsonObject(operation)
      ? operation
      : {};
    if (
      typeof method !== "string" ||
      typeof path !== "string" ||
      /^(?!\/)|^\/(api|v\d)/.test(path)
    ) {
      return refuse(400, "VALIDATION_ERROR", `bad operation ${JSON.stringify(operation)}`);
    }
    const answer = answerByRoutes(routes, store, { ...request, method, path, body });
    if (answer === undefined || answer.refusal !== undefined) {
      return refuse(400, "VALIDATION_ERROR", `${method} ${path}: ${answer?.refusal ?? "unknown"}`);
    }
    results.push({ status: answer.status });
  }
  return answerData({ results });
}
