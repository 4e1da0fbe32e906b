import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const program = (type: string, send: string): Record<string, string> => ({
  "a.ts": `${type}
interface ShopOptions { method?: 'GET' | 'PATCH'; body?: unknown }
const shop = async (path: string, { method, body }: ShopOptions): Promise<unknown> =>
  (await fetch('https://shop.example.com' + path, { method, body: JSON.stringify(body) })).json()
const send = async <T>(${send}): Promise<T> =>
  (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, body: JSON.stringify(body), headers: { 'X-API-Key': 'k' } })).json()).data
console.log(await shop('/orders/1', { method: 'PATCH', body: { title: 'x' } }))
`,
});

const BY_PLACE = "method: Verb, path: string, body?: object";
const BY_NAME = "path: string, { method, body }: Options";

test.each([
  [
    "of a parameter",
    program("type Verb = 'GET' | 'PATCH' | 'DELETE'", BY_PLACE),
    "await send<{ title: string }>('PATCH', '/habits/h1', { title: 'Run' })",
    "type Verb = 'GET' | 'PATCH' | 'PUT' | 'DELETE'",
  ],
  [
    "of an option",
    program("interface Options { method: 'DELETE'; body?: object }", BY_NAME),
    "await send<unknown>('/habits/bulk', { method: 'DELETE', body: { ids: ['h1'] } })",
    "interface Options { method: 'DELETE' | 'POST'; body?: object }",
  ],
  [
    "that lists what v2 asks for stays,",
    program("type Verb = 'PUT' | 'PATCH'", BY_PLACE),
    "await send<{ title: string }>('PATCH', '/habits/h1', { title: 'Run' })",
    "type Verb = 'PUT' | 'PATCH'\n",
  ],
])("the type of a method %s takes those of v2", (_title, tree, call, type) => {
  const { files, confidences } = migrated({ "a.ts": `${tree["a.ts"]}${call}\n` });
  expect(files["a.ts"]).toContain(type);
  expect(files["a.ts"]).toContain(
    "interface ShopOptions { method?: 'GET' | 'PATCH'; body?: unknown }",
  );
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});
