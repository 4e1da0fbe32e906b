import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
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
