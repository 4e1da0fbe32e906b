import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const builder = (keep: string) => `class Query {
  params = new URLSearchParams()
  held = {}
  constructor(path) { this.path = path }
  where(name, value) { ${keep} }
  async all() {
    const query = String(new URLSearchParams({ ...this.held, ...Object.fromEntries(this.params) }))
    const response = await fetch(process.env.HABIT_API + '/api/v1' + this.path + (query && '?' + query), { headers: { 'X-API-Key': process.env.KEY } })
    return (await response.json()).data
  }
}
const from = (path) => new Query(path)
console.log((await from('/habits').all()).map((habit) => habit.title))
export const notes = (id) => from('/notes').where('habitId', id).where('limit', 5).all()
`;

test.each(["this.params.set(name, value); return this", "this.held[name] = value; return this"])(
  "the id that a link of a chain keeps goes into the path: %s",
  (keep) => {
    const { files, manual } = migrated({ "a.mjs": builder(keep) });
    expect(manual).toEqual([]);
    expect(files["a.mjs"]).toContain(
      `from(\`/habits/\${encodeURIComponent(id)}/notes\`).where('limit', 5).all()`,
    );
  },
);

test("a link that does more than keep the id stays, and the id goes into the path as it is sent", () => {
  const { files, manual } = migrated({
    "a.mjs": builder("this.params.set(name, value); console.log(name); return this"),
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("from('/notes').where('habitId', id).where('limit', 5).all()");
  expect(files["a.mjs"]).toContain("fetch(...asV2Request(");
});
