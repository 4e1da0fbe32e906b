import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const HEADERS = "{ headers: { 'X-API-Key': process.env.HABIT_API_KEY } }";
const after = (code: string) => migrated({ "a.cjs": `const url = require('node:url')\n${code}\n` });
const show = ".then((r) => r.json()).then((b) => console.log(b.data[0].title))";

test.each([
  "url.resolve(process.env.HABIT_API, '/api/v1/habits')",
  "url.resolve(process.env.HABIT_API, '/api/v1/') + 'habits'",
  "url.parse(url.resolve(process.env.HABIT_API, '/api/v1/habits')).href",
])("a path that is resolved against a base is moved: %s", (address) => {
  const { files, confidences } = after(`fetch(${address}, ${HEADERS})${show}`);
  expect(files["a.cjs"]).toContain("console.log(b.data[0].name)");
  expect(files["a.cjs"]).toContain("'/api/v2/");
  expect(confidences).toEqual(["safe"]);
  expect(migrated({ ...files }).files).toEqual({});
});

test("one that is resolved against the base of another service stays", () => {
  const { files } = after(
    `fetch(url.resolve('https://shop.example.com', '/api/v1/orders'))${show}
const path = require('node:path')
fetch(process.env.SHOP + path.resolve('/', 'goods'))${show}`,
  );
  expect(files["a.cjs"] ?? "").not.toContain("v2");
});
