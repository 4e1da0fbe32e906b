import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

/** A client that takes the URL of its base apart, as `http.request` wants it, and the bases that it is made with. */
const confidencesOf = (...bases: readonly string[]) =>
  migrated({
    "a.mjs": `import http from 'node:http'
const titles = (base) => new Promise((resolve) => {
  const { hostname, port, pathname } = new URL('/api/v1/habits', base)
  const headers = { 'X-API-Key': process.env.KEY }
  const request = http.request({ hostname, port, path: pathname, headers }, (res) => {
    let text = ''
    res.on('data', (piece) => { text += piece })
    res.on('end', () => resolve(JSON.parse(text).data.map((habit) => habit.title)))
  })
  request.end()
})
${bases.map((base) => `await titles(${base})`).join("\n")}
`,
  }).confidences;

test("each host of a client that is made with several is told", () => {
  expect(confidencesOf("process.env.HABIT_API")).toEqual(["safe"]);
  expect(confidencesOf("process.env.HABIT_API", "'https://robes.example.org'")).toEqual(["review"]);
});

test("a base that may be missing is no other host", () => {
  expect(confidencesOf("process.env.HABIT_API", "''")).toEqual(["safe"]);
});

test("a path that a later answer is part of is none of which nothing is known", () => {
  const { files, confidences } = migrated({
    "a.mjs": `import http from 'node:http'
function send(method, path) {
  const url = new URL('/api/v1' + path, process.env.HABIT_API)
  return new Promise((resolve) => {
    const request = http.request({ method, hostname: url.hostname, port: url.port, path: url.pathname + url.search, headers: { 'X-API-Key': 'k' } }, (res) => {
      let text = ''
      res.on('data', (piece) => { text += piece })
      res.on('end', () => resolve({ status: res.statusCode, body: JSON.parse(text) }))
    })
    request.end()
  })
}
async function call(method, path) {
  const { body } = await send(method, path)
  if (!body.success) throw new Error(body.error)
  return body.data
}
const ranked = (habits) => habits.map((habit) => ({ ...habit, score: habit.streak * 3 }))
async function main() {
  const [last] = ranked(await call('GET', '/habits'))
  const notes = await call('GET', '/notes?habitId=' + last.id)
  console.log(last.title, notes.map((note) => note.text))
}
main()
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(`\`/habits/\${last.id}/notes\``);
});
