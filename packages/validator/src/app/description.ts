import { payloadSchemas } from "../judge/payload-schemas.ts";
import type { ServiceLimits } from "./app-options.ts";
import { mirrorTokenHeader } from "./authorize.ts";
import { mirrorPrefix } from "./mirrored-request.ts";

/** How to use the service, for who asks `GET /validate` and is no browser. */
export function describeService(limits: ServiceLimits): Record<string, unknown> {
  return {
    name: "habitshift",
    description:
      "Says whether requests of the habit API work on v2, what breaks, and the fix. Each breakage names the change that explains it.",
    forms: [
      {
        name: "request",
        description: "One request. Without headers, headers are not judged.",
        mediaType: "application/json",
        body: '{ "method", "url", "headers"?, "body"? }',
      },
      {
        name: "requests",
        description: `At most ${limits.requests} of them; the answer is a list of verdicts in their order.`,
        mediaType: "application/json",
        body: '[...] or { "requests": [...] }',
      },
      {
        name: "har",
        description: "A HAR 1.2 document, as browsers and proxies record it.",
        mediaType: "application/json",
        body: '{ "log": { "entries": [...] } }',
      },
      {
        name: "payload",
        description: "A payload, judged by a schema of v2.",
        mediaType: "application/json",
        body: '{ "schema", "payload" }',
        schemas: payloadSchemas,
      },
      {
        name: "lines",
        description:
          "One request or payload a line, of any number. One verdict a line comes back as it goes, and a summary at the end.",
        mediaType: "application/x-ndjson",
        body: '{ "method", "url", "headers"?, "body"? }',
      },
    ],
    mirror: {
      path: `${mirrorPrefix}/{path}`,
      description: `Any request to ${mirrorPrefix}/{path} is judged as if sent to {path}: 200 or 422. Point the base URL of a client here. A token of this service goes into ${mirrorTokenHeader}.`,
    },
    parameters: { fail: "?fail=true answers 422 where something breaks" },
    limits,
    links: {
      changes: "/changes",
      openapi: "/openapi.json",
      docs: "/docs",
      schemas: "/schemas/v2/habit",
    },
  };
}
