import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type KeptAnswers, openKeptAnswers, type Question } from "./kept-answers.ts";
import { createWitness, isUnchanged } from "./witness.ts";

describe("an answer of the compiler", () => {
  let folder = "";
  let asked = 0;
  const stored = new Map<string, string>();
  const answers = {
    read: (name: string) => stored.get(name),
    keep: (name: string, answer: () => string) => void stored.set(name, answer()),
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "habitshift-answers-"));
    writeFileSync(join(folder, "a.d.ts"), "export const a: number;");
    asked = 0;
    stored.clear();
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Two files, of which the second imports the first. */
  const contents = { "src/a.ts": "a", "src/b.ts": "b" };
  const question = (more: Partial<Question> = {}): Question => ({
    frame: "frame",
    contents: new Map(Object.entries(contents)),
    reachedFrom: (files) => new Set(files.includes("src/a.ts") ? Object.keys(contents) : files),
    ...more,
  });
  const askOf = (
    ...question: Parameters<KeptAnswers["of"]> extends [string, ...infer Rest] ? Rest : never
  ) => {
    const kept = openKeptAnswers(answers, folder);
    const found = kept.of("tsconfig.json", ...question);
    kept.keep();
    return found;
  };
  /** What is said of a file counts how often something was asked. */
  const ask = (
    more: Partial<Question> = {},
    checked: readonly string[] = Object.keys(contents),
    told = createWitness(),
  ) =>
    askOf(
      checked,
      () => question(more),
      told,
      (open, witness) => {
        asked += 1;
        witness.asks(join(folder, "a.d.ts"));
        witness.asks(join(folder, "b.d.ts"));
        witness.lists(join(folder, "types"));
        witness.asks(join(folder, "src/b.ts"));
        return new Map(open.map((file) => [file, `message ${asked}`]));
      },
    );
  const said = (a: number, b: number) =>
    new Map([
      ["src/a.ts", `message ${a}`],
      ["src/b.ts", `message ${b}`],
    ]);
  const edited = (file: string) => ({
    contents: new Map(Object.entries({ ...contents, [file]: "edited" })),
  });

  test("is found once for the same question", () => {
    expect(ask()).toEqual(ask());
    expect(asked).toBe(1);
  });

  test("is found again for another question", () => {
    ask();
    expect(ask({ frame: "other" })).toEqual(said(2, 2));
  });

  test("is found again where a file changed, and where it matters", () => {
    ask();
    expect(ask(edited("src/b.ts"))).toEqual(said(1, 2));
    expect(ask(edited("src/b.ts"))).toEqual(said(1, 2));
    expect(ask()).toEqual(said(1, 3));
    expect(ask(edited("src/a.ts"))).toEqual(said(4, 4));
  });

  test("is found again of a file of the question that was looked at and changed, as the compiler may have seen another text", () => {
    ask();
    mkdirSync(join(folder, "src"));
    writeFileSync(join(folder, "src/b.ts"), "b");
    expect(ask()).toEqual(said(1, 2));
    const witness = createWitness();
    expect(ask({}, undefined, witness)).toEqual(said(1, 2));
    expect(isUnchanged(witness.sights())).toBe(true);
  });

  test("is found for what was not asked about before", () => {
    expect(ask({}, ["src/a.ts"])).toEqual(new Map([["src/a.ts", "message 1"]]));
    expect(ask()).toEqual(said(1, 2));
    expect(ask({}, ["src/b.ts"])).toEqual(new Map([["src/b.ts", "message 2"]]));
  });

  test.each([
    [
      "a file changed",
      () => writeFileSync(join(folder, "a.d.ts"), "export const a: string | null;"),
    ],
    ["a file went", () => rmSync(join(folder, "a.d.ts"))],
    ["a file came that was looked for", () => writeFileSync(join(folder, "b.d.ts"), "")],
    ["a folder came that was looked through", () => mkdirSync(join(folder, "types"))],
  ])("is found again when %s, be it after a part was found anew", (_, change) => {
    ask();
    ask(edited("src/b.ts"));
    change();
    expect(ask(edited("src/b.ts"))).toEqual(said(3, 3));
  });

  test("is found again where a file changed while it was found", () => {
    const file = join(folder, "a.d.ts");
    const askSlowly = () =>
      askOf(["src/a.ts"], question, createWitness(), (_, witness) => {
        asked += 1;
        witness.asks(file);
        if (asked === 1) writeFileSync(file, "export const a: string | null;");
        witness.asks(file);
        return new Map();
      });
    for (let times = 0; times < 3; times++) askSlowly();
    expect(asked).toBe(2);
  });

  test("is found without a question being made where none is kept", () => {
    const never = () => {
      throw new Error("a question was made");
    };
    const found = new Map([["src/a.ts", "message"]]);
    const kept = openKeptAnswers(null, folder);
    expect(kept.of("", ["src/a.ts"], never, createWitness(), () => found)).toBe(found);
  });

  test("is found again where what was kept is torn", () => {
    ask();
    for (const name of stored.keys()) stored.set(name, '{"sights":[');
    ask();
    expect(asked).toBe(2);
  });
});
