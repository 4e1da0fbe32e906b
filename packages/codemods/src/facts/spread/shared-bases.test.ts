import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const LOAD = `const load = async (): Promise<Habit[]> =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
for (const habit of await load()) console.log(habit.title, habit.streak)
`;
const FILM =
  "const film: Film = { title: 'Alien', year: 1979 }\nconsole.log(film.title, film.year)\n";

test.each([
  [
    "interfaces",
    `interface Titled { title: string }
interface Habit extends Titled { id: string; streak: number }
interface Film extends Titled { id: string; year: number }
`,
    "interface Habit { name: string; id: string; statistics: { currentStreak: number } }",
  ],
  [
    "one of several",
    `interface Identified { id: string }
interface Titled { title: string }
interface Habit extends Identified, Titled { streak: number }
interface Film extends Identified, Titled { year: number }
`,
    "interface Habit extends Identified { name: string; statistics: { currentStreak: number } }",
  ],
  [
    "parts of intersections",
    `type Titled = { title: string }
type Habit = Titled & { id: string; streak: number }
type Film = Titled & { id: string; year: number }
`,
    "type Habit = { name: string } & { id: string; statistics: { currentStreak: number } }",
  ],
  [
    "several of one list",
    `interface Counted { streak: number }
interface Titled { title: string }
interface Habit extends Counted, Titled { id: string }
interface Film extends Titled { id: string; year: number }
interface Series extends Counted { id: string }
const run: Series = { id: 's1', streak: 3 }
console.log(run.streak)
`,
    "interface Habit { statistics: { currentStreak: number }; name: string; id: string }",
  ],
  [
    "several parts of intersections",
    `type Counted = { streak: number }
type Titled = { title: string }
type Habit = Titled & Counted & { id: string }
type Film = Titled & Partial<{ id: string; year: number }>
type Series = Titled & Counted
const run: Series = { title: 'Lost', streak: 3 }
console.log(run.title, run.streak)
`,
    "type Habit = { name: string } & { statistics: { currentStreak: number } } & { id: string }",
  ],
])(
  "what only makes habits and other types stays, and habits have v2's members: %s",
  (_, types, habit) => {
    const { files, confidences } = migrated({ "a.ts": types + LOAD + FILM });
    expect(files["a.ts"]).toContain(habit);
    expect(files["a.ts"]).toContain(FILM);
    expect(files["a.ts"]).toContain("{ title: string }");
    expect(confidences).toEqual(["safe"]);
  },
);

test.each([
  "const films: Film[] = await (await fetch('https://films.example/films')).json()\nfor (const film of films) console.log(film.title)\n",
  "const film: Film = JSON.parse(process.argv[2])\nconsole.log(film.title)\n",
])("it stays as well where what is made of it comes from elsewhere: %s", (code) => {
  const types = `interface Titled { title: string }
interface Habit extends Titled { id: string; streak: number }
interface Film extends Titled { year: number }
`;
  const { files, confidences } = migrated({ "a.ts": types + LOAD + code });
  expect(files["a.ts"]).toContain("interface Habit { name: string; id: string;");
  expect(files["a.ts"]).toContain("interface Titled { title: string }");
  expect(files["a.ts"]).toContain(code);
  expect(confidences).toEqual(["safe"]);
});

test.each([
  [
    "takes either",
    "const label = (x: Titled) => x.title\nconsole.log((await load()).map(label), label(film))\n",
  ],
  [
    "has either in one list",
    "const all = [film, ...(await load())]\nfor (const each of all) console.log(each.title)\n",
  ],
])("it changes with all that is made of it where code %s", (_, code) => {
  const types = `interface Titled { title: string }
interface Habit extends Titled { id: string; streak: number }
interface Film extends Titled { id: string; year: number }
`;
  const text = migrated({ "a.ts": types + LOAD + FILM + code }).files["a.ts"];
  expect(text).toContain("interface Titled { name: string }");
  expect(text).toContain("film.name");
});

test("it changes where only what is sent is made of it beside habits", () => {
  const types = `interface Titled { title: string }
interface Habit extends Titled { id: string; streak: number }
interface Draft extends Titled { note?: string }
`;
  const send = `const draft: Draft = { title: 'Run' }
await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(draft) })
`;
  const text = migrated({ "a.ts": types + LOAD + send }).files["a.ts"];
  expect(text).toContain("interface Titled { name: string }");
  expect(text).toContain("{ name: 'Run' }");
});

test.each([
  "interface Entity { id: string }\ninterface Habit extends Entity { title: string; streak: number }\ninterface Film extends Entity { title: string; year: number }\n",
  "type Entity = { id: string }\ntype Habit = Entity & { title: string; streak: number }\ntype Film = Entity & { title: string; year: number }\n",
])("a base that names nothing which changes makes no habit of what is made of it: %s", (types) => {
  const { files, confidences } = migrated({ "a.ts": types + LOAD + FILM });
  expect(files["a.ts"]).toContain(FILM);
  expect(files["a.ts"]).toContain("title: string; year: number");
  expect(confidences).toEqual(["safe"]);
});

test("nor does a function that asks for nothing which changes", () => {
  const types = `interface Habit { id: string; title: string; streak: number }
interface Film { id: string; title: string; year: number }
`;
  const code = `const idOf = (x: { id: string }) => x.id
const byId = <T extends { id: string }>(all: T[]) => new Map(all.map((each) => [idOf(each), each]))
console.log(byId(await load()).size, byId([film]).size)
`;
  const text = migrated({ "a.ts": types + LOAD + FILM + code }).files["a.ts"];
  expect(text).toContain(FILM);
});

test("it changes with all that is made of it where a habit declares the rest of a goal itself", () => {
  const text = migrated({
    "a.ts": `interface Measured { target: number }
interface Habit extends Measured { title: string; streak: number; unit: string }
interface Jump extends Measured { year: number }
${LOAD}const jump: Jump = { target: 3, year: 1979 }
console.log(jump.target)
`,
  }).files["a.ts"];
  expect(text).toContain("interface Habit extends Measured {");
  expect(text).toContain("jump.goals[0].value");
});
