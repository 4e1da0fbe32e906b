import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const HEADERS = "headers: { 'X-API-Key': process.env.HABIT_API_KEY }";
const show = ".then((r) => r.json()).then((b) => console.log(b.data[0].title))";

test("a client that is applied to a list is called with what stands in it", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const get = (path) => fetch.apply(null, [process.env.HABIT_API + '/api/v1' + path, { ${HEADERS} }])
get('/habits')${show}
`,
  });
  expect(files["a.mjs"]).toContain("'/api/v2' + path");
  expect(files["a.mjs"]).toContain("'X-API-Version': '2'");
  expect(files["a.mjs"]).toContain("b.data[0].name");
  expect(confidences).toEqual(["safe"]);
  expect(migrated({ ...files }).files).toEqual({});
});

test("one that is applied to a list for another service stays", () => {
  const { files } = migrated({
    "a.mjs": `fetch.apply(null, [process.env.SHOP + '/goods', { ${HEADERS} }])${show}\n`,
  });
  expect(files).toEqual({});
});

test("a bound client is followed, and stays a client", () => {
  const { files } = migrated({
    "a.mjs": `const ask = fetch.bind(globalThis)
ask(process.env.HABIT_API + '/api/v1/habits', { ${HEADERS} })${show}
`,
  });
  expect(files["a.mjs"]).toContain("b.data[0].name");
});
