import { endpoints } from "../endpoints.ts";
import { keyHeader, tokenHeader } from "../headers.ts";
import type { JsonSchema } from "../json-schema.ts";
import { schemasV1, schemasV2 } from "../json-schemas.ts";
import type { ApiVersion, Endpoint } from "../model.ts";
import { prefixes } from "../prefixes.ts";
import { requestSchema, responseSchema } from "../shape-schemas.ts";
import { apiRelease } from "../timeline.ts";
import { renderFailures, renderOperation } from "./operation.ts";

const documents = {
  v1: {
    version: "1",
    description: "The deprecated version; from 15 February 2025 every call answers 410 Gone.",
    envelopes: [schemasV1.envelope],
  },
  v2: {
    version: apiRelease,
    description: "The current version. Every answer stands in an envelope (sections 2.4 and 2.5).",
    envelopes: [schemasV2.envelope, schemasV2.error],
  },
} as const satisfies Record<ApiVersion, unknown>;

/** The OpenAPI 3.1 document of a version of the API, made of nothing but the contract. */
export function renderOpenApi(version: ApiVersion): Record<string, unknown> {
  const { description, envelopes, version: release } = documents[version];
  const own = endpoints.filter((endpoint) => endpoint.version === version);
  return {
    openapi: "3.1.0",
    info: {
      title: `Habit-tracking API ${version}`,
      version: release,
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [serverAt(prefixes[version][0])],
    security: version === "v1" ? [{ key: [] }] : [{ key: [] }, { token: [] }],
    paths: pathsOf(own),
    components: {
      schemas: componentsOf([...envelopes, ...own.flatMap(schemasOf)]),
      responses: renderFailures(version),
      securitySchemes: {
        key: { type: "apiKey", in: "header", name: keyHeader },
        ...(version === "v2" && {
          token: {
            type: "http",
            scheme: "bearer",
            description: `An access token in \`${tokenHeader}\`.`,
          },
        }),
      },
    },
  };
}

function pathsOf(own: readonly Endpoint[]): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of own) {
    paths[endpoint.path] = {
      ...(endpoint.bare && { servers: [serverAt("")] }),
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: renderOperation(endpoint),
    };
  }
  return paths;
}

function serverAt(prefix: string): Record<string, unknown> {
  return {
    url: `{baseUrl}${prefix}`,
    variables: { baseUrl: { default: "https://api.example.com", description: "Base address." } },
  };
}

function schemasOf(endpoint: Endpoint): JsonSchema[] {
  return [requestSchema(endpoint), responseSchema(endpoint)].filter((schema) => schema !== null);
}

/** The schemas by title, without what only a document of their own needs. */
function componentsOf(schemas: readonly JsonSchema[]): Record<string, unknown> {
  const sorted = schemas.toSorted((left, right) => (left.title < right.title ? -1 : 1));
  return Object.fromEntries(sorted.map(({ $id, $schema, ...schema }) => [schema.title, schema]));
}
