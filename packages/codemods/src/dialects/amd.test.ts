import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const tree = {
  "index.html": '<html><script data-main="js/main" src="js/vendor/require.js"></script></html>',
  "js/config.js": "define({ base: 'https://habits.example/api/v1', title: 'Config' });\n",
  "js/api.js": `define('api', ['./config', 'util/format'], function (config) {
  function call(path) {
    return fetch(config.base + path, { headers: { 'X-API-Key': 'k' } }).then(function (r) { return r.json(); }).then(function (r) { return r.data; });
  }
  function stats() { return fetch(config.base + '/user/statistics', { headers: { 'X-API-Key': 'k' } }); }
  return { list: function () { return call('/habits'); }, stats: stats };
});
`,
  "js/util/format.js": `define([], () => ({ line: (habit) => habit.title, film: (film) => film.title }));
`,
  "js/view.js": `define(function (require, exports, module) {
  var format = require('util/format');
  exports.render = function (habits) { return habits.map(format.line).join() + habits[0].streak + format.film({ title: 'Heat' }); };
});
`,
  "js/main.js": `require.config({ paths: { text: 'vendor/text' } });
require(['api', 'view', 'text!page.html'], function (api, view, page) {
  api.list().then(function (habits) { document.title = view.render(habits) + habits[0].title + page.title; });
});
`,
};

test("modules that a loader of the page puts together are followed from one to the other", () => {
  const { files } = migrated(tree);
  expect(files["js/config.js"]).toBe(tree["js/config.js"].replace("v1", "v2"));
  expect(files["js/util/format.js"]).toContain("(habit) => habit.name, film: (film) => film.title");
  expect(files["js/view.js"]).toContain("habits[0].statistics.currentStreak");
  expect(files["js/main.js"]).toContain("habits[0].name + page.title");
  expect(files["js/api.js"]).toContain(
    "define('api', ['./config', 'util/format'], function (config) {",
  );
  expect(files["js/api.js"]).not.toContain("habitApiHeaders");
  expect(migrated({ ...tree, ...files }).files).toEqual({});
});

test("a function of one's own that is called `define` or `require` loads nothing", () => {
  const code = `const define = (names, make) => make(names[0])
define(['title'], (title) => console.log(title))
const { data } = await (await fetch('https://habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
export const titles = data.map((habit) => habit.title)
`;
  expect(migrated({ "a.mjs": code }).files["a.mjs"]).toContain("habit.name");
});
