import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a path that other calls share is left by a way up where the client's base has a part of it", () => {
  const { files } = migrated({
    "client.mjs": `import axios from 'axios'
const http = axios.create({ baseURL: process.env.HABIT_API + '/api/v1/habits', headers: { 'X-API-Key': process.env.KEY } })
export const titles = async () => (await http.get('')).data.data.map((h) => h.title)
export const drop = (ids) => http.delete('/bulk', { data: { ids } })
`,
  });
  expect(files["client.mjs"]).toContain("http.post('/../batch', { operations: ids.map(");
});
