import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

const v1 = { id: "h1", title: "Run", frequency: "daily", target: 2, unit: "times", streak: 0 };
const v2 = {
  id: "h1",
  name: "Run",
  occurrence: { type: "daily" },
  goals: [{ periodicity: "daily", value: 2, unit: "rep" }],
  statistics: { currentStreak: 0 },
};

let folder: Workspace;
beforeEach(() => {
  folder = createWorkspace({ "h.json": `${JSON.stringify(v1)}\n` });
});
afterEach(() => folder.remove());

test("a file goes to standard output, and standard error says what it was taken for", async () => {
  const { status, stdout, stderr } = await folder.run("convert h.json");
  expect(status).toBe(0);
  expect(stdout).toBe(`${JSON.stringify(v2)}\n`);
  expect(stderr).toMatch(/^h\.json .*\b1 habit$/m);
  expect(folder.read("h.json")).toBe(`${JSON.stringify(v1)}\n`);
});

test.each(["convert", "convert -", "convert --kind habit"])(
  "%s reads standard input",
  async (line) => {
    const { status, stdout, stderr } = await folder.run(line, {}, JSON.stringify(v1));
    expect(status).toBe(0);
    expect(stdout).toBe(JSON.stringify(v2));
    expect(stderr).toContain("1 habit");
  },
);

test("files come in the order in which they are named, each once, each on lines of its own", async () => {
  folder.write({ "a.json": '{"id":"a","title":"A"}', "b.json": '{"id":"b","title":"B"}' });
  const { status, stdout } = await folder.run("convert b.json a.json ./b.json");
  expect(status).toBe(0);
  expect(stdout).toBe('{"id":"b","name":"B"}\n{"id":"a","name":"A"}\n');
});

test("standard input among files is read or refused, never left out in silence", async () => {
  const { status, stdout } = await folder.run("convert - h.json", {}, '{"id":"x","title":"X"}');
  const isRefused = status === 2 && stdout === "";
  expect(isRefused || stdout.includes('"name":"X"')).toBe(true);
});

const list = (value: object) => [value, { ...value, id: "h2" }];

describe("the result has the form of the input", () => {
  test.each<[string, (value: object) => string]>([
    ["two spaces", (value) => `${JSON.stringify(value, null, 2)}\n`],
    ["four spaces", (value) => `${JSON.stringify(list(value), null, 4)}\n`],
    ["tabs", (value) => `${JSON.stringify(value, null, "\t")}\n`],
    ["carriage returns", (value) => JSON.stringify(value, null, 2).replaceAll("\n", "\r\n")],
    ["one line", (value) => JSON.stringify(list(value))],
    ["a final newline", (value) => `${JSON.stringify(value)}\n`],
    ["a final carriage return and newline", (value) => `${JSON.stringify(value)}\r\n`],
    ["a byte order mark", (value) => `\uFEFF${JSON.stringify(value, null, 2)}\n`],
    [
      "an element a line",
      (value) =>
        `[\n${list(value)
          .map((own) => JSON.stringify(own))
          .join(",\n")}\n]\n`,
    ],
  ])("%s", async (_, written) => {
    const { status, stdout } = await folder.run("convert", {}, written(v1));
    expect(status).toBe(0);
    expect(stdout).toBe(written(v2));
  });

  test("a text of many lines stays one of many lines, whatever its first line is", async () => {
    const text = `[${JSON.stringify(v1, null, 2)}, ${JSON.stringify(v1, null, 2)}]\n`;
    const { stdout } = await folder.run("convert", {}, text);
    expect(stdout.split("\n").length).toBeGreaterThan(text.split("\n").length);
  });

  test.each([
    ["in spaces", '{ "id": "h2",  "name": "Run", "occurrence": {"type":"daily"} }\n'],
    ["in a list", '[{"name":"Run","goals":[]},\n {"name":"Walk","goals":[ ]}]\n\n'],
    ["in numbers", '{"name":"Run","goals":[{"value":1.50,"unit":"km"}]}'],
    ["in escapes", '{"name":"L\\u00e4ufe","goals":[]}'],
  ])("what is of v2 already stays as it is, to the byte: %s", async (_, text) => {
    const { status, stdout, stderr } = await folder.run("convert", {}, text);
    expect(status).toBe(0);
    expect(stdout).toBe(text);
    expect(stderr).toContain("converted already");
  });
});

test("what JSON.parse would lose comes out as it went in", async () => {
  const odd = '"external":12345678901234567890,"big":1E400,"half":"\\ud83d","__proto__":{"a":1}';
  const { stdout } = await folder.run("convert", {}, `{"id":"h1","title":"Run",${odd}}`);
  expect(stdout).toBe(`{"id":"h1","name":"Run",${odd}}`);
});

test("an empty list is an empty list", async () => {
  expect(await folder.run("convert", {}, "[]\n")).toMatchObject({ status: 0, stdout: "[]\n" });
});

describe("--kind auto says what it took a payload for", () => {
  test.each([
    ["1 log", { habitId: "h1", date: "2024-11-01", status: "done" }],
    ["1 envelope", { success: true, data: [v1], error: null }],
    ["1 envelope", { success: false, data: null, error: "no" }],
    ["1 request", { method: "POST", url: "/api/v1/habits", body: { title: "Run" } }],
    ["2 habits", [v1, v1]],
    ["1 habit, 1 log", [v1, { habitId: "h1", date: "2024-11-01", status: "done" }]],
    ["1 habit, 1 converted already", [v1, v2]],
    ["1 converted already", { data: [v2], pagination: { total: 1, limit: 50, offset: 0 } }],
    ["1 converted already", { targetDate: "2024-11-01", value: 1, unitSymbol: "rep" }],
  ])("%s", async (said, payload) => {
    const { status, stderr } = await folder.run("convert", {}, JSON.stringify(payload));
    expect(status).toBe(0);
    expect(stderr).toContain(said);
  });

  test("a second run with the kind named passes what is of v2 already, too", async () => {
    const both = JSON.stringify([v1, v2]);
    const { status, stdout } = await folder.run("convert --kind habit", {}, both);
    expect(status).toBe(0);
    expect(JSON.parse(stdout || "null")).toEqual([v2, v2]);
  });
});

describe("a habit that has nothing but a name", () => {
  const bare = '[{"id":"h1","name":"Run"},{"id":"h2","name":"Walk","goals":[]}]';

  test("is of v2 beside others of v2", async () => {
    const { status, stdout } = await folder.run("convert", {}, bare);
    expect({ status, stdout }).toEqual({ status: 0, stdout: bare });
  });

  test("comes through a second run", async () => {
    const first = await folder.run("convert", {}, '[{"id":"h1","title":"Run"}]');
    const second = await folder.run("convert", {}, first.stdout);
    expect(second).toMatchObject({ status: 0, stdout: first.stdout });
  });
});

describe("wrong use is status 2, and nothing is written", () => {
  test.each([
    ["convert", "nothing to read"],
    ["convert none.json", "none.json"],
    ["convert none.json h.json", "none.json"],
    ["convert --in-place", "--in-place"],
    ["convert --kind habits h.json", "--kind must be one of"],
    ["convert --to v3 h.json", "--to must be one of"],
    ["convert --inplace h.json", "did you mean --in-place?"],
    ["convert --in-place=yes h.json", "takes no value"],
    ["convert --notes= h.json", "--notes needs a value"],
    ["convert --logs a --logs b h.json", "more than once"],
    ["convert h.json --kind", "--kind"],
    ["convert h.json --to", "--to"],
    ["convert h.json --format", "--format"],
    ["convert h.json --to v1 --kind request", "request"],
  ])("%s", async (line, said) => {
    const { status, stdout, stderr } = await folder.run(line);
    expect(stderr).toContain(said);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  test("a flag of another command is not proposed", async () => {
    const { stderr } = await folder.run("convert h.json --write");
    expect(stderr).not.toContain("did you mean --write?");
  });
});

test("--help names what can be read, and gives the exit status", async () => {
  const { status, stdout } = await folder.run("convert --help");
  expect(status).toBe(0);
  for (const word of ["files", "standard input", "NDJSON", "HAR", "CSV", "--errors", "undo"]) {
    expect.soft(stdout).toContain(word);
  }
  expect.soft(stdout).toMatch(/exit status/i);
});
