import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

/** Habits whose unit is declared by a list of the program. */
const listed = (type: string, more: string): Record<string, string> => ({
  "a.ts": `const UNITS = ['times', 'min'] as const
${type === "Unit" ? "type Unit = (typeof UNITS)[number]\n" : ""}interface Habit { id: string; title: string; unit: ${type} }
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
console.log(data.map((h) => h.unit === 'times'))
${more}
`,
});

test.each(["Unit", "(typeof UNITS)[number]"])(
  "the list that units are declared by (%s) has those of v2, as nothing else is made of it",
  (type) => {
    const { files, confidences } = migrated(listed(type, ""));
    expect(files["a.ts"]).toContain("const UNITS = ['rep', 'min'] as const");
    expect(confidences).toEqual(["safe"]);
  },
);

test("a list whose units go elsewhere, too, is for review", () => {
  const { files, confidences } = migrated(
    listed("Unit", "export const tags = UNITS.map((each) => '#' + each)"),
  );
  expect(files["a.ts"]).toContain("const UNITS = ['rep', 'min'] as const");
  expect(confidences).toEqual(["review"]);
});

test("what is offered of such a list is offered as v2 has it", () => {
  const { files } = migrated({
    "a.tsx": `${listed("Unit", "")["a.ts"]}export const Field = ({ habit }: { habit: Habit }) => (
  <select defaultValue={habit.unit}>{UNITS.map((each) => <option value={each} />)}</select>
)
export const field = <Field habit={data[0]} />
`,
  });
  expect(files["a.tsx"]).toContain("defaultValue={habit.goals[0].unit}");
});

test("a list that other units are looked up in, too, is for review", () => {
  const { confidences } = migrated(
    listed(
      "Unit",
      "export const isUnit = (own: { by: string }) => (UNITS as readonly string[]).includes(own.by)\nconsole.log(isUnit(JSON.parse(process.argv[2]!)))",
    ),
  );
  expect(confidences).toEqual(["review"]);
});

test("a type of one unit that an object of the program's own keeps to has v2's beside it for habits", () => {
  const { files } = migrated({
    "a.ts": `type Unit = 'times'
interface Habit { id: string; title: string; unit: Unit }
interface Recipe { by: Unit }
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
const recipe: Recipe = { by: 'times' }
console.log(data.map((h) => h.unit), recipe)
`,
  });
  expect(files["a.ts"]).toContain("Exclude<Unit, 'times'> | 'rep'");
});
