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
