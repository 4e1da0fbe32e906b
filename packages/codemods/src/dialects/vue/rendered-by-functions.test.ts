import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("what a component tells is heard under the names of props in functions that render", () => {
  const { files, confidences } = migrated({
    "main.js": `import { createApp, h, ref } from 'vue'
const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const Row = {
  props: ['item', 'text'],
  emits: ['pick'],
  setup: (props, { emit }) => () => h('button', { onClick: () => emit('pick', props.item) }, props.text),
}
const Film = { emits: ['pick'], setup: (props, { emit, attrs }) => () => h('i', { onClick: () => emit('pick', attrs.film) }) }
const films = [{ title: 'Ran' }]
createApp({
  setup() {
    const habits = ref([])
    const picked = ref(null)
    load().then((all) => { habits.value = all })
    return () => h('ul', [
      picked.value && h('b', picked.value.title),
      habits.value.map((habit) => h(Row, { item: habit, text: habit.title, onPick: (found) => { picked.value = found } })),
      films.map((film) => h(Film, { film, onPick: (found) => console.log(found.title) })),
    ])
  },
}).mount('#app')
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["main.js"]).toContain("h('b', picked.value.name)");
  expect(files["main.js"]).toContain("text: habit.name");
  expect(files["main.js"]).toContain("films = [{ title: 'Ran' }]");
  expect(files["main.js"]).toContain("console.log(found.title)");
});

test("what stands in a component of Vue itself is shown by it", () => {
  const { files, confidences } = migrated({
    "api.js": `export const client = (api, key) => {
  const get = async (path) => {
    const body = await (await fetch(api + '/api/v1' + path, { headers: { 'X-API-Key': key } })).json()
    if (!body.success) throw new Error(body.error)
    return body.data
  }
  return { habits: () => get('/habits'), habit: (id) => get('/habits/' + id) }
}
`,
    "Page.vue": `<script setup>
import { inject } from 'vue'
const habits = await inject('api').habits()
const films = [{ title: 'Ran' }]
</script>
<template><p v-for="{ title, streak } of habits">{{ title }} {{ streak }}</p><i v-for="film of films">{{ film.title }}</i></template>
`,
    "server.js": `import { createSSRApp, h, Suspense } from 'vue'
import { client } from './api.js'
import Page from './Page.vue'
export function render() {
  const app = createSSRApp({ render: () => h(Suspense, null, { default: () => h(Page) }) })
  app.provide('api', client(process.env.HABIT_API, process.env.HABIT_API_KEY))
  return app
}
`,
    "main.js": `import { render } from './server.js'
console.log(render())
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["Page.vue"]).toContain(
    "{ name: title, statistics: { currentStreak: streak } } of habits",
  );
  expect(files["Page.vue"]).toContain("{{ film.title }}");
});
