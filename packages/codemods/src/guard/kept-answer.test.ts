import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keptAnswer } from "./kept-answer.ts";
import { createWitness } from "./witness.ts";

describe("an answer of the compiler", () => {
  let folder = "";
  let asked = 0;
  const stored = new Map<string, string>();
  const answers = {
    read: (name: string) => stored.get(name),
    keep: (name: string, answer: string) => void stored.set(name, answer),
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "habitshift-answers-"));
    writeFileSync(join(folder, "a.d.ts"), "export const a: number;");
    asked = 0;
    stored.clear();
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const ask = (question = "q") =>
    keptAnswer(
      answers,
      () => question,
      createWitness(),
      (witness) => {
        asked += 1;
        witness.asks(join(folder, "a.d.ts"));
        witness.asks(join(folder, "b.d.ts"));
        witness.lists(join(folder, "types"));
        return new Map([["src/a.ts", `message ${asked}`]]);
      },
    );

  test("is found once for the same question", () => {
    expect(ask()).toEqual(ask());
    expect(asked).toBe(1);
  });

  test("is found again for another question", () => {
    ask();
    ask("other");
    expect(asked).toBe(2);
  });

  test.each([
    [
      "a file changed",
      () => writeFileSync(join(folder, "a.d.ts"), "export const a: string | null;"),
    ],
    ["a file went", () => rmSync(join(folder, "a.d.ts"))],
    ["a file came that was looked for", () => writeFileSync(join(folder, "b.d.ts"), "")],
    ["a folder came that was looked through", () => mkdirSync(join(folder, "types"))],
  ])("is found again when %s", (_, change) => {
    ask();
    change();
    expect(ask()).toEqual(new Map([["src/a.ts", "message 2"]]));
  });

  test("is found again where a file changed while it was found", () => {
    const file = join(folder, "a.d.ts");
    const askSlowly = () =>
      keptAnswer(
        answers,
        () => "q",
        createWitness(),
        (witness) => {
          asked += 1;
          witness.asks(file);
          if (asked === 1) writeFileSync(file, "export const a: string | null;");
          witness.asks(file);
          return new Map();
        },
      );
    for (let times = 0; times < 3; times++) askSlowly();
    expect(asked).toBe(2);
  });

  test("is found without a question being made where none is kept", () => {
    const question = () => {
      throw new Error("a question was made");
    };
    const found = new Map([["src/a.ts", "message"]]);
    expect(keptAnswer(null, question, createWitness(), () => found)).toBe(found);
  });

  test("is found again where what was kept is torn", () => {
    ask();
    for (const name of stored.keys()) stored.set(name, '{"sights":[');
    ask();
    expect(asked).toBe(2);
  });
});
