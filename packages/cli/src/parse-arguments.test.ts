import { expect, test } from "vitest";
import { parseArguments } from "./parse-arguments.ts";

const parse = (line: string) => parseArguments(line.split(" ").filter(Boolean), {});

test("migrate is a dry run of the working folder unless told otherwise", () => {
  expect(parse("migrate")).toEqual({
    command: "migrate",
    format: "text",
    paths: [],
    write: false,
    interactive: false,
    patch: null,
    commit: false,
    includeReview: false,
    todo: false,
    explain: false,
    only: [],
    skip: [],
    allowDirty: false,
    serviceUrl: null,
    typecheck: true,
    config: true,
  });
});

test("every flag of migrate is understood", () => {
  const line =
    "migrate src 1 --write --todo --explain --include review --only a,b --only c --skip=d --allow-dirty " +
    "--service-url https://habits.example/x --no-typecheck --no-config --format json";
  expect(parse(line)).toEqual({
    command: "migrate",
    format: "json",
    paths: ["src", "1"],
    write: true,
    interactive: false,
    patch: null,
    commit: false,
    includeReview: true,
    todo: true,
    explain: true,
    only: ["a", "b", "c"],
    skip: ["d"],
    allowDirty: true,
    serviceUrl: "https://habits.example/x",
    typecheck: false,
    config: false,
  });
});

test("every flag of check is understood", () => {
  const line =
    "check a b --as-of 2025-02-15 --fail-on never --fail-within 30 --output r.txt --baseline b.json " +
    "--update-baseline --accept-new --traffic t.har --service-url https://habits.example --no-config --no-cache";
  expect(parse(line)).toEqual({
    command: "check",
    reports: [{ format: "text", output: "r.txt" }],
    paths: ["a", "b"],
    asOf: "2025-02-15",
    failOn: "never",
    failWithinDays: 30,
    baseline: { file: "b.json", update: true, acceptNew: true },
    changedSince: null,
    traffic: "t.har",
    serviceUrl: "https://habits.example",
    config: false,
    cache: false,
  });
  expect(parse("check --changed-since main")).toMatchObject({
    changedSince: "main",
    baseline: null,
    config: true,
    cache: true,
  });
});

test("undo and changes are understood", () => {
  expect(parse("undo --format json")).toEqual({ command: "undo", format: "json" });
  expect(parse("changes")).toEqual({ command: "changes", format: "text", id: null });
  expect(parse("changes x")).toEqual({ command: "changes", format: "text", id: "x" });
});

test("ways to apply", () => {
  expect(parse("migrate src --patch -")).toMatchObject({ patch: "-", paths: ["src"] });
  expect(parse("migrate --patch x.patch --format json")).toMatchObject({ patch: "x.patch" });
  expect(parse("migrate --write --commit --interactive")).toMatchObject({
    write: true,
    commit: true,
    interactive: true,
  });
});

test("words behind -- are paths", () => {
  expect(parse("migrate -- --odd.js")).toMatchObject({ paths: ["--odd.js"] });
});

test.each(["--help", "-h", "migrate --help", "--version"])("%s is answered with text", (line) => {
  expect(parse(line)).toMatchObject({ command: "answer", text: expect.stringMatching(/\S\n$/) });
});

test.each([
  ["", "no command is given; see habitshift --help"],
  ["mgirate", "unknown command mgirate; did you mean migrate?"],
  ["frobnicate", "unknown command frobnicate; see habitshift --help"],
  ["migrate --wrte", "unknown argument wrte (did you mean --write?)"],
  ["migrate --no-write", "unknown argument no-write (did you mean --write?)"],
  ["migrate --patch", "--patch needs a value"],
  ["migrate --patch x --write", "--write and --patch cannot both be given"],
  ["migrate --commit --patch=x", "--commit and --patch cannot both be given"],
  ["migrate --interactive --format json", "--interactive and --format json cannot both be given"],
  ["migrate --patch - --format json", "--patch and --format json cannot both be given"],
  ["migrate --write=maybe", "--write takes no value"],
  ["migrate --include all", "--include must be review, not all"],
  ["migrate --format xml", "--format must be one of text, json, not xml"],
  [
    "check --format yaml",
    "--format must be one of text, json, sarif, github, junit, markdown, html, not yaml",
  ],
  ["migrate --format json --format text", "--format is given more than once"],
  ["migrate --only", "--only needs the id of a change"],
  ["migrate --only --write", "--only needs the id of a change"],
  ["migrate --service-url", "--service-url needs a value"],
  ["migrate --service-url ftp://x", "--service-url must be an address"],
  ["check --as-of 2025-02-30", "--as-of must be a day such as 2025-02-15, not 2025-02-30"],
  ["check --as-of tomorrow", "--as-of must be a day"],
  ["check --fail-within -1", "--fail-within must be a number of days from 0 on, not -1"],
  ["check --fail-on fatal", "--fail-on must be one of note, warning, error, never, not fatal"],
  ["undo extra", "unknown argument extra"],
  ["changes a b", "unknown argument b"],
])("habitshift %s is refused", (line, message) => {
  expect(() => parse(line)).toThrow(message);
});

test.each(["migrate", "check"])(
  "an empty path of %s is refused, as it is not all there is",
  (name) => {
    for (const words of [[""], ["src", ""], ["--", ""]]) {
      expect(() => parseArguments([name, ...words], {})).toThrow("a path is empty");
    }
  },
);
