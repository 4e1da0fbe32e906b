import { describe, expect, test } from "vitest";
import type { Breakage, Verdict } from "../../model.ts";
import type { Answer } from "./judge.ts";
import { sayOutcome, sentence } from "./outcome.ts";

const breakage = (severity: Breakage["severity"]): Breakage => ({
  change: "v2-invalid",
  severity,
  in: "body",
  pointer: "",
  message: "",
  fix: "",
});
const answer = (verdict: Verdict["verdict"], ...severities: Breakage["severity"][]): Answer => ({
  verdict: { verdict, breakages: severities.map(breakage) },
});
const ok = answer("ok");
const warns = answer("warns", "warning");
const breaks = answer("breaks", "error", "error", "warning");
const failed: Answer = { error: "no method" };
const say = (...answers: readonly (Answer | undefined)[]) => {
  const { tone, title, detail } = sayOutcome({ kind: "judged", answers });
  return [tone, title, detail];
};

describe("the verdict in a line", () => {
  test.each([
    [[ok], ["ok", "Works on v2", "Nothing to change."]],
    [[warns], ["warns", "Works on v2", "1 warning"]],
    [[breaks], ["breaks", "Breaks on v2", "2 things to change, 1 warning"]],
    [[failed], ["error", "Cannot be judged", "no method"]],
    [[undefined], ["none", "Judging…", ""]],
    [
      [ok, ok],
      ["ok", "All 2 requests work on v2", ""],
    ],
    [
      [ok, warns],
      ["warns", "All 2 requests work on v2", "1 with warnings"],
    ],
    [
      [ok, breaks, undefined],
      ["breaks", "1 of 3 requests break on v2", "1 still to come"],
    ],
    [
      [breaks, breaks],
      ["breaks", "All 2 requests break on v2", ""],
    ],
    [
      [ok, failed],
      ["error", "1 of 2 requests work on v2", "1 cannot be judged"],
    ],
    [
      [ok, undefined],
      ["none", "Judging…", "1 still to come"],
    ],
  ])("of answers %#", (answers, expected) => {
    expect(say(...answers)).toEqual(expected);
  });

  test("says where more is wrong than is listed", () => {
    const verdict: Verdict = { verdict: "breaks", breakages: [breakage("error")], truncated: true };
    expect(say({ verdict })[2]).toBe("at least 1 thing to change");
  });
});

test("names of versions begin as they are", () => {
  expect(["send it", "v1 lists", "`x` is", ""].map(sentence)).toEqual([
    "Send it",
    "v1 lists",
    "`x` is",
    "",
  ]);
});
