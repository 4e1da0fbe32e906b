import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { createApp } from "./create-app.ts";
import { openApi } from "./open-api.ts";
import { createClient } from "./testing/client.ts";

test("the document of the service is valid OpenAPI 3.1, references and all", async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone({ ...openApi }));
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  expect(() => validator.resolveRefs()).not.toThrow();
});

test("the document is served as it is, and a page tells each operation of it", async () => {
  const { send } = createClient();
  const { json } = await send("GET", "/openapi.json");
  expect(json).toEqual(JSON.parse(JSON.stringify(openApi)));
  const { text, headers } = await send("GET", "/docs");
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  for (const path of Object.keys(openApi.paths)) expect(text).toContain(` ${path}</code>`);
  expect(text).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
});

const page = {
  "/": { type: "text/html; charset=utf-8", body: "<!doctype html>" },
  "/validate": { type: "text/html; charset=utf-8", body: "<!doctype html>" },
  "/docs": { type: "text/html; charset=utf-8", body: "<!doctype html>" },
  "/page/page-1.css": { type: "text/css; charset=utf-8", body: "a{}", isLasting: true },
  "/page/docs-1.js": { type: "text/javascript; charset=utf-8", body: "1", isLasting: true },
  "/page/icon-1.svg": { type: "image/svg+xml", body: "<svg/>", isLasting: true },
};

test("the document tells of every path that the app has", () => {
  const described = Object.keys(openApi.paths).map(
    (path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`),
  );
  const paths = new Set(createApp({ page }).routes.map(({ path }) => path));
  // What goes before every route is none.
  paths.delete("/*");
  expect(paths.size).toBeGreaterThanOrEqual(Object.keys(openApi.paths).length);
  for (const path of paths) expect(described.some((own) => own.test(path)) ? "" : path).toBe("");
});

test("the files of the page are what the document says, each kept as long as it may be", async () => {
  const { send } = createClient({ page });
  const accept = { headers: { Accept: "text/html" } };
  for (const [path, { body, type }] of Object.entries(page)) {
    const { text, headers } = await send("GET", path, accept);
    expect(text).toBe(body);
    expect(headers.get("content-type")).toBe(type);
    const isFile = path.startsWith("/page/");
    expect(headers.get("cache-control")).toContain(isFile ? "immutable" : "no-cache");
    expect((await send("DELETE", path)).status).toBe(path === "/validate" ? 200 : 405);
  }
  expect((await send("GET", "/page/none.js")).status).toBe(404);
});
