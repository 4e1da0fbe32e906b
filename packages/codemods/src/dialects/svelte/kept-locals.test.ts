import { describe, expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

/** The new texts of a program, all of which are to be safe. */
function after(tree: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { confidences, files, manual } = migrated(tree);
  expect({ kinds: [...new Set(confidences)], manual }).toEqual({ kinds: ["safe"], manual: [] });
  return files;
}

describe("what hooks keep of a request", () => {
  const client = (members: string): string => `export const handle = async ({ event, resolve }) => {
  const call = async (path) => (await event.fetch('https://habits.example/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()
  event.locals.site = { title: 'Habits' }
  event.locals.habits = ${members}
  return resolve(event)
}
`;
  const load = `export async function load({ locals }) {
  const { success, data } = await locals.habits.get('/habits/today')
  return { title: locals.site.title, first: success ? data[0].title : null }
}
`;
  const served = `export const GET = async ({ locals }) => Response.json((await locals.habits.get('/user/statistics')).data)
`;
  const loaded = load
    .replace("{ success, data }", "{ error, data }")
    .replace("/habits/today", "/habits?date=today")
    .replace("success ? data[0].title", "!error ? data[0].name");

  test("is there for what loads, acts and answers on the server", () => {
    const files = after({
      "src/hooks.server.js": client("{ get: call }"),
      "src/routes/habits/+page.server.js": load,
      "src/routes/api/stats/+server.js": served,
    });
    expect(files["src/hooks.server.js"]).toContain("site = { title: 'Habits' }");
    expect(files["src/routes/habits/+page.server.js"]).toBe(loaded);
    expect(files["src/routes/api/stats/+server.js"]).toBe(
      served.replace("/user/statistics", "/statistics/overview"),
    );
  });

  test("is kept by each of several hooks", () => {
    const hooks = client("{ get: call }").replace("const handle", "const habits");
    const files = after({
      "src/habits.js": hooks,
      "src/hooks.server.js":
        "import { sequence } from '@sveltejs/kit/hooks'\nimport { habits } from './habits.js'\nexport const handle = sequence(({ event, resolve }) => resolve(event), habits)\n",
      "src/routes/+layout.server.js": load,
    });
    expect(files["src/routes/+layout.server.js"]).toBe(loaded);
  });
});
