import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const client = `const headers = { 'X-API-Key': 'k' }
module.exports = (base) => ({
  list: async () => (await (await fetch(base + '/api/v1/habits', { headers })).json()).data,
})
`;

const replayed = (recording: string) =>
  migrated({
    "client.js": client,
    "replay.js": `const http = require('node:http')
module.exports = (recording) => http.createServer((request, response) => {
  const next = recording.shift()
  if (request.url !== next.path) throw new Error('not as recorded')
  response.end(JSON.stringify(next.answer))
})
`,
    "client.test.js": `const replay = require('./replay')
const server = replay(require('./recording.json'))
server.listen(0, () => require('./client')('http://localhost:' + server.address().port).list())
`,
    "recording.json": recording,
  });

test("recordings that a test's own server answers with are told of once", () => {
  const call = { path: "/api/v1/habits", answer: { success: true, data: [], error: null } };
  const { manual } = replayed(JSON.stringify([call, call], null, 2));
  expect(manual.filter((each) => each.startsWith("habits-moved"))).toEqual(["habits-moved 3"]);
});

test.each([
  ["paths of others", [{ path: "/api/v1/films" }]],
  ["descriptions of an API", { paths: { "/api/v1/habits": { get: {} } } }],
])("%s are not", (_, data) => {
  expect(replayed(JSON.stringify(data)).manual.join()).not.toContain("habits-moved");
});
