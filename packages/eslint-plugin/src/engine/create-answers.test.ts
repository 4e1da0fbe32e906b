import { expect, test } from "vitest";
import { createAnswers } from "./create-answers.ts";

test("what is asked for again and again stays, however much is kept beside it", () => {
  const answers = createAnswers();
  answers.keep("often", () => "a");
  answers.keep("once", () => "b");
  for (let count = 0; count < 1000; count += 1) {
    answers.keep(`new ${count}`, () => "c");
    expect(answers.read("often")).toBe("a");
  }
  expect(answers.read("once")).toBeUndefined();
  expect(answers.read("new 999")).toBe("c");
});
