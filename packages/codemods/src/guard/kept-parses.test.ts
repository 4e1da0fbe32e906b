import { expect, test } from "vitest";
import { createKeptParses } from "./kept-parses.ts";
import { syntaxFaults } from "./syntax-faults.ts";

const rewrite = (after: string) => ({ file: "src/a.ts", before: "a;\n", after, groups: [] });

test("what parsed in one run is not parsed in the next, and what did not is refused in each", () => {
  const stored = new Map<string, string>();
  const answers = {
    read: (name: string) => stored.get(name),
    keep: (name: string, answer: () => string) => void stored.set(name, answer()),
  };
  for (const isKnown of [false, true]) {
    const parses = createKeptParses(answers, "/project");
    expect(parses.has(rewrite("b;\n"))).toBe(isKnown);
    expect(syntaxFaults([rewrite("b;\n")], parses)).toBe(null);
    expect(syntaxFaults([rewrite("b(;\n")], parses)).toMatch(
      /^src\/a\.ts would not parse any more/,
    );
    parses.keep();
  }
  const others = createKeptParses(answers, "/project");
  expect(others.has({ ...rewrite("b;\n"), file: "src/a.vue" })).toBe(false);
  expect(others.has({ ...rewrite("b;\n"), before: "" })).toBe(false);
});
