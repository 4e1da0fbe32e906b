import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test("components within one that a library renders are told apart, however deep it calls itself", () => {
  const { files, confidences } = migrated({
    "main.js": `import { createApp, h } from 'vue'
const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const Row = { props: ['item'], setup: (props) => () => h('b', { onClick: () => props.onPick(props.item) }) }
const Film = { props: ['item'], setup: (props) => () => h('i', { onClick: () => props.onPick(props.item) }) }
const films = [{ title: 'Ran' }]
createApp({
  async setup() {
    const habits = await load()
    return () => [
      habits.map((item) => h(Row, { item, onPick: (found) => console.log(found.title) })),
      films.map((item) => h(Film, { item, onPick: (found) => console.log(found.title) })),
    ]
  },
}).mount('#app')
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["main.js"]).toContain(
    "h(Row, { item, onPick: (found) => console.log(found.name) })",
  );
  expect(files["main.js"]).toContain(
    "h(Film, { item, onPick: (found) => console.log(found.title) })",
  );
  expect(files["main.js"]).toContain("films = [{ title: 'Ran' }]");
});

test("a component that shows itself ends", () => {
  const { files } = migrated({
    "main.js": `import { createApp, h } from 'vue'
const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const Tree = { props: ['items'], setup: (props) => () => h('ul', props.items.map((item) => [item.title, h(Tree, { items: item.parts ?? [] })])) }
createApp({
  async setup() {
    const habits = await load()
    return () => h(Tree, { items: habits })
  },
}).mount('#app')
`,
  });
  expect(files["main.js"]).toContain("[item.name, h(Tree");
});
