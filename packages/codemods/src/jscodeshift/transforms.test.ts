import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { changes } from "@habitshift/schemas";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../jscodeshift");

test("every change has a transform, and all of them are alike", () => {
  const names = readdirSync(folder).filter((name) => name !== "package.json");
  expect(names.sort()).toEqual(["all.js", ...changes.map(({ id }) => `${id}.js`)].sort());
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  for (const name of names) expect(read(name), name).toBe(read("all.js"));
});
