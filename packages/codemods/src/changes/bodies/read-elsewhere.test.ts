import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const client = `export const create = (base, send) => ({
  done: (habitId, date) =>
    send(base + '/api/v1/habits/checkin', { method: 'POST', headers: { 'X-API-Key': process.env.KEY }, body: JSON.stringify({ habitId, date, status: 'done' }) }),
  clear: (ids) =>
    send(base + '/api/v1/habits/bulk', { method: 'DELETE', headers: { 'X-API-Key': process.env.KEY }, body: JSON.stringify({ ids }) }),
})
const live = create(process.env.HABIT_API, fetch)
await live.done('h1', '2024-12-24')
await live.clear(['h1'])
`;
const answered = (parameters: string, read: string) => {
  const { files, manual } = migrated({
    "client.mjs": client,
    "try.mjs": `import { create } from './client.mjs'
const seen = []
const fake = async (${parameters}) => {
  ${read}
  return Response.json({ success: true, data: null, error: null })
}
const api = create('https://habits.test', fake)
await api.done('x1', '2024-12-24')
await api.clear(['x1'])
`,
  });
  const lines = files["try.mjs"]?.split("\n") ?? [];
  return {
    read: lines.slice(
      3,
      lines.findIndex((line) => line.includes("return")),
    ),
    manual,
  };
};
const ID = "decodeURIComponent(url.replace(/^.*\\/habits\\/|\\/.*$/g, ''))";
const IDS = ".operations.map(({ path }) => decodeURIComponent(path.replace('/habits/', '')))";

test("a stand-in reads the id of a check-in out of the path", () => {
  expect(answered("url, { body }", "seen.push(JSON.parse(body).habitId)")).toEqual({
    read: [`  seen.push(${ID})`],
    manual: [],
  });
  const { read } = answered(
    "url, init",
    "const { habitId: id, date, status } = JSON.parse(init.body)\n  seen.push(id, date, status)",
  );
  expect(read[0]).toBe(
    `  const { targetDate: date } = JSON.parse(init.body), id = ${ID}, status = 'done'`,
  );
});

test("a stand-in reads the ids of a bulk deletion out of the operations", () => {
  expect(answered("url, init", "seen.push(...JSON.parse(init.body).ids)").read).toEqual([
    `  seen.push(...JSON.parse(init.body)${IDS})`,
  ]);
  expect(
    answered("url, init", "const { ids } = JSON.parse(await init.body)\n  seen.push(ids)").read[0],
  ).toBe(`  const ids = JSON.parse(await init.body)${IDS}`);
});

test("without the URL at hand the id is left to a person", () => {
  expect(answered("_, { body }", "seen.push(JSON.parse(body).habitId)").manual).toEqual([]);
  expect(answered("...[, { body }]", "seen.push(JSON.parse(body).habitId)").manual).toEqual([
    "checkin-to-logs 4",
  ]);
});

test("what a stand-in reads of bodies of others stays", () => {
  const { read } = answered(
    "url, { body }",
    "const film = { habitId: 'f', ids: [] }\n  seen.push(film.habitId, film.ids)",
  );
  expect(read).toEqual([]);
});
