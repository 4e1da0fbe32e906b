import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const program = (imports: string, lines: string): Readonly<Record<string, string>> => ({
  "report.mjs": `${imports}
const headers = { 'X-API-Key': process.env.KEY }
const { data: list } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
const books = [{ title: 'Emma', target: 30 }]
${lines}`,
});

test.each([
  ["fp.map('title')(list)", "fp.map('name')(list)"],
  ["fp.map('title', list)", "fp.map('name', list)"],
  ["fp.reduce((n, h) => n + h.target, 0)(list)", "n + h.goals[0].value"],
  ["fp.orderBy(['streak'], ['desc'])(list)", "fp.orderBy(['statistics.currentStreak']"],
  [
    "fp.flow(fp.filter((h) => h.streak > 1), fp.map((h) => h.title))(list)",
    "fp.flow(fp.filter((h) => h.statistics.currentStreak > 1), fp.map((h) => h.name))(list)",
  ],
  ["fp.compose(fp.join(','), fp.map((h) => h.title))(list)", "fp.map((h) => h.name))(list)"],
  ["one((h) => h.title, list)", "one((h) => h.name, list)"],
  ["_.flow([_.head, (h) => h.title])(list)", "[_.head, (h) => h.name]"],
])("a pipeline is followed to the habits that come last: %s", (before, after) => {
  const imports =
    "import _ from 'lodash'\nimport fp from 'lodash/fp.js'\nimport one from 'lodash/fp/map.js'";
  const { files, confidences, manual } = migrated(program(imports, `console.log(${before})\n`));
  expect(files["report.mjs"]).toContain(after);
  expect(confidences).toEqual(["safe"]);
  expect(manual).toEqual([]);
});

test("a pipeline over what one's own list holds keeps its names beside one over habits", () => {
  const { files, manual } = migrated(
    program(
      "import { flow, groupBy, keys, map } from 'lodash/fp.js'",
      `console.log(flow(groupBy('title'), keys)(books), flow(groupBy('title'), keys)(list))
console.log(map((b) => b.target, books), map((h) => h.target, list))
`,
    ),
  );
  expect(manual).toEqual([]);
  expect(files["report.mjs"]).toContain(
    "flow(groupBy('title'), keys)(books), flow(groupBy('name'), keys)(list)",
  );
  expect(files["report.mjs"]).toContain("map((b) => b.target, books)");
});
