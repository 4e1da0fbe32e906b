import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const migrate = (base: string, path: string) =>
  migrated({
    "a.mjs": `const root = new URL('${base}', process.env.HABIT_API)
const call = async (path) => {
  const response = await fetch(new URL(path, root), { headers: { 'X-API-Key': 'k' } })
  return (await response.json()).data
}
for (const { title } of await call('${path}')) console.log(title)
`,
  });

test.each([
  ["/api/v1/habits/", "../habits"],
  ["/api/v1/", "./habits"],
  ["/api/v1/areas/all/", "../../habits"],
  ["/api/v1/areas", "./habits"],
])("a path relative to a base is that of the URL that they make: %s and %s", (base, path) => {
  const { files, confidences, manual } = migrate(base, path);
  expect([confidences, manual]).toEqual([["safe"], []]);
  expect(files["a.mjs"]).toContain(`'${base.replace("v1", "v2")}'`);
  expect(files["a.mjs"]).toContain(`{ name: title } of await call('${path}')`);
});

test("one that leaves the service is none of it", () => {
  expect(migrate("/api/v1/habits/", "../../../books").files).toEqual({});
});
