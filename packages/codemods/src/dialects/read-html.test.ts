import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";
import { readHtml } from "./read-html.ts";

const blank = (text: string): string => text.replace(/[^\n]/g, " ");

test("the scripts of a page stand where they stood, and all else is blank", () => {
  const head = `<!doctype html>\n<!-- <script>no()</script> -->\n<script src="a.js"></script>\n<script>`;
  const between = `</script><script type="text/template">{{ heading }}</script><script type="module" data-x=">">`;
  const { code, unread, parts } = readHtml(
    `${head}var a = 1;${between}a += 2;</script>\n<p></p>`,
    "page.html",
  );
  expect(code).toBe(
    `${blank(head)}var a = 1;${blank(between)}a += 2;${blank("</script>\n<p></p>")}`,
  );
  expect(unread).toBeNull();
  expect(parts.every(({ at, start }) => at === start)).toBe(true);
});

test("a script that a server fills in is left out, which is said", () => {
  const page = `<html><script>var a = {{ title }};</script><script>b()</script>`;
  const { code, unread, refused } = readHtml(page, "page.html");
  expect(code.trim()).toBe("b()");
  expect(unread).toBe("a script of the page");
  expect(refused).toHaveLength(1);
});

test("what is no page is the template of components", () => {
  expect(readHtml("<p>{{ title }}</p>", "a.html").code).toContain("title");
});

test("markup that no component of Vue is, and that names what v2 has elsewhere, is said to be unread", () => {
  const of = (markup: string): string | null =>
    readHtml(`<html><body>${markup}</body></html>`, "page.html").unread;
  expect(of('<p x-text="habit.title"></p>')).toBe("the markup of the page");
  expect(of("<p ng-repeat='h in habits'>{{ h.streak }}</p>")).toBe("the markup of the page");
  expect(of('<script type="text/template">{{ title }}</script>')).toBe("the markup of the page");
  expect(of("<title>{{ title }}</title>")).toBeNull();
  expect(of('<img alt="a.title" />')).toBeNull();
});

test("elements of a page with Vue are templates by what they are called", () => {
  const page = `<html><script src="vue.js"></script><div id="app"><b v-if="ok">{{ title }}</b></div></html>`;
  const { code, unread } = readHtml(page, "a/page.html");
  expect(unread).toBeNull();
  expect(code).toContain('.page("a/page.html #app", ');
});

test("what elements run on events is read as functions, but for what a server fills in", () => {
  const { code } = readHtml(
    `<html><!-- <b onclick="no()"> --><b onclick="save(habit.title)" title="onclick='x()'"></b><b onblur='f("a")'></b>
<i onclick="{{ server }}"></i><i onclick="a(&quot;b&quot;)"></i><script>var t = '<b onclick="no()">'</script></html>`,
    "page.html",
  );
  const handlers = [...code.matchAll(/function \(event\) \{\n(.*)\n\}/g)].map(([, held]) => held);
  expect(handlers).toEqual(["save(habit.title)", 'f("a")']);
});

const handlersOf = (markup: string): readonly (string | undefined)[] =>
  [
    ...readHtml(`<html>${markup}</html>`, "page.html").code.matchAll(
      /function \(event\) \{\n(.*)\n\}/g,
    ),
  ].map(([, held]) => held);

test("handlers may compare, have arrows and stand without quotation marks", () => {
  expect(
    handlersOf(
      `<b onclick="if (a.length > 0 && b < 1) f(a => a.title)"></b><b data-x onclick=f(h.title)>t</b>`,
    ),
  ).toEqual(["if (a.length > 0 && b < 1) f(a => a.title)", "f(h.title)"]);
  const { parts } = readHtml("<html><b onclick=f(h.title)></b></html>", "page.html");
  expect(parts.at(-1)?.quote).toContain(" ");
});

test("what stands in another attribute, or in what a server fills in, is no handler", () => {
  expect(
    handlersOf(
      `<pre title="try: onclick='f(h.title)'"></pre><p title='> onclick="f()"'></p><b <?= ' onclick="no()"' ?> x="<?= "a" ?> onclick='no()'" onclick="f()">
<textarea><b onclick="no()"></textarea><i onclick = 'g()'>`,
    ),
  ).toEqual(["f()", "g()"]);
});

test("a handler that is not read and names what v2 has elsewhere is said", () => {
  const of = (markup: string): string | null =>
    readHtml(`<html>${markup}</html>`, "page.html").unread;
  expect(of(`<b onclick="f(&quot;a&quot;, habit.title)"></b>`)).toBe("a handler of the page");
  expect(of(`<b onclick="f(&quot;a&quot;)"></b>`)).toBeNull();
});

test("tags that never end have no handlers", () => {
  expect(handlersOf(`<b onclick="f()"></b>${"<a ".repeat(8000)}`)).toEqual(["f()"]);
  expect(handlersOf(`<${"a".repeat(60_000)}`)).toEqual([]);
});

test("an edit within a handler keeps its quotation marks", () => {
  const { parts } = readHtml(`<html><b onclick='say(title)'></b></html>`, "page.html");
  expect(parts.map(({ quote }) => quote)).toContain("'");
});

test("an element of one's own that markup gives an id is found by it", () => {
  const { files } = migrated({
    "index.html": `<!doctype html><habit-card id="first"></habit-card>
<film-card class="wide"
  id='second'></film-card><p id="third"></p>
<script src="cards.js"></script><script src="app.js"></script>`,
    "cards.js": `class HabitCard extends HTMLElement { show(habit) { this.title = habit.title } }
class FilmCard extends HTMLElement { show(film) { this.title = film.title } }
customElements.define('habit-card', HabitCard)
customElements.define('film-card', FilmCard)
`,
    "app.js": `fetch(HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': HABIT_API_KEY } })
  .then((response) => response.json())
  .then(({ data }) => document.getElementById('first').show(data[0]))
document.querySelector('main #second').show({ title: 'Ran' })
document.getElementById('third').title = 'none'
`,
  });
  expect(files["cards.js"]).toContain("show(habit) { this.title = habit.name }");
  expect(files["cards.js"]).toContain("show(film) { this.title = film.title }");
});

test("a script that hides in a comment of markup is read, and one that compares is as it was", () => {
  const page = `<html><script language="javascript">
<!--
var key = 'k';
fetch('https://habits.example/api/v1/habits', { headers: { 'X-API-Key': key } }).then(function (r) { return r.json(); })
  .then(function (reply) { for (var i = reply.data.length; i --> 0;) document.title = reply.data[i].title; });
//-->
</script></html>`;
  const { files } = migrated({ "page.html": page });
  expect(files["page.html"]).toContain("document.title = reply.data[i].name; });\n//-->");
  expect(files["page.html"]).toContain("<!--\nvar key");
});
