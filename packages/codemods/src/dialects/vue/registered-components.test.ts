import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("components that a template in a script names are those of its options", () => {
  const { files, confidences } = migrated({
    "load.js": `export const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
`,
    "app.js": `import { createSSRApp } from 'vue/dist/vue.cjs.js'
import { load } from './load.js'
const TabBar = { props: ['tabs'], template: '<a v-for="t in tabs" :title="t.title" />' }
const HabitCard = { props: { habit: Object }, template: '<h3>{{ habit.title }}</h3><slot :title="habit.title" />' }
createSSRApp({
  components: { HabitCard, TabBar },
  data: () => ({ habits: [], tabs: [{ title: 'All' }] }),
  async serverPrefetch() { this.habits = await load() },
  template: \`<tab-bar :tabs="tabs" />
    <habit-card v-for="habit in habits" :habit="habit" v-slot="{ title }">{{ title.length }}</habit-card>\`,
})
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["app.js"]).toContain(`'<h3>{{ habit.name }}</h3><slot :title="habit.name" />'`);
  expect(files["app.js"]).toContain(`:title="t.title"`);
  expect(files["app.js"]).toContain(`tabs: [{ title: 'All' }]`);
});

test.each([
  "inject: ['habits'], template: '<b v-for=\"h in habits\">{{ h.title }}</b>'",
  "inject: { habits: { from: 'habits', default: () => [] } }, template: '<b v-for=\"h in habits\">{{ h.title }}</b>'",
  "data() { return { only: 1 } }, template: '<b v-for=\"h in $attrs.list\">{{ h.title }}</b>'",
  "unmounted() {}, template: '<b v-for=\"h in $attrs.list\">{{ h.title }}</b>'",
])("what has a template and anything that only components have beside it is one: %s", (row) => {
  const { files, confidences } = migrated({
    "app.js": `import { createApp } from 'vue'
const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const Row = { ${row} }
const mail = { data: { title: 'Hello' }, template: '<b>{{ title }}</b>' }
createApp({
  components: { Row },
  data: () => ({ habits: [] }),
  provide() { return { habits: this.habits } },
  async created() { this.habits.push(...(await load())) },
  template: '<Row :list="habits" />',
}).mount('#app')
export { mail }
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["app.js"]).toContain("{{ h.name }}");
  expect(files["app.js"]).toContain("data: { title: 'Hello' }, template: '<b>{{ title }}</b>'");
});

test.each([
  ["view", "computed: { view: () => location.hash.slice(1) },"],
  ["'habit-card'", ""],
  ["wide ? 'HabitCard' : 'TabBar'", "computed: { wide: () => innerWidth > 800 },"],
])(
  "a component that is chosen by its name is one of those that are registered: %s",
  (is, options) => {
    const { files, manual } = migrated({
      "app.js": `import { createApp } from 'vue'
const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const TabBar = { props: ['tabs'], template: '<i>{{ tabs.title }}</i>' }
const HabitCard = { props: ['habit'], template: '<h3>{{ habit.title }}</h3><slot :first="habit" />' }
createApp({
  ${options}
  components: { HabitCard, TabBar },
  data: () => ({ habits: [] }),
  async created() { this.habits = await load() },
  template: \`<component :is="${is}" :habit="habits[0]"><template #default="{ first: { title } }">{{ title }}</template></component>\`,
}).mount('#app')
`,
    });
    expect(files["app.js"]).toContain("{{ habit.name }}");
    expect(files["app.js"]).toContain("{ first: { name: title } }");
    expect(files["app.js"]).toContain("{{ tabs.title }}");
    expect(manual).toEqual([]);
  },
);
