import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const service = (
  send: string,
  options: string,
) => `import { HttpClient, HttpHeaders } from '@angular/common/http'
import { inject } from '@angular/core'
export class HabitApi {
  private http = inject(HttpClient)
  private options() { return ${options} }
  remove(ids: string[]) { return ${send} }
}
`;
const KEY = "'X-API-Key': process.env['HABIT_API_KEY'] ?? ''";
const url = "process.env['HABIT_API'] + '/api/v1/habits/bulk'";

test("options that a function makes anew and a call adds to get the headers where they are spread", () => {
  const { files, manual } = migrated({
    "api.ts": service(
      `this.http.delete(${url}, { ...this.options(), body: { ids } })`,
      `{ headers: new HttpHeaders({ ${KEY} }) }`,
    ),
  });
  expect(manual).toEqual([]);
  expect(files["api.ts"]).toContain(
    "{ ...((options) => ({ ...options, headers: options.headers.set('X-API-Version', '2')",
  );
  expect(files["api.ts"]).toContain("}))(this.options()) }");
});

test("headers that are a plain object stay one", () => {
  const { files } = migrated({
    "api.ts": `export const send = async (path: string, body: object) =>
  fetch(process.env.HABIT_API + '/api/v1' + path, { ...(await optionsOf()), method: 'POST', body: JSON.stringify(body) })
async function optionsOf() { return { headers: { ${KEY} } } }
export const other = async () => fetch('https://shop.example/api/v1/items', { ...(await optionsOf()), method: 'POST' })
await send('/habits', { title: 'Read' })
`,
  });
  expect(files["api.ts"]).toContain(
    "...((options) => ({ ...options, headers: { ...options.headers, ",
  );
  expect(files["api.ts"]).toContain("items', { ...(await optionsOf()), method: 'POST' })");
});

test.each([
  ["HeadersInit", "Object.fromEntries(new Headers(headers))"],
  ["[string, string][]", "Object.fromEntries(headers)"],
])("pairs that are declared as %s are copied as a compiler allows", (type, copied) => {
  const { files } = migrated({
    "api.ts": `const headers: ${type} = [['X-API-Key', process.env.HABIT_API_KEY ?? '']]
export const list = async () => (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
`,
  });
  expect(files["api.ts"]).toContain(copied);
});
