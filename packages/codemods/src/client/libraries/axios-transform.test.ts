import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test.each([
  "[...axios.defaults.transformResponse, unwrap]",
  "[...[].concat(axios.defaults.transformResponse), unwrap]",
  "[].concat(axios.defaults.transformResponse, unwrap)",
])("a function behind those of the library, as in %s, gets the body parsed", (list) => {
  const { files, confidences } = migrated({
    "a.mjs": `import axios from 'axios'
const unwrap = (body) => { if (!body.success) throw new Error(body.error); return body.data }
const api = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': 'k' }, transformResponse: ${list} })
console.log((await api.get('/habits')).data.map((h) => h.title))
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("if (body.error) throw new Error(body.error.message)");
  expect(files["a.mjs"]).toContain("h.name");
});

test("what a configuration makes of a body before it is sent has the members of v2", () => {
  const { files, confidences } = migrated({
    "a.mjs": `import axios from 'axios'
const trim = (data) => (data ? { ...data, title: data.title.trim() } : data)
const api = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': 'k' }, transformRequest: [trim, ...axios.defaults.transformRequest] })
await api.post('/habits', { title: ' Run ' })
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("{ ...data, name: data.name.trim() }");
  expect(files["a.mjs"]).toContain("{ name: ' Run ' }");
});
