import { expect, test } from "vitest";
import { schemasV1, schemasV2 } from "./json-schemas.ts";
import { renderType } from "./render/types.ts";

test.each(Object.entries(schemasV1))(
  "the type of v1 %s is that of its schema",
  async (name, v1) => {
    await expect(await renderType(v1)).toMatchFileSnapshot(`./types/v1/${name}.ts`);
  },
);

test.each(Object.entries(schemasV2))(
  "the type of v2 %s is that of its schema",
  async (name, v2) => {
    await expect(await renderType(v2)).toMatchFileSnapshot(`./types/v2/${name}.ts`);
  },
);
