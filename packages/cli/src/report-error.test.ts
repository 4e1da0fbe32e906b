import { expect, test } from "vitest";
import { reportError } from "./report-error.ts";
import { UsageError } from "./usage-error.ts";

function report(error: unknown): { status: number; text: string } {
  let text = "";
  const stderr = {
    write: (part: string) => {
      text += part;
    },
    isTerminal: false,
  };
  return { status: reportError(error, stderr), text };
}

const named = (name: string, about: object) => Object.assign(new Error("because"), { name }, about);

test.each([
  [new UsageError("because"), 2, "habitshift: because\n"],
  [named("NoSuchPathError", {}), 2, "habitshift: because\n"],
  [named("ApplyError", { code: "journal" }), 1, "habitshift: because\n"],
  [named("ApplyError", { code: "unfinished" }), 2, "habitshift: because\n"],
  [
    named("Error", { code: "EIO", syscall: "read" }),
    1,
    "habitshift: the system refused: because\n",
  ],
])("%s", (error, status, text) => {
  expect(report(error)).toEqual({ status, text });
});

test("anything else is a defect, with what is needed to report it", () => {
  const { status, text } = report(new TypeError("x is undefined"));
  expect(status).toBe(3);
  expect(text).toContain("this is a defect of habitshift");
  expect(text).toContain("TypeError: x is undefined\n    at ");
  expect(report("thrown").status).toBe(3);
});
