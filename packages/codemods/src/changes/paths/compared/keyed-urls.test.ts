import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

test("a table of what another server answers to such a path is left to a person, and nothing else is", () => {
  const { files, confidences, manual } = migrated({
    "coach.mjs": `import http from 'node:http'
const answers = { '/api/v1/habits': { success: true, data: [{ title: 'Swim' }], error: null } }
const server = http.createServer((request, response) => response.end(JSON.stringify(answers[request.url])))
await new Promise((done) => server.listen(0, done))
const base = \`http://127.0.0.1:\${server.address().port}\`
const theirs = await (await fetch(base + '/api/v1/habits')).json()
const ours = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY } })).json()
console.log(theirs.data[0].title, ours.data[0].title)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(manual).toEqual(["habits-moved 2"]);
  expect(files["coach.mjs"]).toContain("console.log(theirs.data[0].title, ours.data[0].name)");
});
