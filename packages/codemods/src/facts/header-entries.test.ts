import { ts } from "ts-morph";
import { expect, test } from "vitest";
import type { Value } from "../provenance/value.ts";
import { headerEntries } from "./header-entries.ts";

/** An object that copies others. */
function copyOf(copied: readonly Value[], props: ReadonlyMap<string, unknown> = new Map()): Value {
  const node = ts.factory.createObjectLiteralExpression();
  const spread = { values: new Set(copied) };
  return { kind: "site", is: "object", node, props, spread, element: spread } as unknown as Value;
}

test("objects that many others copy are looked through once", () => {
  const key = new Map([["X-API-Key", { values: new Set(["k"]) }]]);
  let layer = [copyOf([], key)];
  for (let depth = 0; depth < 5; depth += 1)
    layer = Array.from({ length: 60 }, () => copyOf(layer));
  expect(headerEntries([layer], "x-api-key")).toHaveLength(1);
});
