import { apiRelease, changes, schemasV1, schemasV2 } from "@habitshift/schemas";
import { mirrorTokenHeader } from "./authorize.ts";
import {
  describedOrPage,
  inPath,
  judged,
  judgedAnswers,
  mirrored,
  operation,
  read,
  secured,
  statusOf,
} from "./open-api-operations.ts";
import {
  answerOf,
  faultsOf,
  fileOf,
  filesOf,
  listOf,
  type OpenApiPart,
  payloadOf,
} from "./open-api-parts.ts";
import { reference, verdictSchemas } from "./verdict-schemas.ts";

/** The OpenAPI 3.1 document of this service. */
export interface ServiceDocument {
  readonly openapi: string;
  readonly info: OpenApiPart & { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, OpenApiPart>>;
  readonly [member: string]: unknown;
}

export const openApi: ServiceDocument = {
  openapi: "3.1.0",
  info: {
    title: "habitshift",
    version: apiRelease,
    description:
      "Says whether requests of the habit API work on v2, what breaks, why, and the fix. Every JSON answer stands in the envelope of v2. HEAD is answered as GET, and OPTIONS with the methods that a path has.",
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: "/" }],
  security: [],
  tags: [
    { name: "verdicts", description: "What breaks on v2." },
    { name: "reference", description: "What the contract says." },
    { name: "operation", description: "For who runs the service." },
  ],
  paths: {
    "/validate": {
      get: {
        operationId: "describe",
        tags: ["verdicts"],
        summary: "How to use the service; a browser gets the page to try it",
        responses: {
          "200": describedOrPage,
          ...faultsOf(429, 500),
        },
      },
      post: {
        operationId: "validate",
        tags: ["verdicts"],
        summary: "Judges what the body holds",
        description: "Another method with a body is POST, without one GET.",
        security: secured,
        ...judged,
        responses: judgedAnswers,
      },
    },
    "/validate/{path}": Object.fromEntries(
      ["get", "post", "put", "patch", "delete", "options", "head"].map((method) => [
        method,
        mirrored(method),
      ]),
    ),
    "/": {
      get: { ...read("home", "The same as GET /validate", describedOrPage), tags: ["verdicts"] },
    },
    "/changes": {
      get: read(
        "changes",
        "The breaking changes",
        answerOf("All of them.", listOf(reference("Change"))),
      ),
    },
    "/changes/{id}": {
      parameters: [
        inPath(
          "id",
          changes.slice(0, 3).map(({ id }) => id),
        ),
      ],
      get: read("change", "One change", answerOf("It.", payloadOf(reference("Change"))), 404),
    },
    "/schemas/{version}/{name}": {
      parameters: [
        inPath("version", ["v1", "v2"]),
        inPath("name", [...new Set([...Object.keys(schemasV1), ...Object.keys(schemasV2)])]),
      ],
      get: read(
        "schema",
        "A JSON Schema (2020-12)",
        fileOf("application/schema+json", { type: "object" }),
        404,
      ),
    },
    "/openapi.json": {
      get: read("openapi", "This document", fileOf("application/json", { type: "object" })),
    },
    "/page/{file}": {
      parameters: [inPath("file", ["icon.svg"])],
      get: read(
        "page",
        "What the pages are made of; their names change with what they hold",
        filesOf("text/css", "text/javascript", "image/svg+xml"),
        404,
      ),
    },
    "/docs": { get: read("docs", "A page to read this document", fileOf("text/html")) },
    "/healthz": { get: operation("health", "Whether the process is alive", statusOf("ok")) },
    "/readyz": {
      get: operation("readiness", "Whether it takes requests", {
        ...statusOf("ready"),
        ...faultsOf(503),
      }),
    },
    "/metrics": {
      get: {
        ...operation("metrics", "Figures in the text format of Prometheus", {
          "200": fileOf("text/plain"),
          ...faultsOf(401, 429),
        }),
        security: secured,
      },
    },
  },
  components: {
    schemas: verdictSchemas,
    securitySchemes: {
      token: {
        type: "http",
        scheme: "bearer",
        description: "Only where the service was given one.",
      },
      mirrorToken: { type: "apiKey", in: "header", name: mirrorTokenHeader },
    },
  },
};
