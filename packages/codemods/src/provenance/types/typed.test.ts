import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("functions of a table that are cast to another type give what they give", () => {
  const { files, confidences, manual } = migrated({
    "a.ts": `type Wire = { method: string; path: string }
interface Operations { list: { input: void }; one: { input: { id: string } } }
const routes: { [K in keyof Operations]: (input: Operations[K]['input']) => Wire } = {
  list: () => ({ method: 'GET', path: '/habits' }),
  one: ({ id }) => ({ method: 'GET', path: '/habits/' + id }),
}
async function call(name: keyof Operations, input?: unknown): Promise<any> {
  const { method, path } = (routes[name] as (input: unknown) => Wire)(input)
  const reply = await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' } })
  const { success, data, error } = await reply.json()
  if (!success) throw new Error(error)
  return data
}
console.log((await call('list'))[0].title, (await call('one', { id: 'h1' })).title)
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.ts"]).toContain("(await call('list'))[0].name");
});
