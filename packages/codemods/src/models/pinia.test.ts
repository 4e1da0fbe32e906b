import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const STORE = `import { defineStore } from 'pinia'
import { ref } from 'vue'
export const useHabits = defineStore('habits', () => {
  const entries = ref({})
  async function load(id) {
    const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
    entries.value = { ...entries.value, [data.id]: data }
    return data
  }
  return { entries, load }
})
`;

test("a table of habits by their ids that a setup gives away holds nothing but habits", () => {
  const { files, confidences } = migrated({
    "store.js": STORE,
    "App.vue": `<script setup>
import { useHabits } from './store'
const store = useHabits()
store.load('h1')
</script>
<template><p v-for="(habit, id) in store.entries">{{ id }} {{ habit.title }} {{ habit.completedDates.length }}</p></template>
`,
  });
  expect(files["App.vue"]).toContain("{{ habit.name }} {{ habit.statistics.totalCompletions }}");
  expect(confidences).toEqual(["safe"]);
});

test("what listens to the actions of a setup hears what they give", () => {
  const { files } = migrated({
    "store.js": STORE,
    "main.js": `import { useHabits } from './store'
const store = useHabits()
store.$onAction(({ name, after }) => after((result) => console.log(name, result.title)))
await store.load('h1')
`,
  });
  expect(files["main.js"]).toContain("console.log(name, result.name)");
});
