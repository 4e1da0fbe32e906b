import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const program = (url: string, base: string): string => `
async function call(base, key, path) {
  const res = await fetch(${url}, { headers: { 'X-API-Key': key } })
  const { data, error } = await res.json()
  if (error) throw new Error(error)
  return data
}
const habits = await call(${base}, 'k', '/api/v1/habits')
const tasks = await call('https://tasks.example/v1', 't', '/tasks')
for (const { title } of habits) console.log(title)
for (const { title } of tasks) console.log(title)
`;

const migrate = (url: string, base: string) => {
  const { files, confidences } = migrated({ "a.mjs": program(url, base) });
  return { text: files["a.mjs"] ?? "", confidences };
};

test.each([
  ["base + path", "(base + path)", "process.env.HABIT_API", "String(process.env.HABIT_API)"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: part of the program
  ["`${base}${path}`", "`${base}${path}`", "'https://habits.example'", "'https://habits.example/'"],
])(
  "a call that other services share gets the headers for this service alone: %s",
  (url, asked, base, start) => {
    const { text, confidences } = migrate(url, base);
    expect(confidences).toEqual(["safe"]);
    expect(text).toContain(`...(${asked}.startsWith(${start}) ? { 'X-API-Version': '2', `);
    expect(text).toContain("for (const { name: title } of habits)");
    expect(text).toContain("for (const { title } of tasks)");
  },
);

// biome-ignore lint/suspicious/noTemplateCurlyInString: part of the program
test.each(["base + path", "`${base}${path}`", 'base + "" + path'])(
  "a call that asks so has its headers: %s",
  (url) => {
    const { text } = migrate(url, "process.env.HABIT_API");
    expect(text).toContain(".startsWith(");
    expect(migrated({ "a.mjs": text }).files).toEqual({});
  },
);

test.each([
  ["no text", "new URL(path, base)", "process.env.HABIT_API"],
  ["made anew each time", "base.concat(path)", "process.env.HABIT_API"],
  ["of either host", "base + path", "process.env.HABIT_API ?? 'https://habits.example'"],
])("one whose URL is %s is worth a look", (_, url, base) => {
  expect(migrate(url, base).confidences).toEqual(["review"]);
});

test("nor does the question tell paths of the same host, or without one, apart", () => {
  const asks = (path: string): string =>
    program("base + path", "'https://habits.example'").replace("'https://tasks.example/v1'", path);
  for (const path of ["'https://habits.example'", "''"])
    expect(migrated({ "a.mjs": asks(path) }).files["a.mjs"]).not.toContain(".startsWith(");
});
