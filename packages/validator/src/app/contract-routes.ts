import { changes, schemasV1, schemasV2 } from "@habitshift/schemas";
import type { Hono } from "hono";
import { type AppContext, type AppEnvironment, refuseMethods, respond } from "./app-environment.ts";
import { openApi } from "./open-api.ts";
import type { Service } from "./service.ts";

const reads = "GET, HEAD, OPTIONS";
const schemas: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  v1: schemasV1,
  v2: schemasV2,
};

/** What the contract says: the changes, the schemas, and the OpenAPI document of the service. */
export function addContractRoutes(app: Hono<AppEnvironment>, service: Service): void {
  const { envelopes } = service;
  const add = (path: string, route: string, answer: (context: AppContext) => Response) => {
    app.get(path, answer);
    app.all(path, refuseMethods(service, route, reads));
  };
  const missing = (context: AppContext, route: string, what: string) =>
    respond(context, route, service.notFound(context.get("call"), what));

  add("/changes", "/changes", (context) => {
    const all = changes.map((change) => JSON.stringify(change));
    return respond(context, "/changes", envelopes.list(context.get("call").id, all));
  });
  add("/changes/:id", "/changes/{id}", (context) => {
    const change = changes.find(({ id }) => id === context.req.param("id"));
    const route = "/changes/{id}";
    if (change === undefined) {
      return missing(context, route, "No change has that id; GET /changes lists them");
    }
    return respond(context, route, envelopes.one(context.get("call").id, JSON.stringify(change)));
  });
  add("/schemas/:version/:name", "/schemas/{version}/{name}", (context) => {
    const { version = "", name = "" } = context.req.param();
    const schema = findSchema(version, name.replace(/(?:\.schema)?\.json$/, ""));
    const route = "/schemas/{version}/{name}";
    if (schema === undefined) return missing(context, route, `No such schema. ${schemaNames}`);
    const headers = { ...fileHeaders, "Content-Type": "application/schema+json" };
    return respond(context, route, { status: 200, headers, body: JSON.stringify(schema) });
  });
  add("/openapi.json", "/openapi.json", (context) => {
    const headers = { ...fileHeaders, "Content-Type": "application/json" };
    const body = JSON.stringify(openApi);
    return respond(context, "/openapi.json", { status: 200, headers, body });
  });
}

const fileHeaders = { "X-Content-Type-Options": "nosniff" };

const schemaNames = Object.entries(schemas)
  .map(([version, own]) => `${version} has ${Object.keys(own).join(", ")}`)
  .join("; ");

function findSchema(version: string, name: string): object | undefined {
  const own = Object.hasOwn(schemas, version) ? schemas[version] : undefined;
  return own !== undefined && Object.hasOwn(own, name) ? own[name] : undefined;
}
