import { expect, test } from "vitest";
import { parse } from "../program/program.ts";
import { readTextHandlers } from "./text-handlers.ts";

const read = (text: string) => readTextHandlers(text, parse("page.js", text));
const handlersOf = (text: string): readonly (string | undefined)[] =>
  [...(read(text)?.code ?? "").matchAll(/function \(event\) \{\n(.*)\n\}/g)].map(
    ([, held]) => held,
  );

test("handlers in markup that a script puts together are functions, with nothing known of what is put in", () => {
  expect(
    handlersOf(`box.innerHTML = \`<a onclick="edit(habits[\${i}], '\${id}')">x</a>\``),
  ).toEqual(["edit(habits[0], '0')"]);
  expect(
    handlersOf(
      `html += '<b id="' + id + '" onclick="pick(\\'' + id + '\\', list)">' + name + '</b>'`,
    ),
  ).toEqual(["pick('0', list)"]);
  expect(handlersOf('s = "<b onclick=\\"say(habit.title)\\">"')).toEqual(["say(habit.title)"]);
});

test("handlers that hand on nothing but what they say or the event, and other texts, are left alone", () => {
  expect(read("s = '<b onclick=\"go(1, event)\">' + a")).toBeNull();
  expect(read("s = 'set onclick=\"f(habit.title)\" there'")).toBeNull();
  expect(read("s = habit.title + 1")).toBeNull();
});

test("a handler that is no code and names what v2 has elsewhere is said", () => {
  expect(read("s = '<b onclick=\"f(&quot;a&quot;, habit.title)\">'")?.unread).toBe(
    "a handler in a text",
  );
});

test("no new text in a handler has the marks of its attribute or of the text", () => {
  const parts = read("s = '<b onclick=\"f(habit.title)\">'")?.parts ?? [];
  expect([...(parts.at(-1)?.quote ?? "")].sort()).toEqual(['"', "'"]);
});
