import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const beside = (guard: string, ask: string) => {
  const { files } = migrated({
    "a.mjs": `const lamp = { title: 'Lamp', target: 3 }
const ask = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()).data
${guard}
const all = [...await ask('/habits'), lamp]
${ask}
`,
  });
  return files["a.mjs"];
};

test.each([
  ["an arrow", "const isHabit = (thing) => 'streak' in thing"],
  ["a function", "function isHabit(thing) { return 'streak' in thing }"],
  ["another guard", "const has = (x) => 'streak' in x\nconst isHabit = (thing) => !!has(thing)"],
  ["one that asks for more", "const isHabit = (thing) => thing !== null && 'streak' in thing"],
])("what %s asks of a thing tells habits from others where it is called", (_, guard) => {
  const text = beside(
    guard,
    "for (const x of all) console.log(isHabit(x) ? x.title + x.streak : x.title + x.target)",
  );
  expect(text).toContain("? x.name + x.statistics.currentStreak : x.title + x.target");
  expect(text).toContain("const lamp = { title: 'Lamp', target: 3 }");
});

test("what passes a filter that asks for a member is what has it", () => {
  const text = beside(
    "const isHabit = (thing) => 'streak' in thing",
    `console.log(all.filter(isHabit).map((h) => h.title), all.filter((x) => !('streak' in x)).map((x) => x.title))`,
  );
  expect(text).toContain("all.filter(isHabit).map((h) => h.name)");
  expect(text).toContain(".map((x) => x.title))");
  expect(text).toContain("const lamp = { title: 'Lamp', target: 3 }");
});

test("a guard that asks itself ends", () => {
  const text = beside(
    "const isHabit = (thing) => thing.of ? isHabit(thing.of) : 'streak' in thing",
    "for (const x of await ask('/habits')) if (isHabit(x)) console.log(x.title)",
  );
  expect(text).toContain("console.log(x.name)");
});
