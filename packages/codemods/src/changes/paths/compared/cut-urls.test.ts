import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const client = `const create = (base, send) => {
  const call = async (path) => {
    const reply = await send(base + '/api/v1' + path, { headers: { 'X-API-Key': process.env.KEY } })
    return (await reply.json()).data
  }
  return { all: () => call('/habits'), one: (id) => call('/habits/' + id) }
}
const live = create(process.env.HABIT_API, fetch)
console.log((await live.all())[0].title, (await live.one('h1')).title)
`;
const faked = (cut: string) => `${client}const fake = async (url) => {
  const path = ${cut}
  const data = path === '/habits' ? [{ id: 'h1', title: 'Run' }] : { id: 'h1', title: 'Run' }
  return { json: async () => ({ success: true, data, error: null }) }
}
const tried = create('https://habits.test', fake)
console.log((await tried.all())[0].title, (await tried.one('h1')).title)
`;

test.each([
  ["new URL(url).pathname.replace('/api/v1', '')", "new URL(url).pathname.replace('/api/v2', '')"],
  ["url.split('/api/v1')[1]", "url.split('/api/v2')[1]"],
  ["url.replace(/^.*\\/api\\/v1/, '')", "url.replace(/^.*\\/api\\/v2/, '')"],
  ["url.slice(url.indexOf('/v1/') + 3)", "url.slice(url.indexOf('/v2/') + 3)"],
])("what a stand-in cuts out of addresses has the version of v2: %s", (before, after) => {
  const { files, manual } = migrated({ "a.mjs": faked(before) });
  expect(files["a.mjs"]).toContain(after);
  expect(manual).toEqual([]);
});

test("what is cut out of addresses of others, too, is left to a person, and of theirs alone as it is", () => {
  const own = `${client}const films = async (url) => (await fetch(url.replace('/api/v1', ''))).json()
console.log(await films('https://films.example/api/v1/films'))
`;
  expect(migrated({ "a.mjs": own }).files["a.mjs"]).toContain("url.replace('/api/v1', '')");
  const { manual } = migrated({
    "a.mjs": `${faked("url.replace('/api/v1', '')")}await fake('https://films.example/api/v1/films')\n`,
  });
  expect(manual).toContain("habits-moved 11");
});

const told = (path: string) => `const create = (base, send) => {
  const call = async (path) =>
    (await (await send(base + '/api/v1' + path, { headers: { 'X-API-Key': process.env.KEY } })).json()).data
  return { all: () => call('/habits'), today: () => call('/habits/today'), sum: () => call('/user/statistics') }
}
const live = create(process.env.HABIT_API, fetch)
console.log((await live.all()).length, (await live.today()).length, (await live.sum()).habits)
const fake = async (url) => {
  const path = ${path}
  const reply = (data) => ({ json: async () => ({ success: true, data, error: null }) })
  if (path === '/habits/today') return reply([1])
  if (path.startsWith('/user')) return reply({ habits: 2 })
  if (process.argv[2] === '/habits/today') return reply(2)
  switch (path) {
    case '/habits':
      return reply([1, 2])
  }
}
const tried = create('https://habits.test', fake)
console.log((await tried.all()).length, (await tried.today()).length, (await tried.sum()).habits)
`;

test("what is left of an address is held against what v2 has there", () => {
  const { files, manual } = migrated({ "a.mjs": told("url.split('/api/v1')[1]") });
  const after = String(files["a.mjs"]);
  expect(manual).toEqual(["user-statistics-to-overview 12"]);
  expect(after).toContain("if (path === '/habits?date=today') return");
  expect(after).toContain("if (process.argv[2] === '/habits/today')");
  expect(after).toContain("case '/habits':");
});

test("a path alone does not tell what v2 tells by the query", () => {
  const { manual } = migrated({
    "a.mjs": told("new URL(url).pathname.replace('/api/v1', '')"),
  });
  expect(manual).toContain("today-to-date-query 11");
});
