import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (maker: string): Record<string, string> => ({
  "a.ts": `import { readFileSync } from 'node:fs'
class Habit {
${maker}
  get line(): string {
    return \`${"$"}{this.title} ${"$"}{this.target}\`
  }
}
const read = (file: string): Habit[] => JSON.parse(readFileSync(file, 'utf8')) as Habit[]
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
const all = [...data, ...read('kept.json')].map((each) => new Habit(each.id, each.title, each.target))
console.log(all.map(({ line }) => line))
`,
});

test.each([
  [
    "  constructor(readonly id: string, readonly title: string, public target: number) {}",
    `  public goals: { periodicity: string; value: number }[];
  constructor(readonly id: string, readonly name: string, target: number) { this.goals = [{ periodicity: 'daily', value: target }]; }`,
  ],
  [
    `  /** Of the service. */
  constructor(
    readonly id: string,
    readonly title: string,
    readonly target: number,
  ) {
    console.log(id)
  }`,
    `  readonly goals: { periodicity: string; value: number }[];
  /** Of the service. */
  constructor(
    readonly id: string,
    readonly name: string,
    target: number,
  ) {
    this.goals = [{ periodicity: 'daily', value: target }];
    console.log(id)
  }`,
  ],
])("a constructor sets the members of v2 out of what it takes: %s", (maker, after) => {
  const { files, manual, confidences } = migrated(program(maker));
  expect(files["a.ts"]).toContain(after);
  expect(files["a.ts"]).toContain("new Habit(each.id, each.name, each.goals[0].value)");
  expect(files["a.ts"]).toContain(`\${this.name} \${this.goals[0].value}`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["review"]);
  expect(migrated(files).files).toEqual({});
});

test("what v2 has nothing for is left to a person, and nothing changes before", () => {
  const { files, manual } = migrated(
    program(
      "  constructor(readonly id: string, readonly title: string, readonly target: number, readonly completedDates: string[] = []) {}",
    ),
  );
  expect(manual).toContain("completed-dates-removed 3");
  expect(files).toEqual({});
});

test("a field that is set elsewhere, beside the parameters, leaves all to a person", () => {
  const { files, manual } = migrated(
    program(
      "  unit!: string\n  constructor(readonly id: string, readonly title: string, public target: number) {}",
    ),
  );
  expect(files["a.ts"] ?? "unit!: string").toContain("unit!: string");
  expect(manual).toContain("target-unit-to-goals 4");
});

const shared = (of: string) => `class Chore { ${of} }
const label = (x: { title: string }) => x.title
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
console.log(data.map(label), label(new Chore('Dishes')))`;

test("a property that comes with the constructor takes the name of v2, there too", () => {
  const { confidences, files } = migrated({
    "a.ts": shared("constructor(readonly title: string) { if (!title) log({ title }) }"),
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toContain(
    "constructor(readonly name: string) { if (!name) log({ title: name }) }",
  );
});

test.each([
  ["the constructor", "constructor(readonly title: string, name = '') { log(name) }"],
  ["the class", "name = 'chore'; constructor(readonly title: string) {}"],
])("it keeps its name, and all stays as it is, where %s has that", (_, of) => {
  const { files, manual } = migrated({ "a.ts": shared(of) });
  expect(manual).toContain("title-to-name 1");
  expect(files).toEqual({});
});

const dto = (fields: string) =>
  migrated({
    "a.ts": `class HabitDto {
${fields}
  constructor(public title: string, public target = 1) {}
}
const dto = new HabitDto('Nap', 2)
await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(dto) })
console.log(dto.title)
`,
  });

test("what fields have of it is set by the constructor with what that takes", () => {
  const { files, manual, confidences } = dto("  frequency = 'weekly'\n  unit = 'times'");
  expect({ manual, confidences }).toEqual({ manual: [], confidences: ["safe"] });
  expect(files["a.ts"]).toContain(`class HabitDto {
  occurrence = { type: 'weekly' }
  public goals: { periodicity: string; value: number; unit: string }[];
  constructor(public name: string, target = 1) { this.goals = [{ periodicity: 'weekly', value: target, unit: 'rep' }]; }
}`);
  expect(migrated(files).files).toEqual({});
});

test.each(["  static unit = 'times'", "  private unit = 'times'", "  declare unit: string"])(
  "a field that is more than a value is left to a person: %s",
  (field) => {
    expect(dto(field).manual).not.toEqual([]);
  },
);
