import { type Call, findCall } from "@habitshift/converter";
import { type ApiVersion, notFound, prefixes } from "@habitshift/schemas";
import { judgeRequest } from "@habitshift/validator";
import { type ServiceFault, serviceFault } from "@habitshift/validator/http";
import { accountOperations } from "./account-operations.ts";
import { habitOperations } from "./habit-operations.ts";
import { logOperations } from "./log-operations.ts";
import { noteOperations } from "./note-operations.ts";
import type { Operation, Outcome, Scene } from "./operation.ts";
import { pageOf } from "./page-of.ts";
import { forbiddenScope } from "./permission.ts";

const operations: Readonly<Record<string, Operation>> = {
  ...habitOperations,
  ...logOperations,
  ...noteOperations,
  ...accountOperations,
};

/** A call of a version at its very prefix, or why it is none. */
export function routeOf(method: string, url: string, version: ApiVersion): Call | ServiceFault {
  // As GET, whose answer it has but for the body.
  const asked = method === "HEAD" ? "GET" : method;
  const call = findCall(asked, url, version);
  if (typeof call !== "string" && call.base === "" && !call.isBare) return call;
  if (call !== "unknown-method") return serviceFault(notFound.id, "There is no such path");
  const allowed = methods.filter((own) => typeof findCall(own, url, version) !== "string");
  const all = allowed.includes("GET") ? [...allowed, "HEAD"] : allowed;
  const allow = all.join(", ");
  const message = `This path takes ${allow}`;
  return serviceFault("method-not-allowed", message, { headers: { Allow: allow } });
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** A v2 request as an operation needs it. */
export interface Performed {
  readonly call: Call;
  readonly body: unknown;
  /** True where a list is to come whole, as in v1. */
  readonly isWhole?: boolean;
}

/** Judges a request of v2 and does what it asks. */
export async function perform(
  scene: Scene,
  { call, body, isWhole = false }: Performed,
): Promise<Outcome | ServiceFault> {
  const { endpoint, query } = call;
  const refused = forbiddenScope(scene.caller, endpoint) ?? faultOf(call, body, isWhole);
  if (refused !== undefined) return refused;
  const operation = operations[endpoint.id];
  if (operation === undefined) throw new Error(`nothing does ${endpoint.id}`);
  const page = endpoint.response.list && !isWhole ? pageOf(query) : undefined;
  const fields = typeof body === "object" && body !== null ? { ...body } : {};
  return operation(scene, { parameters: parametersOf(call), body: fields, page });
}

/** What the contract says against the query or the body; warnings are none of the service's business. */
function faultOf(call: Call, body: unknown, isWhole: boolean): ServiceFault | undefined {
  const { endpoint, parameters, query } = call;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? "");
  const url = prefixes.v2[0] + path + (isWhole ? "" : query);
  const takesBody = endpoint.request !== "none";
  const verdict = judgeRequest({ method: endpoint.method, url, ...(takesBody && { body }) });
  if ("faults" in verdict) return invalid([{ field: "body", message: "is not JSON" }]);
  const details = verdict.breakages
    .filter(({ severity, in: part }) => severity === "error" && judged.has(part))
    .map(({ pointer, message }) => ({ field: fieldOf(pointer), message }));
  return details.length === 0 ? undefined : invalid(details);
}

const judged = new Set(["query", "body"]);

/** The name of a member as people write it, such as `goals[0].value`. */
export function fieldOf(pointer: string): string {
  if (pointer === "") return "body";
  const steps = pointer.slice(1).split("/");
  return steps
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step, at) => (/^\d+$/.test(step) ? `[${step}]` : `${at === 0 ? "" : "."}${step}`))
    .join("");
}

/** @param details - All that is wrong; the first gives the text. */
export function invalid(details: ServiceFault["details"]): ServiceFault {
  const [first] = details;
  const message = first === undefined ? "The request is not valid" : first.message;
  return serviceFault("invalid-parameters", message, { details });
}

function parametersOf({ parameters }: Call): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, decoded(value)]),
  );
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
