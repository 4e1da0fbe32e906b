import { expect, test } from "vitest";
import { isSingleRun } from "./is-single-run.ts";

test.each([
  ["the command line", {}, "/app/node_modules/.bin/eslint", true],
  ["the command line by its file", {}, "C:\\app\\node_modules\\eslint\\bin\\eslint.js", true],
  ["CI", { CI: "true" }, "/app/scripts/lint.js", true],
  ["an editor", {}, "/editor/server/eslintServer.js", false],
  [
    "an editor where CI is said to be off",
    { CI: "false" },
    "/editor/server/eslintServer.js",
    false,
  ],
])("%s", (_, env, program, expected) => {
  expect(isSingleRun(env, program)).toBe(expected);
});
