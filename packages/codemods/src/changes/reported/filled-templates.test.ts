import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const LOAD = `fetch('/api/v1/habits', { headers: { 'X-API-Key': window.KEY } })
  .then(function (res) { return res.json(); })
  .then(function (json) { show({ habits: json.data, best: json.data[0], page: 1 }); });
`;
const PAGE = `<script src="lodash.js"></script><script src="show.js"></script><script src="app.js"></script>`;
const result = (show: string, load = LOAD) =>
  migrated({ "index.html": PAGE, "show.js": show, "app.js": load });

test.each([
  "var fill = _.template(document.getElementById('rows').innerHTML);\nfunction show(data) { document.body.innerHTML = fill(data); }",
  "var fill = Handlebars.compile(document.getElementById('rows').innerHTML);\nfunction show(data) { document.body.innerHTML = fill(data); }",
])("what fills a template of a page has its habits with their old names: %s", (show) => {
  const { files, manual, confidences } = result(show);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["review"]);
  expect(files["show.js"]).toContain(
    "fill({ ...data, habits: data.habits && data.habits.map((habit) => ({ id: habit.id, title: habit.name, ",
  );
  expect(files["show.js"]).toContain(
    "best: data.best && ({ id: data.best.id, title: data.best.name, ",
  );
  expect(files["show.js"]).not.toContain("page:");
});

test("what fills one with something else stays", () => {
  const show =
    "var fill = _.template(document.getElementById('rows').innerHTML);\nfunction show(data) { console.log(data.habits.length); document.body.innerHTML = fill({ books: [{ title: 'Emma' }] }); }";
  expect(result(show).files["show.js"]).toBeUndefined();
});
