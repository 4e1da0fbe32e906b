import { keyHeader, prefixes } from "@habitshift/schemas";
import { expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject, type Tree } from "../../testing/memory-project.ts";

const [prefix] = prefixes.v1;
const headers = `{ headers: { "${keyHeader}": process.env.KEY } }`;
const app: Tree = {
  "http.ts": `export const api = (path: string) => fetch(\`https://habits.example${prefix}\${path}\`, ${headers});\n`,
  "screen.ts": 'import { api } from "./http";\napi("/areas");\n',
};
const more: Tree = { "widget.ts": `fetch("https://habits.example${prefix}/areas", ${headers});\n` };

test("a call that is added elsewhere does not move the place where the key is reported", () => {
  const placesIn = (tree: Tree) =>
    planMigration(memoryProject(tree), { ...DEFAULT_OPTIONS, typecheck: false }, () => true)
      .findings.filter(({ change }) => change === "api-key-version")
      .map(({ file, fingerprint }) => [file, fingerprint]);
  const before = placesIn(app);
  expect(before).toEqual([["http.ts", expect.any(String)]]);
  expect(placesIn({ ...more, ...app })).toEqual(before);
});
