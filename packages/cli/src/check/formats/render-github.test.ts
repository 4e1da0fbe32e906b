import fc from "fast-check";
import { expect, test } from "vitest";
import { renderGithub } from "./render-github.ts";
import { checkOf, findingOf } from "./testing/checked-values.ts";
import { checks } from "./testing/checks.ts";

/** A line as the runner of GitHub Actions reads it (`ActionCommand` of actions/runner). */
function readCommand(line: string) {
  const [, name = "", list = "", data = ""] = /^::([^\s:]+)(?: (.*?))?::(.*)$/su.exec(line) ?? [];
  const decode = (text: string, signs: string) =>
    signs
      .split(" ")
      .reduce(
        (result, code) =>
          result.replaceAll(code, String.fromCharCode(Number.parseInt(code.slice(1), 16))),
        text,
      )
      .replaceAll("%25", "%");
  const properties = Object.fromEntries(
    list.split(",").map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), decode(pair.slice(at + 1), "%0D %0A %3A %2C")];
    }),
  );
  return { name, properties, data: decode(data, "%0D %0A") };
}

const commandsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("::"))
    .map(readCommand);

test("an annotation stands at its place, from the root of the repository", () => {
  const checked = { ...checkOf([findingOf({ file: "a,b:c%.ts" })]), prefix: "packages/app/" };
  expect(commandsOf(renderGithub(checked))).toEqual([
    {
      name: "warning",
      properties: {
        file: "packages/app/a,b:c%.ts",
        line: "12",
        endLine: "12",
        col: "8",
        endColumn: "19",
        title: "title-to-name (safe)",
      },
      data: "The habit's title is its name.\nhabit.title  →  habit.name",
    },
  ]);
});

test("a place of several lines has no columns", () => {
  const [command] = commandsOf(renderGithub(checkOf([findingOf({ endLine: 14 })])));
  expect(Object.keys(command?.properties ?? {})).toEqual(["file", "line", "endLine", "title"]);
});

test("nothing in the code becomes a command of its own", () => {
  fc.assert(
    fc.property(checks, (checked) => {
      const lines = renderGithub(checked).split(/[\n\r]/);
      const isOurs = (line: string) => /^::(?:error|warning|notice) file=/.test(line);
      const commands = lines.filter((line) => line.includes("::") && /^\s*::/.test(line));
      expect(commands.filter((line) => !isOurs(line))).toEqual([]);
      const open = checked.findings.filter(({ baseline }) => baseline !== "known");
      const most = open.length + checked.unreadable.length + checked.idleIgnores.length;
      expect(commands.length).toBeLessThanOrEqual(most);
      expect(commands.length).toBeGreaterThanOrEqual(Math.min(most, 10));
      for (const command of commands) {
        const { properties } = readCommand(command);
        expect(Object.keys(properties)).toEqual(expect.arrayContaining(["file", "title"]));
      }
    }),
  );
});

test("what GitHub would drop is counted, the heaviest shown", () => {
  const found = (severity: "error" | "note", count: number) =>
    Array.from({ length: count }, (_, line) => findingOf({ severity, line, endLine: line }));
  const text = renderGithub(checkOf([...found("note", 12), ...found("error", 33)]));
  expect(commandsOf(text).map(({ name }) => name)).toEqual([
    ...Array(10).fill("error"),
    ...Array(10).fill("notice"),
  ]);
  expect(text).toContain("and 23 more of level error");
  expect(text).toContain("and 2 more of level note");
});

test("what the baseline knows is counted, not annotated", () => {
  const text = renderGithub(
    checkOf([
      findingOf({ baseline: "known" }),
      findingOf({ baseline: "new", line: 99, endLine: 99 }),
    ]),
  );
  expect(commandsOf(text).map(({ properties }) => properties.line)).toEqual(["99"]);
  expect(text).toContain("1 place known to the baseline");
});

test("a file that could not be read is an error, and the verdict is the last line", () => {
  const unreadable = [{ file: "a.ts", reason: "it is not UTF-8" }];
  const text = renderGithub({ ...checkOf([]), unreadable, failures: ["1 finding\n::error::x"] });
  expect(commandsOf(text)).toMatchObject([{ name: "error", properties: { file: "a.ts" } }]);
  expect(text.trimEnd().split("\n").at(-1)).toBe("fails: 1 finding ::error::x");
  expect(renderGithub(checkOf([]))).toContain("0 findings on 2025-01-15");
});
