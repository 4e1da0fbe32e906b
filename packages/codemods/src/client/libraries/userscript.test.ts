import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const script = (body: string) => `// ==UserScript==
// @name   Habits
// @grant  GM_xmlhttpRequest
// ==/UserScript==
(function () {
  const headers = { 'X-API-Key': GM_getValue('key') }
  ${body}
})()
`;
const url = "https://habits.example/api/v1/habits/today";

test("a userscript's request is one, and what it is answered a habit", () => {
  const { files, manual, confidences } = migrated({
    "a.user.js": script(`GM_xmlhttpRequest({
    method: 'GET', url: '${url}', headers,
    onload: function (response) {
      const body = JSON.parse(response.responseText)
      if (body.success) document.title = body.data[0].title + JSON.parse(this.responseText).data[0].streak
    },
    onerror: (e) => console.log(e.error),
  })
  document.querySelector('a').title = document.title`),
  });
  const after = String(files["a.user.js"]);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(after).toContain(
    "url: 'https://habits.example/api/v2/habits?date=today', headers: { ...headers, 'X-API-Version'",
  );
  expect(after).toContain(
    "if (!body.error) document.title = body.data[0].name + JSON.parse(this.responseText).data[0].statistics.currentStreak",
  );
  expect(after).toContain("console.log(e.error)");
  expect(after).toContain(".title = document.title");
});

test("one that promises, and what it keeps, are followed", () => {
  const { files } = migrated({
    "a.user.js": script(`GM.xmlHttpRequest({ url: '${url}', headers, responseType: 'json' })
    .then(({ response }) => GM.setValue('list', response.data))
    .then(() => GM.getValue('list', []))
    .then((list) => { document.title = list[0].title })`),
  });
  expect(files["a.user.js"]).toContain("document.title = list[0].name");
});

test("one to another service stays", () => {
  const other = script(
    `GM_xmlhttpRequest({ url: 'https://films.example/api/v1/films', headers, onload: (r) => { document.title = JSON.parse(r.responseText).data[0].title } })`,
  );
  const own = script(`const GM_xmlhttpRequest = (details) => details.onload({ responseText: '{}' })
  GM_xmlhttpRequest({ url: '${url}', onload: (r) => { document.title = JSON.parse(r.responseText).title } })`);
  expect(migrated({ "a.user.js": other }).files).toEqual({});
  expect(migrated({ "a.user.js": own }).files).toEqual({});
});
