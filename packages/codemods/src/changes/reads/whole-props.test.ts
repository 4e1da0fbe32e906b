import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const after = (card: string, root: string) =>
  migrated({
    "a.js": `import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
const Card = ${card}
const load = async () =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
for (const habit of await load()) console.log(await renderToString(${root}))
`,
  });

test.each([
  ["{ props: ['title'], template: '<b>{{ title }}</b>' }", "createSSRApp(Card, habit)"],
  ["{ props: { title: String }, render() { return this.title } }", "createSSRApp(Card, habit)"],
  [
    "{ props: { title: String }, setup: (props) => () => props.title }",
    "createSSRApp(() => h(Card, habit))",
  ],
])(
  "a habit that is handed whole to a component which declares a name of v1 is left to a person: %s",
  (card, root) => {
    const { confidences, manual } = after(card, root);
    expect(confidences).toEqual(["review"]);
    expect(manual).toEqual(["title-to-name 6"]);
  },
);

test("a component that declares nothing takes what it is handed under the names of v2", () => {
  const { files, confidences } = after(
    "({ title }) => h('b', { title: 'a card' }, title)",
    "createSSRApp(() => h(Card, habit))",
  );
  expect(confidences).toEqual(["safe"]);
  expect(files["a.js"]).toContain("({ name: title }) => h('b', { title: 'a card' }, title)");
});

test("what the program hands over itself keeps its names", () => {
  const { files, confidences } = after(
    "{ props: ['title'], template: '<b>{{ title }}</b>' }",
    "createSSRApp(Card, { title: 'On ' + habit.title })",
  );
  expect(confidences).toEqual(["safe"]);
  expect(files["a.js"]).toContain("createSSRApp(Card, { title: 'On ' + habit.name })");
});
