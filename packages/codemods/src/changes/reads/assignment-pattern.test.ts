import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const load = `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
`;

test.each([
  [
    "let streak, rest\nfor (const h of data) { ({ streak, ...rest } = h); console.log('streak' in rest) }",
  ],
  [
    "let streak, rest\nfor (const h of data) { ({ streak, ...rest } = h); console.log(rest.streak) }",
  ],
  [
    "let streak, rest\nfor (const h of data) { ({ streak, ...rest } = h); console.log(rest[data.key]) }",
  ],
])("what is asked of the rest that it was taken out of is left to a person: %s", (code) => {
  const { manual } = migrated({ "a.mjs": `${load}${code}\n` });
  expect(manual).toContain("streak-to-statistics 3");
});

test.each([
  [
    "a.mjs",
    "export let days\nfor (const h of data) { ({ completedDates: days } = h); console.log(days.length) }",
  ],
  [
    "a.mjs",
    "console.log(data.length)\nexport const { completedDates: days } = data[0]; console.log(days.length)",
  ],
  [
    "a.ts",
    "let days: string[]\nfor (const h of data) { ({ completedDates: days } = h); console.log(days.length) }",
  ],
])(
  "a list that others read, or that is declared as one, becomes no number: %s %s",
  (file, code) => {
    const { manual } = migrated({ [file]: `${load}${code}\n` });
    expect(manual).toEqual(["completed-dates-removed 3"]);
  },
);

test("what is taken with a default beside a rest is read from the rest, or is that default", () => {
  const { files } = migrated({
    "a.mjs": `${load}let unit, rest\nfor (const h of data) { ({ unit = 'x', ...rest } = h); console.log(unit === 'times') }\n`,
  });
  expect(files["a.mjs"]).toContain("({ ...rest } = h, unit = rest.goals?.[0]?.unit ?? 'x')");
  expect(files["a.mjs"]).toContain("unit === 'rep'");
});

test.each([
  ["let title\nfor ({ title } of data) console.log(title)", "for ({ name: title } of data)"],
  [
    "let title\nfor ([{ title }] of [data]) console.log(title)",
    "for ([{ name: title }] of [data])",
  ],
  [
    "let streak\n;({ first: { streak } } = { first: data[0] }); console.log(streak)",
    "({ first: { statistics: { currentStreak: streak } } } = ",
  ],
  [
    "let target\n;[{ target = 0 }] = data; console.log(target)",
    "[{ goals: [{ value: target = 0 } = {}] = [] }] = data",
  ],
])("a pattern that a loop or another pattern assigns by becomes v2's: %s", (code, text) => {
  const { files, manual } = migrated({ "a.mjs": `${load}${code}\n` });
  expect(files["a.mjs"]).toContain(text);
  expect(manual).toEqual([]);
});

test("beside a rest in a loop it is left to a person", () => {
  const code = "let streak, rest\nfor ({ streak, ...rest } of data) console.log(streak, rest.id)";
  const { manual } = migrated({ "a.mjs": `${load}${code}\n` });
  expect(manual).toEqual(["streak-to-statistics 3"]);
});
