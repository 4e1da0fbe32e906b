import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const call = "fetch('/api/v1/habits', { headers: { 'X-API-Key': window.KEY } })";

test("a page has the libraries that its scripts are under their names", () => {
  const { files, confidences, manual } = migrated({
    "index.html": '<script src="vendor/lodash.js"></script><script src="app.js"></script>',
    "app.js": `${call}.then(function (res) { return res.json(); }).then(function (json) {
  _.each(_.sortBy(json.data, 'title'), function (habit) { console.log(habit.streak); });
  _.each([{ title: 'Emma' }], function (book) { console.log(book.title); });
});`,
    "list.html": '<script src="vendor/axios.js"></script><script src="list.js"></script>',
    "list.js": `var http = axios.create({ baseURL: '/api/v1', headers: { 'X-API-Key': window.KEY } });
http.get('/habits').then(function (res) { console.log(res.data.data[0].title); });`,
  });
  expect(manual).toEqual([]);
  expect(new Set(confidences)).toEqual(new Set(["safe"]));
  expect(files["app.js"]).toContain("_.sortBy(json.data, 'name')");
  expect(files["app.js"]).toContain("habit.statistics.currentStreak");
  expect(files["app.js"]).toContain("book.title");
  expect(files["list.js"]).toContain("res.data.data[0].name");
});

test("what a script of the page puts under such a name is its own", () => {
  const { files } = migrated({
    "index.html": '<script src="own.js"></script><script src="app.js"></script>',
    "own.js": "var _ = { each: function (list, run) { run({ title: 'Emma' }); } };",
    "app.js": `${call}.then(function (res) { return res.json(); }).then(function (json) {
  _.each(json.data, function (book) { console.log(book.title); });
});`,
  });
  expect(files["app.js"]).toContain("book.title");
});
