import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const code = (member: string) => `class Entry {
  #raw
  constructor(raw) { this.#raw = raw }
  get ${member}() { return this.#raw.${member} }
}
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
const entries = data.map((raw) => new Entry(raw))
for (const each of [...data, ...entries, ...entries.map((entry) => new Entry(entry))]) console.log(each.${member})`;

test("an accessor of objects that stand where habits do takes the name of v2", () => {
  expect(migrated({ "a.mjs": code("title") }).files["a.mjs"]).toContain("get name()");
});

test("nothing changes where v2 has such a member deeper, as an accessor is none of another member", () => {
  const { files, manual } = migrated({ "a.mjs": code("streak") });
  expect(manual).toContain("streak-to-statistics 4");
  expect(files).toEqual({});
});
