import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFinder } from "./create-finder.ts";
import type { Engine } from "./engine/engine.ts";
import type { Answer, Question } from "./engine/question.ts";
import type { Place } from "./place.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "finder-"));
  writeFileSync(join(root, "package.json"), "{}");
  writeFileSync(join(root, "a.js"), "title;\n");
});
afterEach(() => rmSync(root, { recursive: true }));

/** An engine that finds each `title`, and takes as long as it is told to. */
function createFake() {
  const asked: { readonly text: string; readonly patience: number }[] = [];
  const state = { starts: 0, closed: 0, takes: 10 };
  let arrived: (readonly [Question, Answer])[] = [];
  const start = (): Engine => {
    state.starts += 1;
    return {
      ask: (question, patience) => {
        asked.push({ text: question.text, patience });
        const places = [...question.text.matchAll(/title/g)].map(({ index }) => placeAt(index));
        const answer = { id: asked.length, milliseconds: state.takes, places };
        if (state.takes <= patience) return answer;
        arrived.push([{ ...question, id: answer.id }, answer]);
        return null;
      },
      late: () => arrived.splice(0),
      close: () => {
        state.closed += 1;
        arrived = [];
      },
    };
  };
  return { asked, state, start };
}

const placeAt = (start: number): Place => ({
  change: "title-to-name",
  start,
  end: start + 5,
  message: "it is v1",
  reason: null,
  group: null,
});

const startsIn = (places: readonly Place[]) => places.map(({ start }) => start);

test("what is saved is waited for; what is not, as long as the patience lasts", () => {
  const { asked, state, start } = createFake();
  const finder = createFinder(start);
  const find = (text: string) =>
    startsIn(finder.find(join(root, "a.js"), text, { cwd: root, patience: 100 }));
  state.takes = 5000;
  expect(find("title;\n")).toEqual([0]);
  // It is known to be slow, so that what was found last is shown at once, moved.
  expect(find("a; title;\n")).toEqual([3]);
  expect(asked.map(({ patience }) => patience)).toEqual([Number.POSITIVE_INFINITY, 0]);
  // What came in meanwhile is the better answer.
  expect(find("a; title; title;\n")).toEqual([3]);
  expect(find("a; title; title;\n")).toEqual([3, 10]);
  expect(asked).toHaveLength(3);
});

test("a quick engine is asked at each keystroke, for what is new", () => {
  const { asked, start } = createFake();
  const finder = createFinder(start);
  const find = (text: string) =>
    startsIn(finder.find(join(root, "a.js"), text, { cwd: root, patience: 100 }));
  expect(find("title;\n")).toEqual([0]);
  expect(find("title; title;\n")).toEqual([0, 7]);
  expect(find("title; title;\n")).toEqual([0, 7]);
  expect(asked.map(({ patience }) => patience)).toEqual([Number.POSITIVE_INFINITY, 100]);
});

test("a configuration that changed starts the engine anew", () => {
  const { state, start } = createFake();
  const finder = createFinder(start);
  const find = () => finder.find(join(root, "a.js"), "title;\n", { cwd: root, patience: 100 });
  const config = join(root, "habitshift.config.json");
  writeFileSync(config, "{}");
  find();
  find();
  expect(state).toMatchObject({ starts: 1, closed: 0 });
  writeFileSync(config, '{ "services": [] }');
  find();
  expect(state).toMatchObject({ starts: 2, closed: 1 });
});

test("what the user can mend is thrown", () => {
  const problem = "habitshift.config.json is not valid";
  const ask = () => ({ id: 1, milliseconds: 0, problem });
  const finder = createFinder(() => ({ ask, late: () => [], close() {} }));
  const find = () => finder.find(join(root, "a.js"), "title;\n", { cwd: root, patience: 1 });
  expect(find).toThrow(problem);
});
