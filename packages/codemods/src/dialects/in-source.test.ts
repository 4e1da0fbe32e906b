import { describe, expect, test } from "vitest";
import { replace } from "../edit/edit.ts";
import { createCodeWriter, SCOPE } from "./code-writer.ts";
import { editInSource, offsetInSource, rangeInSource } from "./in-source.ts";

const file = `<script>\n  let habit = get();\n</script>\n<p :title="habit.title">{{ habit.streak }}</p>\n`;
const script = { start: file.indexOf(">") + 1, end: file.indexOf("</script>") };
const attribute = file.indexOf("habit.title");
const text = file.indexOf("habit.streak");

const writer = createCodeWriter(file, [script]);
writer.write(`\nfunction template() { ${SCOPE}`);
writer.copy(attribute, attribute + "habit.title".length, '"');
writer.write("; ");
writer.copy(text, text + "habit.streak".length);
writer.write("; }");
const reading = writer.toReading("js", null);

const inCode = (words: string, from = 0): { start: number; end: number } => {
  const start = reading.code.indexOf(words, from);
  return { start, end: start + words.length };
};
const textAt = (range: { start: number; end: number } | null): string | null =>
  range && file.slice(range.start, range.end);

describe("a range of the code", () => {
  test("stands where it stood where it is of a script", () => {
    expect(rangeInSource(reading, inCode("let habit"))).toEqual(inCode("let habit"));
    expect(reading.code.split("\n")[1]).toBe("  let habit = get();");
  });

  test("is found in the template, with and without the mark of its scope", () => {
    expect(textAt(rangeInSource(reading, inCode(`${SCOPE}habit.title`)))).toBe("habit.title");
    expect(textAt(rangeInSource(reading, inCode("streak")))).toBe("streak");
  });

  test("has no place where it is not written, or in two pieces", () => {
    expect(rangeInSource(reading, inCode("function"))).toBeNull();
    expect(rangeInSource(reading, inCode("title; habit"))).toBeNull();
    expect(rangeInSource(reading, inCode("; habit.streak"))).toBeNull();
  });

  test("that has no place is shown at what stands next", () => {
    expect(offsetInSource(reading, inCode("function").start)).toBe(attribute);
  });
});

describe("an edit of the code", () => {
  const edit = (words: string, ...pieces: Parameters<typeof replace>[2][]) =>
    editInSource(reading, replace("a.vue", inCode(words), ...pieces));

  test("lands in the template, without marks", () => {
    expect(edit(`${SCOPE}habit.title`, `${SCOPE}habit.name`)).toMatchObject({
      ...rangeInSource(reading, inCode("habit.title")),
      pieces: ["habit.name"],
    });
  });

  test("keeps the ranges that it moves", () => {
    expect(edit("habit.streak", "Number(", inCode("habit.streak"), ")")?.pieces).toEqual([
      "Number(",
      { start: text, end: text + "habit.streak".length },
      ")",
    ]);
  });

  test("has no quotation mark of the attribute around it, and is none where it needs both", () => {
    expect(edit("title", 'a["b"]')?.pieces).toEqual(["a['b']"]);
    expect(edit("title", `a["b"]['c']`)).toBeNull();
    expect(edit("streak", 'a["b"]')?.pieces).toEqual(['a["b"]']);
  });
});
