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

test("what hears of all requests, or of one before it is sent, is told the path and the body of v2", () => {
  const { files, manual, confidences } = migrated({
    "index.html": '<script src="jquery.js"></script><script src="app.js"></script>',
    "app.js": `$(document).ajaxError(function (event, xhr, settings) {
  if (settings.url.indexOf('/habits/checkin') !== -1) alert('failed');
});
$(document).ajaxSend(function (event, xhr, settings) {
  if (settings.url === '/api/v1/habits/today') $('#spinner').show();
  if (settings.url === '/shop/checkin') $('#cart').show();
});
function check(id, day) {
  $.ajax({ url: '/api/v1/habits/checkin', type: 'POST', headers: { 'X-API-Key': window.KEY }, contentType: 'application/json',
    data: JSON.stringify({ habitId: id, date: day, status: 'done' }),
    beforeSend: function (xhr, settings) { alert(JSON.parse(settings.data).date); } });
}
$.ajax({ url: '/api/v1/habits/today', headers: { 'X-API-Key': window.KEY }, success: function (res) { alert(res.data[0].title); } });`,
  });
  expect(manual).toEqual([]);
  expect(new Set(confidences)).toEqual(new Set(["safe"]));
  const text = files["app.js"] ?? "";
  expect(text).toContain("settings.url.search(/\\/habits\\/[^/]+\\/logs/) !== -1");
  expect(text).toContain("settings.url === '/api/v2/habits?date=today'");
  expect(text).toContain("settings.url === '/shop/checkin'");
  expect(text).toContain("JSON.parse(settings.data).targetDate");
});
