import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const URL = "process.env.HABIT_API + '/api/v1/habits'";

test.each([
  [`() => ${URL}`, "() => ({ url: process.env.HABIT_API + '/api/v2/habits', headers: { 'X-API"],
  [`() => ({ url: ${URL}, headers: KEY })`, "headers: { ...KEY, 'X-API-Version': '2'"],
  [`() => (open() ? ${URL} : undefined)`, "open() ? { url: process"],
  [`() => {\n  if (!open()) return\n  return ${URL}\n}`, "return { url: process"],
])("a resource that asks by %s has each request carry its headers", (ask, expected) => {
  const { files, confidences } = migrated(tree(ask));
  expect(files["habits.ts"]).toContain(expected);
  expect(files["habits.ts"]).not.toContain("defer(");
  expect(confidences).toEqual(["safe"]);
});

test("an address by a name is one as well, and what gives a request by a name is left to a person", () => {
  const address = migrated(tree("() => ADDRESS", `const ADDRESS = ${URL}\n`));
  expect(address.files["habits.ts"]).toContain("({ url: ADDRESS, headers: { 'X-API");
  expect(address.confidences).toEqual(["safe"]);
  const request = migrated(
    tree("() => REQUEST", `const REQUEST = { url: ${URL}, headers: KEY }\n`),
  );
  expect(request.files["habits.ts"]).not.toContain("url: REQUEST");
});

test("but it asks with the same ones again where the program has it loaded anew", () => {
  const { confidences } = migrated(tree(`() => ${URL}`, "list.reload()\n"));
  expect(confidences).toEqual(["review"]);
});

const tree = (ask: string, more = "") => ({
  "habits.ts": `import { httpResource } from '@angular/common/http'
import { signal } from '@angular/core'
const KEY = { 'X-API-Key': process.env.HABIT_API_KEY }
const open = signal(true)
export const list = httpResource(${ask})
fetch(process.env.HABIT_API + '/api/v2/areas', { headers: { ...KEY, 'X-API-Version': '2', 'X-Client-Version': '1.0.0', 'X-Request-ID': crypto.randomUUID() } })
${more}`,
});
