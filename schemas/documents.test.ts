import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { changes } from "./changes.ts";
import { renderChangePage } from "./render/change-page.ts";
import { renderChangesDocument } from "./render/changes-document.ts";
import { renderJson } from "./render/json.ts";
import { renderMappedSchemas } from "./render/mapped-schemas.ts";
import { renderOpenApi } from "./render/open-api.ts";

describe.each(["v1", "v2"] as const)("the OpenAPI document of %s", (version) => {
  test("is that of the contract", async () => {
    const document = renderJson(renderOpenApi(version));
    await expect(document).toMatchFileSnapshot(`./openapi/${version}.json`);
  });

  test("is valid OpenAPI 3.1, references and all", async () => {
    const validator = new Validator();
    const result = await validator.validate({ ...renderOpenApi(version) });
    expect(result).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  test("names each operation once", () => {
    const ids = JSON.stringify(renderOpenApi(version)).match(/"operationId":"[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("CHANGES.md is that of the contract", async () => {
  await expect(renderChangesDocument(changes)).toMatchFileSnapshot("./CHANGES.md");
});

test.each(changes)("the page of $id is that of the contract", async (change) => {
  await expect(renderChangePage(change)).toMatchFileSnapshot(`../docs/changes/${change.id}.md`);
});

test("the schemas that a conversion needs are those of the contract", async () => {
  const document = renderJson(renderMappedSchemas());
  await expect(document).toMatchFileSnapshot("./mapped-schemas.json");
});
