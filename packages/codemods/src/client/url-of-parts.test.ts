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
