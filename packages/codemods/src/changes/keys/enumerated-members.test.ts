import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const habit = `const url = process.env.HABIT_API + '/api/v1/habits/h1'
const { data } = await (await fetch(url, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
`;

test.each([
  ["Object.fromEntries(Object.entries(data).filter(([key]) => !['unit'].includes(key)))"],
  ["Object.fromEntries(Object.entries(data).filter(([key]) => key !== 'unit'))"],
  [
    "Object.keys(data).filter((key) => key in wanted).reduce((all, key) => ({ ...all, [key]: data[key] }), {})",
  ],
])("a copy of only some members of a habit is left to a person: %s", (copy) => {
  const { manual } = migrated({
    "a.mjs": `${habit}const wanted = new Set(['title'])\nconsole.log(${copy})\n`,
  });
  expect(manual).toContain("title-to-name 4");
});

test("a copy of all members, whatever their values are asked for, is not", () => {
  const copy = "Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))";
  const { manual, confidences } = migrated({ "a.mjs": `${habit}console.log(${copy}.title)\n` });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});

test("nothing changes before a person where only members are taken that are listed by their names", () => {
  const { files } = migrated({
    "a.mjs": `${habit}const wanted = new Set(['title'])
console.log(Object.fromEntries(Object.entries(data).filter(([key]) => wanted.has(key) && process.argv.includes(key))).title)
`,
  });
  expect(files).toEqual({});
});

test.each([
  ["console.log(Object.keys(draft).length)", ["title-to-name 3"]],
  ["if (Object.keys(draft).length > 0) console.log('filled')", []],
  ["const keys = Object.keys(draft)\nif (!keys.length) console.log('nothing')", []],
  [
    "const keys = Object.keys(draft)\nif (keys.length === 0) console.log(keys.length)",
    ["title-to-name 3"],
  ],
  ["const keys = Object.keys({ ...draft })\nconsole.log(keys.join())", ["title-to-name 3"]],
  ["console.log(Object.values({ title: 'Board', target: 1, unit: 'x' }).length)", []],
])("how many members are sent is left to a person where v2 has fewer: %s", (code, expected) => {
  const { manual } = migrated({
    "a.mjs": `const draft = { title: 'Walk', target: 2, unit: 'times' }
await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: JSON.stringify(draft) })
${code}
`,
  });
  expect(manual).toEqual(expected);
});

/** Members of a habit under their own names, with other values; an element that is compared is looked up by any name. */
const remade = (value: string): readonly string[] => [
  `const view = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, ${value}]))`,
  `const view = {}\nfor (const [key, value] of Object.entries(data)) view[key] = ${value}`,
  ...(value.includes("=")
    ? []
    : [
        `const view = {}\nfor (const key of Object.keys(data)) view[key] = ${value.replaceAll("value", "data[key]")}`,
      ]),
];

test.each(
  ["value ?? '-'", "value === null ? undefined : value", "value != null ? value : ''"].flatMap(
    remade,
  ),
)("what only stands in for missing values leaves a copy: %s", (code) => {
  const { files, confidences } = migrated({
    "a.mjs": `${habit}${code}\nconsole.log(view.title)\n`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("view.name");
});

test.each(["String(value)", "value === 1 ? '' : value"].flatMap(remade))(
  "members that are made others are no copy, and nothing changes where they are asked for by names of v1: %s",
  (code) => {
    const asked = migrated({ "a.mjs": `${habit}${code}\nconsole.log(view.title)\n` });
    expect(asked.files).toEqual({});
    expect(asked.manual).toContain(`title-to-name ${code.includes("\n") ? 4 : 3}`);
    const printed = migrated({ "a.mjs": `${habit}${code}\nconsole.log(view.color, data.title)\n` });
    expect(printed.confidences).toEqual(["safe"]);
    const own = migrated({
      "a.mjs": `${habit}${code}\nconsole.log({ title: 'A' }.title, data.title)\n`,
    });
    expect(own.files["a.mjs"]).toContain("{ title: 'A' }.title, data.name");
  },
);

test.each(["{}", "Object.create(Habit.prototype)"])(
  "each name of its own that is asked for and copied stays as it is asked, into %s",
  (made) => {
    const copy = `function copy(raw) {
  const habit = ${made}
  for (const key in raw) if (raw.hasOwnProperty(key)) habit[key] = raw[key]
  return habit
}
`;
    const { files, manual, confidences } = migrated({
      "a.mjs": `${habit}class Habit {}\n${copy}const copied = copy(data)\nconsole.log(copied.title, copied.streak)\n`,
    });
    expect(files["a.mjs"]).toContain(copy);
    expect(files["a.mjs"]).toContain("copied.name, copied.statistics.currentStreak");
    expect(manual).toEqual([]);
    expect(confidences).toEqual(["safe"]);
  },
);
