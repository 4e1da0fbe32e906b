import { expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject, type Tree } from "../../testing/memory-project.ts";

const api = `
export async function list() {
  const response = await fetch(\`\${process.env.HABIT_API}/api/v1/habits\`)
  return (await response.json()).data
}
`;

/** What becomes of a child in the template of a page, for each habit of a list; null where it is not sure. */
function spread(child: string, tree: Tree): string | null {
  const page = `<script setup>
import { ref } from 'vue'
import Child from './Child.vue'
import { list } from './api.js'
const habits = ref(await list())
</script>
<template>${child}</template>
`;
  const { rewrites, groups } = planMigration(
    memoryProject({ "api.js": api, "App.vue": page, ...tree }),
    { ...DEFAULT_OPTIONS, services: ["HABIT_API"] },
    () => true,
  );
  if (groups.length === 0 || groups.some(({ confidence }) => confidence !== "safe")) return null;
  const after = rewrites.find(({ file }) => file === "App.vue")?.after ?? page;
  return /<template>(.*)<\/template>/.exec(after)?.[1] ?? null;
}

test("what the child of a component takes of all that falls through it is handed on", () => {
  const tree = {
    "Child.vue": `<script setup>
import Chip from './Chip.vue'
defineProps({ title: String })
</script>
<template><p>{{ title }}</p><Chip v-bind="$attrs" /></template>`,
    "Chip.vue":
      "<script setup>defineProps({ streak: Number })</script><template>{{ streak }}</template>",
  };
  expect(spread('<Child v-for="h in habits" v-bind="h" />', tree)).toBe(
    '<Child v-for="h in habits" v-bind="{ ...h, title: h.name, streak: h.statistics.currentStreak }" />',
  );
});

test("all that moved is handed on by a component that another stands for", () => {
  const child =
    "<script setup>import Chip from './Chip.vue'; defineProps({ title: String })</script><template><Chip>{{ title }}</Chip></template>";
  const chip =
    "<script setup>defineProps({ streak: Number })</script><template>{{ streak }}</template>";
  expect(
    spread('<Child v-for="h in habits" v-bind="h" />', { "Child.vue": child, "Chip.vue": chip }),
  ).toContain("{ ...h, title: h.name, frequency: h.occurrence.type, target: h.goals[0].value,");
});

test.each([
  [
    '<Child v-for="h in habits" v-bind="h" />',
    '<Child v-for="h in habits" v-bind="{ ...h, title: h.name, name: undefined }" />',
  ],
  [
    '<Child v-for="h in habits" v-bind="h" name="x" />',
    '<Child v-for="h in habits" v-bind="{ ...h, title: h.name }" name="x" />',
  ],
  ['<Child v-for="h in habits" name="x" v-bind="h" />', null],
  ['<Child v-for="h in habits" name="x" v-bind="{ ...h, lang }" />', null],
])("a prop of a name that only v2 has is not given the member of v2: %s", (before, after) => {
  const child =
    "<script setup>defineProps(['title', 'name'])</script><template>{{ title }}{{ name }}</template>";
  expect(spread(before, { "Child.vue": child })).toBe(after);
});

test("what a pattern took out of a rest does not come from the rest", () => {
  const child = `<script setup>defineProps({ title: String, streak: Number, target: Number })</script>
<template><p>{{ title }} {{ streak }} {{ target }}</p></template>`;
  const text = spread(
    '<Child v-for="{ title, ...rest } in habits" :title="title" v-bind="rest" />',
    { "Child.vue": child },
  );
  expect(text).toContain("{ name: title, ...rest } in habits");
  expect(text).not.toContain("rest?.name");
  expect(text).toContain("target: rest?.goals?.[0]?.value");
});

test("what Vue takes props apart with cannot reach into them, so that a person has to", () => {
  const card = `<script setup lang="ts">
import type { Habit } from './model'
const { title, streak } = defineProps<Habit>()
</script>
<template>{{ title }} {{ streak }}</template>`;
  const model = "export interface Habit { id: string; title: string; streak: number }\n";
  const { rewrites, groups } = planMigration(
    memoryProject({
      "Card.vue": card,
      "model.ts": model,
      "App.vue": `<script setup lang="ts">
import type { Habit } from './model'
import Card from './Card.vue'
const response = await fetch(process.env.HABIT_API + '/api/v1/habits')
const { data }: { data: Habit[] } = await response.json()
</script>
<template><Card v-for="h in data" v-bind="h" /></template>`,
    }),
    { ...DEFAULT_OPTIONS, services: ["HABIT_API"] },
    ({ confidence }) => confidence === "safe",
  );
  expect(groups.map(({ confidence }) => confidence)).not.toContain("safe");
  expect(rewrites).toEqual([]);
});

const card = "template: '<p :id=\"id\">{{ title }} {{ streak }}</p>'";
const app = (options: string) => `export default {
  ${options}
  data: () => ({ habits: [], songs: [{ title: 'Jolene', streak: 2 }] }),
  async mounted() {
    this.habits = await list()
  },
  template: '<div><habit-card v-for="h in habits" v-bind="h" /><habit-card v-for="song in songs" v-bind="song" /></div>',
}
`;

test.each([
  ["of its own", "import HabitCard from './card.js'\n", "components: { HabitCard },", ""],
  ["of the page", "", "", ".component('HabitCard', HabitCard)"],
])(
  "a component %s whose template is a text is handed what it declares",
  (_, loaded, options, registered) => {
    const { rewrites, groups } = planMigration(
      memoryProject({
        "api.js": api,
        "card.js": `export default { props: ['id', 'title', 'streak'], ${card} }\n`,
        "app.js": `import { list } from './api.js'\n${loaded}${app(options)}`,
        "main.js": `import { createApp } from 'vue'
import App from './app.js'
import HabitCard from './card.js'
createApp(App)${registered}.mount('#app')
`,
      }),
      { ...DEFAULT_OPTIONS, services: ["HABIT_API"] },
      () => true,
    );
    expect(groups.map(({ confidence }) => confidence)).toEqual(["safe"]);
    expect(rewrites.map(({ file }) => file)).not.toContain("card.js");
    expect(rewrites.find(({ file }) => file === "app.js")?.after).toContain(
      '<habit-card v-for="h in habits" v-bind="{ ...h, title: h.name, streak: h.statistics.currentStreak }" /><habit-card v-for="song in songs" v-bind="song" />',
    );
  },
);

test("what a component that renders by a function takes under the names that it declares is handed to it", () => {
  const page = `import { h, onMounted, ref } from 'vue'
import { list } from './api.js'
const Card = {
  props: { title: String, target: Number },
  setup: (props) => () => h('b', [props.title, props.target]),
}
const Badge = {
  props: ['streak'],
  render() {
    return h('i', this.streak)
  },
}
export default {
  setup() {
    const habits = ref([])
    onMounted(async () => { habits.value = await list() })
    return () => habits.value.map((habit) => [h(Card, { key: habit.id, ...habit }), h(Badge, { ...habit })])
  },
}
`;
  const { rewrites, groups } = planMigration(
    memoryProject({
      "api.js": api,
      "app.js": page,
      "main.js":
        "import { createApp } from 'vue'\nimport App from './app.js'\ncreateApp(App).mount('#app')\n",
    }),
    { ...DEFAULT_OPTIONS, services: ["HABIT_API"] },
    () => true,
  );
  expect(groups.map(({ confidence }) => confidence)).toEqual(["safe"]);
  const after = rewrites.find(({ file }) => file === "app.js")?.after;
  expect(after).toContain("[props.title, props.target]");
  expect(after).toContain("h('i', this.streak)");
  expect(after).toContain(
    "h(Card, { key: habit.id, ...{ ...habit, title: habit?.name, target: habit?.goals?.[0]?.value } }), h(Badge, { ...{ ...habit, streak: habit?.statistics?.currentStreak } })",
  );
});
