import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const load = `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
const SIGNS = { times: 'x', min: 'minutes' }
`;
const after = (code: string) => migrated({ "a.mjs": load + code });

test("a table that units are looked up in has the unit of v2", () => {
  const { files, confidences } = after("console.log(data.map((h) => SIGNS[h.unit]))\n");
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("{ rep: 'x', min: 'minutes' }");
});

test("one whose names are shown, too, is for review", () => {
  const { confidences } = after(
    "console.log(data.map((h) => SIGNS[h.unit]))\nfor (const unit of Object.keys(SIGNS)) console.log('by ' + unit)\n",
  );
  expect(confidences).toEqual(["review"]);
});

test.each([
  [
    "const own = { by: 'times' }\nconsole.log(data.filter((h) => h.unit === own.by))\n",
    "=== (own.by === 'times' ? 'rep' : own.by)",
  ],
  [
    "const by = (unit) => data.filter((h) => unit !== h.unit)\nconsole.log(by('times'))\n",
    "(unit === 'times' ? 'rep' : unit) !== h.goals[0].unit",
  ],
  [
    "console.log(data.filter((h) => h.unit === process.argv[2]))\n",
    "=== (process.argv[2] === 'times' ? 'rep' : process.argv[2])",
  ],
  [
    "const query = new URLSearchParams(location.search)\nconsole.log(data.filter((h) => h.unit === query.get('by')))\n",
    "=== ((unit) => unit === 'times' ? 'rep' : unit)(query.get('by'))",
  ],
])(
  "a unit that is compared with what only a run tells is mapped before, once: %s",
  (code, text) => {
    const { files, confidences, manual } = after(code);
    expect(files["a.mjs"]).toContain(text);
    expect([...confidences, ...manual]).toEqual(["safe"]);
    expect(migrated({ "a.mjs": String(files["a.mjs"]) }).files).toEqual({});
  },
);

test.each(["!== undefined", "!= null", "!== 3"])("one that is compared is not: %s", (held) => {
  const { files } = after(`console.log(data.filter((h) => h.unit ${held}))\n`);
  expect(files["a.mjs"]).toContain(`unit ${held})`);
});

test("one that is compared with another habit's is not", () => {
  expect(after("console.log(data.filter((h) => h.unit === data[0].unit))\n").manual).toEqual([]);
});

test.each([
  ["own.unit === 'times'", "(own.goals[0].unit === 'rep' || own.unit === 'times')"],
  ["own.unit !== 'times'", "(own.goals[0].unit !== 'rep' && own.unit !== 'times')"],
])("one that the program has under either name is asked for both, once: %s", (question, both) => {
  const first = after(
    `const twice = ({ unit = 'times', target, ...rest }) => ({ ...rest, unit, target: target * 2 })
for (const h of data) console.log(twice(h).unit === 'times')
const own = twice({ title: 'own', target: 1 })
console.log(${question})
`,
  ).files["a.mjs"];
  expect(first).toContain(both);
  expect(migrated({ "a.mjs": String(first) }).files).toEqual({});
});

test("one of what is kept as JSON beside habits is asked for both, once", () => {
  const first = after(
    `const items = new Map([['habits', JSON.stringify([{ id: 'h1', title: 'Run', target: 3, unit: 'times' }])]])
const show = (list) => list.forEach((each) => console.log(each.title, each.unit === 'times' ? 'x' : each.unit))
show(JSON.parse(items.get('habits')))
show(data)
`,
  ).files["a.mjs"];
  expect(first).toContain("each.unit === 'times'");
  expect(migrated({ "a.mjs": String(first) }).files).toEqual({});
});

test.each([
  ["new Map([['times', 'x'], ['min', 'm']])", "[['rep', 'x'], ['times', 'x'], ['min', 'm']]"],
  ["new Set(['times', 'min'])", "['rep', 'times', 'min']"],
])(
  "a look-up of the program's own beside one of a habit keeps what it asks for: %s",
  (table, both) => {
    const { files, confidences } = after(
      `const table = ${table}\nconsole.log(data.map((h) => table.has(h.unit)), table.has('times'))\n`,
    );
    expect(confidences).toEqual(["review"]);
    expect(files["a.mjs"]).toContain(both);
  },
);

test("several look-ups add what v2 calls a unit to a list once", () => {
  const { files } = after(
    `const UNITS = ['times', 'min']
const isUnit = (unit) => UNITS.includes(unit)
console.log(data.every((h) => isUnit(h.unit)), isUnit('times'), UNITS.indexOf(data[0].unit))
`,
  );
  expect(files["a.mjs"]).toContain("['rep', 'times', 'min']");
});

test("a table with what cannot be written twice is left to a person", () => {
  const { files, manual } = after(
    `const WORDS = { times: compute(), min: compute() }
const word = (unit) => WORDS[unit]
console.log(data.map((h) => word(h.unit)), word('times'))
`,
  );
  expect(files["a.mjs"]).toContain("{ times: compute(), min: compute() }");
  expect(manual).toEqual(["target-unit-to-goals 3"]);
});

test("a call that gives units of the program's own, too, is asked once, and left to a person", () => {
  const { files, manual } = after(
    `const trim = (unit) => unit.trim()
const isCount = (unit) => trim(unit) === 'times'
console.log(data.map((h) => isCount(h.unit)), isCount('times'))
`,
  );
  expect(files["a.mjs"]).toContain("trim(unit) === 'times'");
  expect(manual).toEqual(["target-unit-to-goals 4"]);
});

test("a table that units of the program's own data are looked up in, too, has both", () => {
  const { files, confidences } = after(
    `import { readFileSync } from 'node:fs'
const own = JSON.parse(readFileSync('recipes.json', 'utf8'))
console.log(data.map((h) => SIGNS[h.unit]), own.map((each) => SIGNS[each.unit]))
`,
  );
  expect(files["a.mjs"]).toContain("{ rep: 'x', times: 'x', min: 'minutes' }");
  expect(confidences).toEqual(["safe"]);
});

test.each([
  ["const units = data.map((h) => h.unit)", "units.includes('times')", "units.includes('rep')"],
  ["const units = new Set(data.map((h) => h.unit))", "units.has('times')", "units.has('rep')"],
  ["const by = {}; for (const h of data) (by[h.unit] ??= []).push(h)", "by.times", "by.rep"],
  ["const by = {}; for (const h of data) by[h.unit] = h", "by['times']", "by['rep']"],
  ["const by = Object.groupBy(data, (h) => h.unit)", "by.times", "by.rep"],
  ["const by = Object.fromEntries(data.map((h) => [h.unit, h]))", "by.times", "by.rep"],
  ["const by = new Map(data.map((h) => [h.unit, h]))", "by.get('times')", "by.get('rep')"],
  [
    "const by = data.reduce((all, h) => ({ ...all, [h.unit]: h }), {})",
    "Object.keys(by).some((unit) => unit === 'times')",
    "Object.keys(by).some((unit) => unit === 'rep')",
  ],
])(
  "what asks for a unit among those that were collected asks for that of v2: %s",
  (collect, asked, becomes) => {
    const { files, confidences, manual } = after(`${collect}\nconsole.log(${asked})\n`);
    expect(files["a.mjs"]).toContain(`console.log(${becomes})`);
    expect(confidences).toEqual(["safe"]);
    expect(manual).toEqual([]);
  },
);

test("a table that counts units, and what reads it by their names, have the unit of v2", () => {
  const { files, confidences } = after(
    "const n = { times: 0, min: 0 }\nfor (const h of data) n[h.unit] += 1\nconsole.log(n.times, n['times'])\n",
  );
  expect(files["a.mjs"]).toContain("{ rep: 0, min: 0 }");
  expect(files["a.mjs"]).toContain("n.rep, n['rep']");
  expect(confidences).toEqual(["safe"]);
});

test("what is asked for among units and others is left to a person", () => {
  const { files, manual } = after(
    "const units = data.map((h) => h.unit)\nunits.push('times')\nconsole.log(units.includes('times'))\n",
  );
  expect(files["a.mjs"]).toContain("units.includes('times')");
  expect(manual).toEqual(["target-unit-to-goals 5"]);
});

test("what gives the unit of v2 for that of v1, and any other as it is, does so for both", () => {
  const { files, manual } = after(
    "for (const h of data) console.log(h.unit === 'times' ? 'rep' : h.unit)\n",
  );
  expect(files["a.mjs"]).toContain("h.goals[0].unit === 'times' ? 'rep' : h.goals[0].unit");
  expect(manual).toEqual([]);
});

test("the unit that a class begins with is v2's, too", () => {
  const { files, confidences } = after(`class Entry {
  unit = 'times'
  target = 0
  static of(json) { return Object.assign(new Entry(), json) }
  sign() { return this.unit === 'times' ? 'x' : this.unit }
}
console.log(data.map(Entry.of).map((entry) => entry.sign() + entry.target))
`);
  expect(files["a.mjs"]).toContain("this.goals[0].unit === 'rep' ? 'x'");
  expect(confidences).toEqual(["safe"]);
});

test("what another service calls a unit is asked for beside what v2 does", () => {
  const { files, confidences } = after(
    "const { items } = await (await fetch('https://films.example/items')).json()\nconsole.log([...data, ...items].map((x) => (x.unit === 'times' ? 'x' : '')))\n",
  );
  expect(confidences).toEqual(["review"]);
  expect(files["a.mjs"]).toContain("=== 'rep' || x.unit === 'times' ? 'x'");
});

test.each(["(h?.unit ?? 'times') === 'times'", "'times' !== (h.unit || 'times')"])(
  "a unit that stands in for one of the service is v2's with the question: %s",
  (question) => {
    const { files, manual, confidences } = after(`console.log(data.map((h) => ${question}))\n`);
    expect(manual).toEqual([]);
    expect(confidences).toEqual(["safe"]);
    expect(files["a.mjs"]).not.toMatch(/'times'\)? [!=]==|[!=]== \(?'times'|'times'\)/);
  },
);
