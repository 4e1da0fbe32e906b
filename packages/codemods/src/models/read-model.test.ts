import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, syntaxErrors } from "../program/program.ts";
import { isModelPath, readModel } from "./read-model.ts";

const names = readdirSync(join(import.meta.dirname, "../../models"));

test("a library has the same model under each of its names", () => {
  const model = readModel("src/app.ts", "@tanstack/react-query");
  expect(model?.path).toBe("model:react-query.ts");
  expect(readModel("src/app.ts", "react-query")).toEqual(model);
});

test("what is no library with a model has none", () => {
  expect(readModel("src/app.ts", "left-pad")).toBe(null);
  expect(readModel("src/app.ts", "./react-query.ts")).toBe(null);
  expect(readModel("src/app.ts", "constructor")).toBe(null);
});

describe("a model", () => {
  test.each(names)("%s parses, and only names models or libraries", (name) => {
    const model = readModel("model:any.ts", `./${name}`);
    const source = parse(name, model?.text ?? "");
    expect(model && isModelPath(model.path)).toBe(true);
    expect(syntaxErrors(source)).toEqual([]);
    for (const [, specifier = ""] of source.text.matchAll(/from "(.\/[^"]+)"/g))
      expect(names).toContain(specifier.slice(2));
  });
});
