import { expect, test } from "vitest";
import { insert, replace } from "../edit/edit.ts";
import { textAfter } from "./text-after.ts";

const text = "{ title: string; success: boolean; data: T }";
const range = { start: 17, end: 34 };

test("what goes with the space around it leaves nothing", () => {
  expect(text.slice(range.start, range.end)).toBe("success: boolean;");
  expect(textAfter(text, range, [replace("a.ts", { start: 16, end: 34 }, "")])).toBe("");
});

test("what is put elsewhere leaves a range as it is", () => {
  expect(textAfter(text, range, [insert("a.ts", 40, "!")])).toBe("success: boolean;");
  expect(textAfter(text, range, [replace("a.ts", { start: 17, end: 24 }, "ok")])).toBe(
    "ok: boolean;",
  );
});
