import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const code = (given: string, label = "(x) => x.title + x.streak") => `const label = ${label}
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
console.log(data.map(label))
${given}
`;
const EITHER = "(x.title ?? x.name) + (x.streak ?? x.statistics?.currentStreak)";

test.each([
  ["for each of a list", "console.log(JSON.parse(process.env.GOALS).map(label))"],
  ["one by one", "for (const goal of JSON.parse(process.env.GOALS)) console.log(label(goal))"],
])("a function that is given what nobody can tell, too, reads either name: %s", (_, given) => {
  const { confidences, files } = migrated({ "a.mjs": code(given) });
  expect(confidences).toEqual(["review"]);
  expect(files["a.mjs"]).toContain(EITHER);
  expect(migrated({ "a.mjs": files["a.mjs"] ?? "" }).files).toEqual({});
});

test.each([
  "({ title, streak }) => title + streak",
  "(x) => { const { title, streak } = x; return title + streak }",
])("so does one that takes what it is given apart: %s", (label) => {
  const given = "console.log(JSON.parse(process.env.GOALS).map(label))";
  const { files } = migrated({ "a.mjs": code(given, label) });
  expect(files["a.mjs"]).toContain(
    "{ name, title = name, statistics, streak = statistics?.currentStreak }",
  );
});

test.each([
  ["only habits come", "", "a.mjs"],
  ["nobody is seen to give it anything else", "export { label }", "a.mjs"],
  ["types say what comes", "for (const each of JSON.parse('')) label(each)", "a.ts"],
])("it reads the name of v2 where %s", (_, given, file) => {
  const { files } = migrated({ [file]: code(given) });
  expect(files[file]).toContain("x.name + x.statistics.currentStreak");
});

test("what is read where something else is missing reads either name as well", () => {
  const given = "console.log(JSON.parse(process.env.GOALS).map(label))";
  const { files } = migrated({ "a.mjs": code(given, "(x, known) => known ?? x.title") });
  const once = files["a.mjs"] ?? "";
  expect(once).toContain("known ?? (x.title ?? x.name)");
  expect(migrated({ "a.mjs": once }).files).toEqual({});
});

test("another member that is taken before it is no fallback", () => {
  const label = "(x) => x.problem ?? x.title";
  const { files } = migrated({
    "a.mjs": code("console.log(JSON.parse(process.env.GOALS).map(label))", label),
  });
  expect(files["a.mjs"]).toContain("x.problem ?? (x.title ?? x.name)");
  expect(migrated({ "a.mjs": files["a.mjs"] ?? "" }).files).toEqual({});
});
