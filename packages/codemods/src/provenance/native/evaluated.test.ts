import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const api = "'https://habits.example/api/v1/habits'";
const sent = (done: string): string => `var xhr = new XMLHttpRequest();
xhr.open('GET', ${api});
xhr.setRequestHeader('X-API-Key', 'k');
xhr.onload = function () { ${done} };
xhr.send();
`;

test.each([
  `var reply = eval("(" + xhr.responseText + ")")`,
  "var reply = eval('(' + this.responseText + ');')",
  "var reply = jQuery.parseJSON(xhr.responseText)",
  "var reply = $.parseJSON($.trim(xhr.responseText))",
  "var reply = dojo.fromJson(xhr.responseText)",
  "var reply = Ext.decode(xhr.responseText, true)",
])("an answer is read by %s", (read) => {
  const show = "if (reply.success) document.title = reply.data[0].title";
  const other =
    "var book = eval('({ title: 1 })'); document.body.title = book.title; show(dojo.fromJson(name).title);";
  const { files } = migrated({ "a.js": sent(`${read}; ${show}; ${other}`) });
  expect(files["a.js"]).toContain("if (!reply.error) document.title = reply.data[0].name");
  expect(files["a.js"]).toContain(other);
});
