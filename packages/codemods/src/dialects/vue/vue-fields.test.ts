import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const API = `export async function list() {
  const response = await fetch('https://habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
  return (await response.json()).data
}
`;

test("what a component assigns to the state of a store comes there", () => {
  const { files, manual } = migrated({
    "api.js": API,
    "store.js": `import { defineStore } from 'pinia'
import { list } from './api.js'
export const useHabits = defineStore('habits', {
  state: () => ({ items: [], sortBy: 'title' }),
  getters: { sorted: (state) => [...state.items].sort((a, b) => (a[state.sortBy] > b[state.sortBy] ? 1 : -1)) },
  actions: { async load() { this.items = await list() } },
})
`,
    "App.vue": `<script>
import { mapActions, mapState, mapWritableState } from 'pinia'
import { useHabits } from './store.js'
export default {
  computed: { ...mapState(useHabits, ['sorted']), ...mapWritableState(useHabits, ['sortBy']) },
  created() { this.load() },
  methods: mapActions(useHabits, ['load']),
}
</script>
<template>
  <select v-model="sortBy"><option>title</option><option>streak</option></select>
  <p v-for="(habit, index) in sorted" :key="habit.id">{{ index }} {{ habit.title }}</p>
</template>
`,
  });
  expect(files["store.js"]).toContain("a[state.sortBy] ?? {");
  expect(files["store.js"]).toContain("streak: a.statistics?.currentStreak");
  expect(manual).toEqual([]);
});

test("members of a store that a component takes by their names are told apart", () => {
  const { files, confidences } = migrated({
    "api.js": API,
    "store.js": `import { defineStore } from 'pinia'
import { list } from './api.js'
export const useHabits = defineStore('habits', {
  state: () => ({ current: null, filter: { title: '', target: null } }),
  actions: { async load() { this.current = (await list())[0] } },
})
`,
    "App.vue": `<script>
import { mapActions, mapState, mapWritableState } from 'pinia'
import { useHabits } from './store.js'
export default {
  computed: mapWritableState(useHabits, ['current', 'filter']),
  methods: mapActions(useHabits, ['load']),
}
</script>
<template>
  <input v-model="filter.title"><input v-model="filter.target">
  <input v-model="current.title"><input v-model="current.target">
</template>
`,
  });
  expect(files["App.vue"]).toContain(
    `<input v-model="filter.title"><input v-model="filter.target">
  <input v-model="current.name"><input v-model="current.goals[0].value">`,
  );
  expect(new Set(confidences)).toEqual(new Set(["safe"]));
});

test("a field of a form has what a declared body has, though it is made to be sent", () => {
  const { files } = migrated({
    "Form.vue": `<script setup lang="ts">
import { ref } from 'vue'
interface NewHabit { title: string; target: number; frequency?: string }
const draft = ref<NewHabit>({ title: '', target: 1 })
const add = (body: NewHabit) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', body: JSON.stringify(body) })
</script>
<template><form @submit="add({ ...draft })"><input v-model="draft.title"><input v-model.number="draft.target"></form></template>
`,
  });
  expect(files["Form.vue"]).toContain(
    '<input v-model="draft.name"><input v-model.number="draft.goals[0].value">',
  );
});
