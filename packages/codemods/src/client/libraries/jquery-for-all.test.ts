import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const result = (code: string) =>
  migrated({
    "index.html": '<script src="jquery.js"></script><script src="app.js"></script>',
    "app.js": `${code}
$.ajax({ url: '/api/v1/habits', headers: { 'X-API-Key': window.KEY }, success: function (res) { told.fire(res.data); } });`,
  });

test.each([
  "$(document).ajaxError(function (event, xhr) { alert(xhr.responseJSON.error); });",
  "$(document).on('ajaxError', function (event, xhr) { alert(xhr.responseJSON.error); });",
  "$.ajaxSetup({ error: function (xhr) { alert(xhr.responseJSON.error); } });",
])("what hears of all requests that fail reads what v2 answers: %s", (code) => {
  const { files, manual } = result(`var told = $.Callbacks();\n${code}`);
  expect(manual).toEqual([]);
  expect(files["app.js"]).toContain("alert(xhr.responseJSON.error?.message ?? null)");
});

test("callbacks that are called together get what the list is given, and no others", () => {
  const { files, manual, confidences } =
    result(`var told = $.Callbacks('unique'), films = $.Callbacks();
told.add(function (habits) { alert(habits[0].title); });
films.add(function (list) { alert(list[0].title); });
films.fire([{ title: 'Ran' }]);`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["app.js"]).toContain("habits[0].name");
  expect(files["app.js"]).toContain("list[0].title");
  expect(files["app.js"]).toContain("{ title: 'Ran' }");
});
