import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

/** A fake that answers by a table of paths. */
const faked = (key: string, table: string) =>
  migrated({
    "client.mjs": `export const today = async (base, send) =>
  (await (await send(base + '/api/v1/habits/today', { headers: { 'X-API-Key': 'k' } })).json()).data
await today(process.env.HABIT_API, fetch)
`,
    "client.test.mjs": `import { today } from './client.mjs'
const fake = (routes) => async (url, init = {}) => {
  const { pathname } = new URL(url)
  const method = init.method ?? 'GET'
  return Response.json({ success: true, data: routes[${key}], error: null })
}
console.assert((await today('http://habits.test', fake({ ${table} }))).length === 1)
`,
  });

test.each(["pathname", "method + ' ' + pathname", `\`\${method} \${pathname}\``])(
  "a table that is looked up by %s has the path without the query that v2 wants",
  (key) => {
    const name = (path: string) => (key === "pathname" ? `'${path}'` : `'GET ${path}'`);
    const { files, manual } = faked(key, `${name("/api/v1/habits/today")}: [{ id: 'a' }]`);
    expect(manual).toEqual([]);
    expect(files["client.test.mjs"]).toContain(
      `fake({ ${name("/api/v2/habits")}: [{ id: 'a' }] })`,
    );
  },
);

test("a table is left to a person where the same path has another answer", () => {
  const { files, manual } = faked(
    "pathname",
    "'/api/v2/habits': [], '/api/v1/habits/today': [{ id: 'a' }]",
  );
  expect(manual.some((place) => place.startsWith("today-to-date-query"))).toBe(true);
  expect(files["client.test.mjs"] ?? "").not.toContain("'/api/v2/habits': [{ id: 'a' }]");
});

test("a table that is looked up by the whole URL keeps its names for a person", () => {
  const { manual } = faked("url", "'/api/v1/habits/today': [{ id: 'a' }]");
  expect(manual.some((place) => place.startsWith("today-to-date-query"))).toBe(true);
});
