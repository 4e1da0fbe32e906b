import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const send = `function save(form) {
  const id = form.elements.id.value
  return fetch(process.env.HABIT_API + '/api/v1/habits/' + id, {
    method: 'PUT',
    headers: { 'X-API-Key': 'k' },
    body: JSON.stringify({ title: form.elements.title.value }),
  })
}
`;

test.each([
  "document.forms.edit.onsubmit = function () { return save(this) }",
  "register({ submit: function () { return save(this) } })",
  "export function submit() { return save(this) }",
])("what calls a function that nothing here calls says what `this` is: %s", (code) => {
  const { files, manual, confidences } = migrated({ "a.mjs": send + code });
  expect({ manual, confidences }).toEqual({ manual: [], confidences: ["safe"] });
  expect(files["a.mjs"]).toContain("'/api/v2/habits/' + id");
  expect(files["a.mjs"]).toContain("{ name: form.elements.title.value }");
});

test("so does the element whose markup has a handler, and what is read of it stays", () => {
  const { files, manual } = migrated({
    "index.html": `<form onsubmit="return save(this)" ondblclick="alert(this.title)"></form><script>${send}</script>`,
  });
  expect(manual).toEqual([]);
  expect(files["index.html"]).toContain("'/api/v2/habits/' + id");
  expect(files["index.html"]).toContain("alert(this.title)");
});
