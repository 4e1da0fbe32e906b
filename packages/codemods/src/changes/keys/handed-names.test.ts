import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (use: string) => ({
  "a.mjs": `import { feed } from 'some-lib'
export async function list() {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  const text = await response.text()
  ${use}
}
list()
`,
});

test.each([
  "for (const habit of feed(text).data) console.log(habit.title)",
  "const { data } = feed(text)\n  console.log(data[0].title)",
  "feed(response).then(({ data }) => console.log(data[0].title))",
])("names of v1 that are read of what a library makes of an answer are told of: %s", (use) => {
  const { confidences, manual } = migrated(program(use));
  expect(manual.join()).toContain("title-to-name");
  expect(confidences).not.toContain("safe");
});

test.each([
  "console.log(feed(text).length, feed(text).digest)",
  "feed(text, (error) => console.log(error.message))",
  "feed(text).on('data', (each) => console.log(each)).on('error', console.error)",
])("what is no name of the service is of no concern: %s", (use) => {
  expect(migrated(program(use)).confidences).toEqual(["safe"]);
});

test("a function that is given along with an answer is called with what a library makes of it", () => {
  const { confidences, manual } = migrated(
    program("feed(text, (error, { data }) => console.log(data[0].title))"),
  );
  expect(manual.join()).toContain("title-to-name");
  expect(confidences).not.toContain("safe");
});

/** A library that is not followed is given a function that asks for a habit. */
const wrapped = (made: string, use: string) => ({
  "a.mjs": `import wrap from 'library-of-others'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const load = async (id) => (await (await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { headers })).json()).data
const made = ${made}
console.log(${use})
`,
});

test.each([
  ["wrap(load)", "(await made('h1')).title"],
  ["new wrap.Limiter()", "(await made.schedule(() => load('h1'))).title"],
  ["new wrap.Limiter().wrap(load)", "await made('h1').then(({ title }) => title)"],
])(
  "names of v1 that are read of what a library makes of a function are told of: %s",
  (made, use) => {
    const { confidences, manual } = migrated(wrapped(made, use));
    expect(manual).toEqual(["title-to-name 5"]);
    expect(confidences).not.toContain("safe");
  },
);

test.each([
  ["wrap('title', load)", "made.count"],
  ["wrap(() => ({ title: 'mine' }))", "made().title"],
])("a function handed to a library is of no concern else: %s", (made, use) => {
  const { confidences, manual } = migrated(wrapped(made, use));
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});
