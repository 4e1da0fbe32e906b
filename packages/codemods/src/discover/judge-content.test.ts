import { describe, expect, test } from "vitest";
import { judgeContent } from "./judge-content.ts";

const each = "function each(list, f) {\n  for (var i = 0; i < list.length; i++) f(list[i]);\n}\n";
const large = each.repeat(300);

describe("code that nobody wrote by hand", () => {
  test("is what a compiler put into lines of some 500 units", () => {
    const line = `${"a.b=function(c,d){return c.e(d,f)};".repeat(14)}\n`;
    const text = `/*\n A library\n*/\n${line.repeat(20)}`;
    expect(judgeContent("app.js", text)?.code).toBe("minified");
  });

  test("is not what has lines of some length", () => {
    const line = `run(first, second, [third, { fourth: 1 }]);${" go(on, up);".repeat(40)}\n`;
    expect(judgeContent("app.js", line.repeat(20))).toBe(null);
  });

  test.each(["js/jquery-3.7.1.js", "lib/knockout-latest.debug.js", "vendor/angular.js"])(
    "is the copy of a library in %s",
    (path) => expect(judgeContent(path, large)?.code).toBe("library"),
  );

  test.each([
    ["a plugin", "js/jquery.table.js", large],
    ["what sets a library up", "js/backbone.js", each],
    ["what speaks of habits", "js/angular.js", `${large}load("/api/v1/habits");\n`],
  ])("is not %s that is named after a library", (_, path, text) => {
    expect(judgeContent(path, text)).toBe(null);
  });
});
