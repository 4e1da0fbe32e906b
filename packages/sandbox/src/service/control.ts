import { isDate, isDateTime, notFound } from "@habitshift/schemas";
import { isFault, type ServiceFault, serviceFault } from "@habitshift/validator/http";
import type { Clock } from "./clock.ts";
import { type Answer, metaOf } from "./envelopes.ts";
import { invalid } from "./perform.ts";
import type { Visit } from "./visit.ts";

/** Below which a test moves the sandbox itself; the service has no such paths. */
export const controlPrefix = "/_sandbox/";

const paths: Readonly<Record<string, string>> = {
  [`${controlPrefix}clock`]: "PUT",
  [`${controlPrefix}reset`]: "POST",
};

/** Moves the clock or goes back to the seed. */
export async function control(
  visit: Visit,
  clock: Clock,
  reset: () => Promise<void>,
): Promise<Answer | ServiceFault> {
  const { request, url, body, id } = visit;
  const [path = ""] = url.split("?", 1);
  const method = Object.hasOwn(paths, path) ? paths[path] : undefined;
  if (method === undefined) return serviceFault(notFound.id, "There is no such path");
  if (request.method !== method) {
    const message = `This path takes ${method}`;
    return serviceFault("method-not-allowed", message, { headers: { Allow: method } });
  }
  if (method === "PUT") {
    if (isFault(body)) return body;
    const now: unknown = Object(body.value).now;
    if (typeof now !== "string" || !(isDate(now) || isDateTime(now))) {
      const message = "now must be a date or a moment, such as 2025-02-14T23:59:59Z";
      return invalid([{ field: "now", message }]);
    }
    clock.move(new Date(now));
  } else await reset();
  const now = clock.now();
  return {
    status: 200,
    headers: {},
    body: { data: { now: now.toISOString() }, meta: metaOf(id, now) },
  };
}
