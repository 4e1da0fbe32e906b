import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const api = `export async function list() {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  return (await response.json()).data
}
`;

test("the paths that options watch and the validators of props are about the members of habits", () => {
  const { files, confidences } = migrated({
    "api.js": api,
    "App.vue": `<template><Row v-for="h in habits" :habit="h" :book="book" /></template>
<script>
import { list } from './api.js'
import Row from './Row.vue'
export default {
  components: { Row },
  data: () => ({ habits: [], draft: null, book: { title: 'Emma', target: 1 } }),
  watch: {
    'draft.title'(title) { console.log(title) },
    'draft.target': { handler: 'changed', immediate: true },
    'book.title'(title) { console.log(title) },
    'habits.0.streak': (days) => console.log(days),
  },
  async created() {
    this.habits = await list()
    this.draft = { ...this.habits[0] }
    this.$watch('draft.unit', this.changed)
  },
  methods: { changed(now) { console.log(now) } },
}
</script>
`,
    "Row.vue": `<script setup>
defineProps({
  habit: { type: Object, validator: (h) => typeof h.title === 'string' },
  book: { type: Object, validator: ({ title }) => title !== '' },
})
</script>
<template>{{ habit.title }} {{ book.title }}</template>
`,
  });
  expect(confidences).toEqual(["safe"]);
  const watched = files["App.vue"]?.match(/'\w+\.[\w.]+'(?=[:(,])/g);
  expect(watched?.join()).toBe(
    "'draft.name','draft.goals.0.value','book.title','habits.0.statistics.currentStreak','draft.goals.0.unit'",
  );
  expect(files["Row.vue"]).toContain("typeof h.name");
  expect(files["Row.vue"]).toContain("({ title }) => title !== ''");
});
