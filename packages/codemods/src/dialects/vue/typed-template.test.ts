import { expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject } from "../../testing/memory-project.ts";

const setup = `<script setup lang="ts">
import { ref } from 'vue'
interface Habit { id: string; title: string; target: number }
interface Book { title: string }
const loaded = async (): Promise<Habit[]> => (await (await fetch(\`\${process.env.HABIT_API}/api/v1/habits\`)).json()).data
const habits = ref<Habit[]>([])
const books = ref<Book[]>([])
loaded().then((all) => { habits.value = all })
</script>
`;

/** What becomes of a template of a component that is written in TypeScript, by safe edits alone. */
function template(before: string): string {
  const { rewrites, groups, fates } = planMigration(
    memoryProject({ "App.vue": `${setup}<template>${before}</template>\n` }),
    { ...DEFAULT_OPTIONS, services: ["HABIT_API"] },
    () => true,
  );
  expect(fates.filter(({ fate }) => fate === "unreadable")).toEqual([]);
  expect(groups.map(({ confidence }) => confidence)).toEqual(["safe"]);
  return /<template>([\s\S]*)<\/template>/.exec(rewrites[0]?.after ?? "")?.[1] ?? before;
}

test.each([
  [
    "<i v-for=\"f in (['daily', 'weekly'] as const)\">{{ f }}</i>{{ habits[0].title }}",
    "<i v-for=\"f in (['daily', 'weekly'] as const)\">{{ f }}</i>{{ habits[0].name }}",
  ],
  [
    "{{ (habits[0] as Habit).title }} {{ habits[0]!.target }} {{ (habits[0] satisfies Habit).title }}",
    "{{ (habits[0] as Habit).name }} {{ habits[0]!.goals[0].value }} {{ (habits[0] satisfies Habit).name }}",
  ],
  [
    "{{ habits.map<string>(<T extends Habit>({ title }: T) => title) }} {{ (books[0] as Book).title }}",
    "{{ habits.map<string>(<T extends Habit>({ name: title }: T) => title) }} {{ (books[0] as Book).title }}",
  ],
  [
    '<input v-model="(habits[0] as Habit).title"><p @click="(h: Habit) => h.target"/>{{ (habits[0] as (typeof habits)[0]).title }}',
    '<input v-model="(habits[0] as Habit).name"><p @click="(h: Habit) => h.goals[0].value"/>{{ (habits[0] as (typeof habits)[0]).name }}',
  ],
  [
    '<input v-model="habits[0].title as any"><input v-model="books[0].title as string">',
    '<input v-model="habits[0].name as any"><input v-model="books[0].title as string">',
  ],
])("%s", (before, after) => {
  expect(template(before)).toBe(after);
});
