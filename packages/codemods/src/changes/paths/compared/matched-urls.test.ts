import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const key = "{ headers: { 'X-API-Key': process.env.HABIT_API_KEY } }";
const body = "JSON.stringify({ habitId: 'h1', date: '2024-01-01', status: 'done' })";

const asked = (code: string) =>
  migrated({
    "a.mjs": `const url = process.env.HABIT_API + '/api/v1/habits/checkin'
await fetch(url, { ...${key}, method: 'POST', body: ${body} })
${code}
`,
  });

test("an expression keeps its flags", () => {
  const { files } = asked(
    "console.log([...url.matchAll(/checkin/g)].length, /CHECKIN/i.test(url))",
  );
  expect(files["a.mjs"]).toMatch(/matchAll\(\/.*\/g\).*logs\$\/i\.test/);
});

test("what its groups caught is not lost without a word", () => {
  const { files, manual } = asked("console.log(url.match(/habits\\/(\\w+)$/)[1])");
  expect(manual).toContain("checkin-to-logs 3");
  expect(files["a.mjs"]).toContain("(\\w+)");
});

test.each([["/\\/api\\/v1\\/(\\w+)/.exec(url)"], ["url.includes('/api/v1')"]])(
  "what finds the URLs of another service, too, is left to a person: %s",
  (question) => {
    const { files, confidences, manual } = migrated({
      "a.mjs": `async function ask(url, init) {
  if (${question}) console.log('asked')
  return (await fetch(url, init)).json()
}
console.log((await ask(process.env.HABIT_API + '/api/v1/habits', ${key})).data.map((h) => h.title))
console.log((await ask('https://films.example/api/v1/films')).data.map((film) => film.title))
`,
    });
    expect({ confidences, manual }).toEqual({
      confidences: ["review"],
      manual: ["habits-moved 2"],
    });
    expect(files["a.mjs"]).toContain(question);
  },
);

test("one that calls of several methods fit is that of v2, once", () => {
  const { files, manual } = asked(`const at = (id) => process.env.HABIT_API + '/api/v1/habits/' + id
const send = (url, init) => {
  const [, id] = /^.*\\/api\\/v1\\/habits\\/(\\w+)$/.exec(url) ?? []
  console.log(id)
  return fetch(url, init)
}
await send(at('h1'), { ...${key}, method: 'DELETE' })
await send(at('h2'), { ...${key}, method: 'PUT', body: JSON.stringify({ title: 'Run' }) })`);
  expect(files["a.mjs"]).toContain("/^.*\\/api\\/v2\\/habits\\/(\\w+)$/.exec(url)");
  expect(manual).not.toContain("habits-moved 5");
});

test("one that finds an id is that of v2 for review, though it finds a name in its place, too", () => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `const ask = async (path, method, body) => {
  const url = process.env.HABIT_API + '/api/v1' + path
  console.log(/^.*\\/api\\/v1\\/habits\\/(\\w+)$/.exec(url)?.[1])
  return (await fetch(url, { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: JSON.stringify(body) })).json()
}
await ask('/habits/today', 'GET')
await ask('/habits/' + process.argv[2], 'PUT', { title: 'Run' })
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["review"], manual: [] });
  expect(files["a.mjs"]).toContain("/^.*\\/api\\/v2\\/habits\\/(\\w+)$/.exec(url)");
});
