import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const helpers = `import { z } from 'zod'
const habit = z.object({ id: z.string(), title: z.string(), target: z.number() })
const film = z.object({ title: z.string(), target: z.number() })
const envelope = (data) => z.object({ success: z.boolean(), data: data.nullable(), error: z.string().nullable() })
const send = async (path) =>
  (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': process.env.KEY } })).json()
`;

test.each([
  [
    "by its name",
    "const get = async (schema, path) => envelope(schema).parse(await send(path)).data",
  ],
  [
    "by a name in options",
    "const take = async ({ schema, path }) => envelope(schema).parse(await send(path)).data\nconst get = (schema, path) => take({ schema, path })",
  ],
  [
    "by what is made of it",
    "const get = async (schema, path) => envelope(z.lazy(() => schema)).parse(await send(path)).data",
  ],
])("a schema that is handed through two helpers describes what is parsed: %s", (_, get) => {
  const { files, manual } = migrated({
    "a.mjs": `${helpers}${get}
console.log((await get(habit, '/habits/h1')).title, (await get(z.array(habit), '/habits')).length)
console.log(film.parse({ title: 'Alien', target: 1 }).title)
`,
  });
  expect(files["a.mjs"]).toContain("habit = z.object({ id: z.string(), name: z.string(), goals: ");
  expect(files["a.mjs"]).toContain("film = z.object({ title: z.string(), target: z.number() })");
  expect(files["a.mjs"]).toContain("z.object({ data: data.nullish(), error: ");
  expect(manual).not.toContain("title-to-name");
});
