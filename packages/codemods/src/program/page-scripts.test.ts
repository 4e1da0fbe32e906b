import { expect, test } from "vitest";
import { planMigration } from "../migrate.ts";
import { DEFAULT_OPTIONS } from "../testing/default-options.ts";
import { memoryProject } from "../testing/memory-project.ts";

const api = `function all(done) {
  fetch('https://habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
    .then(function (response) { return response.json(); })
    .then(function (reply) { done(reply.data); });
}
`;
const list = `var habits = [];
function render() { habits.forEach(function (habit) { show(habit.title); }); }
`;
const films = `<html><script>
var habits = [{ title: 'Heat' }];
habits.forEach(function (film) { show(film.title); });
</script></html>`;

test.each(["habits", "window.habits"])(
  "a variable of a script is what another script of its page sets as %s, and no other page's",
  (target) => {
    const page = `<html><script src="api.js"></script><script src="list.js"></script><script>
all(function (loaded) { ${target} = loaded; render(); });
</script></html>`;
    const tree = { "api.js": api, "list.js": list, "list.html": page, "films.html": films };
    const { rewrites } = planMigration(memoryProject(tree), DEFAULT_OPTIONS, () => true);
    expect(rewrites.map(({ file }) => file)).toEqual(["api.js", "list.js"]);
    expect(rewrites[1]?.after).toBe(list.replace("habit.title", "habit.name"));
  },
);

test("a script that a page names gives others what it makes, though it is a module where there are modules", () => {
  const store = `(function (root, factory) {
  if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.Habits = factory();
}(typeof self !== 'undefined' ? self : this, function () {
  return { all: all };
}));
`;
  const page =
    '<html><script src="api.js"></script><script src="store.js"></script><script src="list.js"></script></html>';
  const use = "Habits.all(function (habits) { show(habits[0].title); });\n";
  const tree = { "api.js": api, "store.js": store, "list.js": use, "list.html": page };
  const { rewrites } = planMigration(memoryProject(tree), DEFAULT_OPTIONS, () => true);
  expect(rewrites.map(({ file }) => file)).toEqual(["api.js", "list.js"]);
});

test("a page whose name has three letters behind its dot is a page, too", () => {
  const page = `<html><script src="api.js"></script><script src="list.js"></script><script>
all(function (loaded) { habits = loaded; render(); });
</script><body onload="document.title = habits[0].title"></body></html>`;
  const tree = { "api.js": api, "list.js": list, "list.htm": page, "films.htm": films };
  const { rewrites } = planMigration(memoryProject(tree), DEFAULT_OPTIONS, () => true);
  expect(rewrites.map(({ file }) => file)).toEqual(["api.js", "list.htm", "list.js"]);
  expect(rewrites[1]?.after).toContain("document.title = habits[0].name");
});

test.each(["window.App || {}", "window.App ?? {}", "(window.App = window.App || {})"])(
  "what a script puts into a name of its page that another may have made is known: %s",
  (made) => {
    const app = `var App = ${made};
App.habits = [];
all(function (habits) { App.habits = habits; show(App.habits[0].title); });
`;
    const page = '<html><script src="api.js"></script><script src="app.js"></script></html>';
    const tree = { "api.js": api, "app.js": app, "list.html": page };
    const { rewrites, groups } = planMigration(memoryProject(tree), DEFAULT_OPTIONS, () => true);
    expect(rewrites.map(({ file }) => file)).toEqual(["api.js", "app.js"]);
    expect(groups.map(({ confidence }) => confidence)).toEqual(["safe"]);
  },
);
