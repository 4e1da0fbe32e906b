import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const api = `import axios from 'axios'
const http = axios.create({ baseURL: process.env.HABIT_API, headers: { 'X-API-Key': 'k' } })
export const load = async (id) => (await http.get('/api/v1/habits/' + id)).data.data
`;

test("an explainer of errors that nothing is seen to call reads those of v1 and of v2, for review with the calls", () => {
  const { files, confidences } = migrated({
    "a.mjs": `${api}export const explain = (error) => axios.isAxiosError(error) ? error.response?.data?.error ?? error.message : String(error)`,
  });
  expect(confidences).toEqual(["review"]);
  expect(files["a.mjs"]).toContain(
    "(typeof error.response?.data?.error === 'string' ? error.response?.data?.error : error.response?.data?.error?.message) ?? error.message",
  );
});

test.each([
  ["fetch has no such errors", "export const read = (reply) => reply.response.data.error", false],
  [
    "those of another service stay",
    "export const film = () => axios.get('https://films.example/ran').catch((error) => error.response.data.error)",
    true,
  ],
  ["what has the words only stays", "export const own = (result) => result.data.error", true],
])("%s", (_, code, hasAxios) => {
  const fetched = `export const load = async () =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data[0].title
`;
  const { files, confidences } = migrated({ "a.mjs": (hasAxios ? api : fetched) + code });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(code);
});
