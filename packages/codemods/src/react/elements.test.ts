import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const load = `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
`;

test("a component takes the props that its element is cloned with", () => {
  const { files, confidences } = migrated({
    "a.mjs": `import { cloneElement, createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
const Line = ({ habit }) => h('p', null, habit.title)
const Book = ({ book }) => h('i', null, book.title)
const Slot = ({ habit, children }) => h('div', null, cloneElement(children, { habit }))
${load}const lines = data.map((habit) => h(Slot, { key: habit.id, habit }, h(Line)))
console.log(renderToStaticMarkup(h('main', null, lines, cloneElement(h(Book), { book: { title: 'Emma' } }))))
`,
  });
  expect(files["a.mjs"]).toContain("h('p', null, habit.name)");
  expect(files["a.mjs"]).toContain("h('i', null, book.title)");
  expect(files["a.mjs"]).toContain("{ book: { title: 'Emma' } }");
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});

test.each([
  "React.Children.map(children, (child) => React.cloneElement(child, { habit }))",
  "React.Children.toArray(children).map((child) => React.cloneElement(child, { habit }))",
])("so does one whose element is a child among others: %s", (cloned) => {
  const { files, confidences } = migrated({
    "a.jsx": `import * as React from 'react'
const Line = ({ habit, label }) => <p title={label}>{habit.title}</p>
const Slot = ({ habit, children }) => <div>{${cloned}}</div>
${load}export const page = data.map((habit) => <Slot key={habit.id} habit={habit}><Line label="a" /><Line label="b" /></Slot>)
`,
  });
  expect(files["a.jsx"]).toContain("<p title={label}>{habit.name}</p>");
  expect(confidences).toEqual(["safe"]);
});
