import { expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject } from "../../testing/memory-project.ts";

/** What becomes of code about a habit, and the places that are left to a person. */
function migrated(code: string) {
  const text = `import { reactive, toRef, toRefs } from 'vue'
const response = await fetch(\`\${process.env.HABIT_API}/api/v1/habits/h1\`)
const { data } = await response.json()
const habit = reactive(data)
const book = reactive({ title: 'Emma', habit })
console.log(habit.id)
${code}
`;
  const { rewrites, groups, findings } = planMigration(
    memoryProject({ "a.js": text }),
    { ...DEFAULT_OPTIONS, services: ["HABIT_API"] },
    () => true,
  );
  const after = (rewrites[0]?.after ?? text).trimEnd().split("\n").slice(6).join("\n");
  const left = findings.filter(({ line, after }) => line > 6 && after === null);
  const isSafe = groups.every(({ confidence }) => confidence === "safe");
  return { after, left: left.map(({ before }) => before), isSafe };
}

test.each([
  ["const { title: name } = toRefs(habit)", "const { name } = toRefs(habit)"],
  [
    "const { id, title } = toRefs(habit)\ntitle.value = 'x'",
    "const { id, name: title } = toRefs(habit)\ntitle.value = 'x'",
  ],
  ["const title = toRef(habit, 'title')", "const title = toRef(habit, 'name')"],
  [
    "const streak = toRef(habit, 'streak')",
    "const streak = toRef(() => habit.statistics.currentStreak)",
  ],
  [
    "const { title, habit: mine } = toRefs(book)\nconsole.log(mine.value.title)",
    "const { title, habit: mine } = toRefs(book)\nconsole.log(mine.value.name)",
  ],
])("%s", (before, after) => {
  expect(migrated(before)).toEqual({ after, left: [], isSafe: true });
});

test.each([
  ["const { target } = toRefs(habit)", "target"],
  ["const target = toRef(habit, 'target')", "'target'"],
  ["const refs = toRefs(habit)\nconsole.log(refs.title.value)", "toRefs(habit)"],
])("a ref that would not be that of v2 is left to a person: %s", (before, place) => {
  expect(migrated(before)).toMatchObject({ left: [place], isSafe: false });
});
