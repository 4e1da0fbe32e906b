import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compilerOptions } from "./compiler-options.ts";
import { objectionsTo } from "./objections.ts";
import { createWitness } from "./witness.ts";

let root = "";

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "habitshift-objections-")));
  writeFileSync(join(root, "tsconfig.json"), '{ "compilerOptions": { "module": "nodenext" } }');
  writeFileSync(join(root, "package.json"), '{ "type": "module" }');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What is objected to where an import without an extension is added to a file. */
function objectionTo(before: string): string | undefined {
  writeFileSync(join(root, "a.ts"), before);
  writeFileSync(join(root, "print.ts"), "export const print = console.log;\n");
  const witness = createWitness();
  const rewrite = {
    root,
    options: compilerOptions(root, "tsconfig.json", witness),
    members: ["a.ts", "print.ts"],
    created: ["headers.ts"],
    checked: ["a.ts"],
    texts: new Map([
      ["a.ts", `import { headers } from "./headers";\n${before}console.log(headers);\n`],
      ["headers.ts", "export const headers = {};\n"],
    ]),
  };
  return objectionsTo(rewrite, witness).get("a.ts");
}

test("an import may be written as wrongly as those beside it", () => {
  expect(objectionTo('import { print } from "./print";\nprint(1);\n')).toBe(undefined);
});

test("an import that is written wrongly beside right ones is objected to", () => {
  expect(objectionTo('import { print } from "./print.js";\nprint(1);\n')).toMatch(/extension/);
});
