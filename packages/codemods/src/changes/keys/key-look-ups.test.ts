import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const result = (body: string) =>
  migrated({
    "a.mjs": `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
const fill = (sql, row) => ${body}
for (const habit of data) console.log(fill('insert :title :streak', habit))
`,
  });

test.each([
  "[...sql.matchAll(/:(\\w+)/g)].map((match) => row[match[1]])",
  "sql.match(/:\\w+/g).map((each) => each.slice(1)).map((name) => row[name])",
  "[new URL(process.argv[2]).searchParams.get('sort') ?? 'title'].map((name) => row[name])",
])(
  "a look-up by a name that is cut out of a text, or not known at all, is for review: %s",
  (body) => {
    const { files, confidences } = result(body);
    expect(confidences).toEqual(["review"]);
    expect(files["a.mjs"]).toContain("?? { title: row.name");
  },
);

test("what is counted in a list is not", () => {
  const { confidences } = result(
    "data.map((_, at) => data[at].title).concat(data[sql.length % data.length].id)",
  );
  expect(confidences).toEqual(["safe"]);
});
