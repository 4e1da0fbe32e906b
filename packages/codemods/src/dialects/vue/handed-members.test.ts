import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const LOAD = `export const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
`;

test.each([
  [
    "a setup in the script",
    `<script setup>
import { useAttrs } from 'vue'
const attrs = useAttrs()
</script>
`,
  ],
  [
    "a setup among options",
    `<script>
export default { inheritAttrs: false, setup: (props, { attrs }) => ({ attrs }) }
</script>
`,
  ],
])("what %s is handed and does not declare goes on being what it reads", (_, script) => {
  const { files } = migrated({
    "load.js": LOAD,
    "Card.vue": `${script}<template>{{ attrs.title }}</template>\n`,
    "App.vue": `<script setup>
import { load } from './load.js'
import Card from './Card.vue'
const habits = await load()
</script>
<template><Card v-for="habit in habits" v-bind="habit" /></template>
`,
  });
  // Either side may change, so that both say the same.
  expect(`${files["Card.vue"]}${files["App.vue"]}`).toMatch(/attrs\.name|title: habit\.name/);
});

test("members of a store under names of a component, and what listens to its actions", () => {
  const { files, confidences } = migrated({
    "store.js": `import { defineStore } from 'pinia'
${LOAD}export const useHabits = defineStore('habits', {
  state: () => ({ list: [] }),
  getters: { running: ({ list }) => list.filter((habit) => habit.streak > 0) },
  actions: {
    async refresh() {
      this.list = await load()
      return this.list[0]
    },
  },
})
`,
    "App.vue": `<script>
import { mapState } from 'pinia'
import { useHabits } from './store.js'
export default {
  computed: mapState(useHabits, { shown: 'running', first: (store) => store.list[0] }),
  created() {
    const store = useHabits()
    store.$onAction(({ name, after }) => after((habit) => alert(name + habit.title)))
    store.refresh()
  },
}
</script>
<template><p v-for="habit in shown">{{ habit.title }} {{ first.title }}</p></template>
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["App.vue"]).toContain("alert(name + habit.name)");
  expect(files["App.vue"]).toContain("{{ habit.name }} {{ first.name }}");
});

test("what is called on the instance that a page is given of a component", () => {
  const { files } = migrated({
    "load.js": LOAD,
    "App.vue": `<template>{{ last }}</template>
<script>
import { load } from './load.js'
export default {
  data: () => ({ habits: [], last: '' }),
  async created() { this.habits = await load() },
  methods: {
    show(habit) { this.last = habit.title },
    showFirst() { this.show(this.habits[0]) },
    play(film) { this.last = film.title },
  },
}
</script>
`,
    "main.js": `import { createApp } from 'vue'
import App from './App.vue'
const vm = createApp(App).mount('#app')
vm.show({ id: 'x', title: 'None' })
vm.play({ id: 'y', title: 'Ran' })
`,
  });
  expect(files["App.vue"]).toContain("this.last = habit.name");
  expect(files["App.vue"]).toContain("this.last = film.title");
  expect(files["main.js"]).toContain("vm.show({ id: 'x', name: 'None' })");
  expect(files["main.js"]).toContain("vm.play({ id: 'y', title: 'Ran' })");
});
