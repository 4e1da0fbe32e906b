import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const load = `type Unit = 'times' | 'min'
interface Habit { id: string; title: string; unit: Unit }
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
console.log(data.map((h) => h.unit === 'times'))
`;

test("texts that are given where a renamed type is written follow it", () => {
  const { files } = migrated({
    "a.ts": `${load}const all: Unit[] = ['times', 'min']
const first: Unit = 'times'
function plural(unit: Unit): string { return unit + 's' }
const pick = (unit: Unit = 'times') => data.filter((h) => h.unit === unit)
console.log(plural('times'), all.indexOf('times'), first, pick(), data.map((h) => all.indexOf(h.unit)))
const other = ['times']
`,
  });
  const text = files["a.ts"];
  expect(text).toContain("type Unit = 'rep' | 'min'");
  expect(text).toContain("all: Unit[] = ['rep', 'min']");
  expect(text).toContain("first: Unit = 'rep'");
  expect(text).toContain("(unit: Unit = 'rep')");
  expect(text).toContain("plural('rep'), all.indexOf('rep')");
  expect(text).toContain("other = ['times']");
});

test("names of members that are declared as units follow the type", () => {
  const { files, confidences } = migrated({
    "a.ts": `${load}const signs: Record<Unit, string> = { times: '×', min: "'" }
const known = { 'times': 1, min: 2 } satisfies Partial<Record<Unit, number>>
console.log(data.map((h) => signs[h.unit]), known)
`,
  });
  expect(files["a.ts"]).toContain("{ rep: '×', min: \"'\" }");
  expect(files["a.ts"]).toContain("{ 'rep': 1, min: 2 } satisfies");
  expect(confidences).toEqual(["review"]);
});

test("a type by which tables are named has both units where objects of the program's own in a list keep theirs", () => {
  const { files, confidences } = migrated({
    "a.ts": `${load}const signs: Record<Unit, string> = { times: '×', min: "'" }
interface Exercise { label: string; unit: Unit }
const own: Exercise[] = [{ label: 'Squat', unit: 'times' }]
console.log(data.map((h) => signs[h.unit]), own.map((each) => signs[each.unit]))
`,
  });
  expect(files["a.ts"]).toContain("type Unit = 'rep' | 'times' | 'min'");
  expect(files["a.ts"]).toContain("{ rep: '×', times: '×', min: \"'\" }");
  expect(files["a.ts"]).toContain("{ label: 'Squat', unit: 'times' }");
  expect(confidences).toEqual(["review"]);
});
