import { expect, test } from "vitest";
import { staysApart } from "./stays-apart.ts";

const before = 'import { a } from "./a.js";\nexport const b = a;\n';

test.each([
  ["other code", `${before}export const c = 1;\n`, true],
  ["the same imports in another order", `${before}export { d } from "./a.js";\n`, true],
  ["an import more", `${before}import "./client.js";\n`, false],
  ["an import less", "export const b = 1;\n", false],
  ["a path of the service", `${before}fetch("/api/v1/habits");\n`, false],
])("a file that had no part gets %s", (_, after, expected) => {
  expect(staysApart("src/b.js", before, after)).toBe(expected);
});
