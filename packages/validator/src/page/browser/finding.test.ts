import { describe, expect, test } from "vitest";
import type { Breakage } from "../../model.ts";
import { createFindings } from "./finding.ts";
import type { Reading, Stretch } from "./question.ts";

const breakage = (part: Breakage["in"], message: string): Breakage => ({
  change: "v2-invalid",
  severity: "error",
  in: part,
  pointer: "",
  message,
  fix: "",
});

/** What is found in a text where each breakage stands at the stretch that its message names. */
function findingsIn(text: string, ...breakages: readonly Breakage[]) {
  const question = {
    asked: {},
    label: "",
    where: { start: 0, end: text.length },
    find({ message }: Breakage): Stretch {
      const start = text.indexOf(message);
      return { start, end: start + message.length };
    },
  };
  const reading: Reading = {
    kind: "",
    format: "http",
    isPayload: false,
    questions: [question],
    problems: [],
  };
  const findings = createFindings(text, reading);
  findings.add({ verdict: { verdict: "breaks", breakages } }, 0);
  return findings.all();
}

const marked = (text: string, stretch: string) =>
  findingsIn(text, breakage("body", stretch)).map(({ start, end }) => text.slice(start, end));

describe("what is marked", () => {
  test.each([
    ['"title": "x"', '"title": "x"'],
    ['"goals": [\n  1\n]', '"goals": ['],
    ['{\n  "name": "X",\n  "value": 1\n}', '{\n  "name": "X",'],
    ["{\n}", "{"],
  ])("of %j is its first line that tells something", (stretch, expected) => {
    expect(marked(`before ${stretch} after`, stretch)).toEqual([expected]);
  });

  test("is a character where nothing stands, and nothing in an empty text", () => {
    expect(marked("abc", "")).toEqual(["a"]);
    expect(marked("", "")).toEqual([""]);
  });
});

test("findings stand line by line, and on a line in the order of a request", () => {
  const text = "POST path\nbody";
  const found = findingsIn(
    text,
    breakage("body", "body"),
    breakage("header", "POST"),
    breakage("path", "path"),
  );
  expect(found.map(({ line, part }) => [line, part])).toEqual([
    [1, "path"],
    [1, "header"],
    [2, "body"],
  ]);
});
