import { expect, test } from "vitest";
import { readHtml } from "./read-html.ts";

const blank = (text: string): string => text.replace(/[^\n]/g, " ");

test("the scripts of a page stand where they stood, and all else is blank", () => {
  const head = `<!doctype html>\n<!-- <script>no()</script> -->\n<script src="a.js"></script>\n<script>`;
  const between = `</script><script type="text/template">{{ title }}</script><script type="module" data-x=">">`;
  const { code, unread, parts } = readHtml(`${head}var a = 1;${between}a += 2;</script>\n<p></p>`);
  expect(code).toBe(
    `${blank(head)}var a = 1;${blank(between)}a += 2;${blank("</script>\n<p></p>")}`,
  );
  expect(unread).toBeNull();
  expect(parts.every(({ at, start }) => at === start)).toBe(true);
});

test("a script that a server fills in is left out, which is said", () => {
  const page = `<html><script>var a = {{ title }};</script><script>b()</script>`;
  const { code, unread, refused } = readHtml(page);
  expect(code.trim()).toBe("b()");
  expect(unread).toBe("a script of the page");
  expect(refused).toHaveLength(1);
});

test("what is no page is the template of components", () => {
  expect(readHtml("<p>{{ title }}</p>").code).toContain("title");
});
