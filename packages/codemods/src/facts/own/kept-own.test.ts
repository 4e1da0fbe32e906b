import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const HABITS = `const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
`;
const LABEL = "const label = (x) => x.title + x.target\n";
const SHOWN = "console.log(films, films.map(label), (await load()).map(label))\n";

test("own objects that are printed keep their names, and code that they share with habits reads either", () => {
  const films = "const films = [{ title: 'Heat', target: 'adults' }]\n";
  const { confidences, files } = migrated({ "a.js": HABITS + films + LABEL + SHOWN });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.js"]).toContain(films);
  expect(files["a.js"]).toContain("(x.title ?? x.name) + (x.target ?? x.goals?.[0]?.value)");
});

test("so do copies of such objects that are shown as well", () => {
  const films = "const heat = { title: 'Heat' }\nconst films = [{ ...heat, target: 'adults' }]\n";
  const { confidences, files } = migrated({ "a.js": HABITS + films + LABEL + SHOWN });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.js"]).toContain(films);
});

test("so do other things than habits, which say what no habit does", () => {
  const films = "const films = [{ title: 'Heat', target: 3, year: 1995 }]\n";
  const shown = "console.log(films.map(label), (await load()).map(label))\n";
  const { confidences, files } = migrated({ "a.js": HABITS + films + LABEL + shown });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.js"]).toContain(films);
  expect(files["a.js"]).toContain("(x.title ?? x.name) + (x.target ?? x.goals?.[0]?.value)");
});

test("what says nothing but what a habit does changes with them", () => {
  const drafts = "const drafts = [{ title: 'Heat', target: 3 }]\n";
  const shown = "console.log(drafts.map(label), (await load()).map(label))\n";
  const { files } = migrated({ "a.js": HABITS + drafts + LABEL + shown });
  expect(files["a.js"]).toContain("const drafts = [{ name: 'Heat', ");
  expect(files["a.js"]).toContain("x.name + x.goals[0].value");
});

test.each([
  ["that are written to", "const films = [{ title: 'Heat' }]\nfilms[0].title = 'Heat 2'\n"],
  ["that are copied beside others", "const films = [{ title: 'Heat', ...JSON.parse(text) }]\n"],
  [
    "that are looked up by any name",
    "const films = [{ title: 'Heat' }]\nshow(films.map((x) => x[field]))\n",
  ],
])("those %s are for review", (_, films) => {
  const { confidences } = migrated({ "a.js": HABITS + films + LABEL + SHOWN });
  expect(confidences).toEqual(["review"]);
});

const DETAIL =
  "const detail = (id) => load().then((all) => all[id]).catch((e) => ({ problem: e.message }))\n";

test("what says what went wrong in place of a habit has nothing to keep", () => {
  const read =
    "detail(0).then((h) => console.log(h.problem ?? h.title + h.completedDates.length + h.streak))\n";
  const { confidences, files } = migrated({ "a.js": HABITS + DETAIL + read });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.js"]).toContain(
    "h.problem ?? h.name + h.statistics.totalCompletions + h.statistics?.currentStreak",
  );
});

test("so it has where it is taken apart", () => {
  const taken =
    "detail(0).then(({ problem, title, unit, completedDates }) => console.log(problem, title, unit === 'times', completedDates?.length))\n";
  const { confidences, files } = migrated({ "a.js": HABITS + DETAIL + taken });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.js"]).toContain(
    "{ problem, name: title, goals: [{ unit } = {}] = [], statistics: { totalCompletions: completedDates } = {} }",
  );
});

test("what names something as v2 does keeps that apart", () => {
  const named = DETAIL.replace("{ problem: e.message }", "{ problem: e.message, name: 'x' }");
  const read = "detail(0).then((h) => console.log(h.problem ?? h.title))\n";
  const { files } = migrated({ "a.js": HABITS + named + read });
  expect(files["a.js"]).toContain("h.problem ?? (h.title ?? h.name)");
});
