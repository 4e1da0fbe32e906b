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
