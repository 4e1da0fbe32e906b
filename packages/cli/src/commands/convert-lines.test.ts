import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

const run = '{"id":"h1","title":"Run"}';
const walk = '{"id":"h2","title":"Walk","target":1}';
const inV2 = '{"id":"h1","name":"Run"}';
const walkInV2 = '{"id":"h2","name":"Walk","goals":[{"periodicity":"daily","value":1}]}';

let folder: Workspace;
beforeEach(() => {
  folder = createWorkspace({ "all.ndjson": `${run}\nbroken\n${walk}\n` });
});
afterEach(() => folder.remove());

describe("lines are told by the name, by --ndjson, or by the first one", () => {
  test.each([
    ["all.ndjson", "convert all.ndjson", undefined],
    ["all.jsonl", "convert all.jsonl", undefined],
    ["all.json", "convert all.json", undefined],
    ["all.txt", "convert all.txt --ndjson", undefined],
    ["stdin", "convert", `${run}\n${walk}\n`],
    ["stdin", "convert --ndjson", `${run}\n${walk}\n`],
  ])("%s: %s", async (name, line, input) => {
    folder.write({ [name]: `${run}\n${walk}\n` });
    const { status, stdout, stderr } = await folder.run(line, {}, input);
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${inV2}\n${walkInV2}\n` });
    expect(stderr).toMatch(new RegExp(`^${name} .*2 habits$`, "m"));
  });

  test("a broken line in front does not hide that they are lines", async () => {
    const { status, stdout, stderr } = await folder.run("convert --ndjson", {}, `x\n${run}\n`);
    expect({ status, stdout }).toEqual({ status: 1, stdout: `${inV2}\n` });
    expect(stderr).toContain("stdin:1: not JSON");
  });

  test("a document on several lines is none of lines", async () => {
    const { stdout } = await folder.run("convert", {}, `[\n${run}\n]\n`);
    expect(JSON.parse(stdout)).toEqual([{ id: "h1", name: "Run" }]);
  });
});

describe("the form of the lines stays", () => {
  test.each([
    ["without an end of the last line", `${run}\n${walk}`, `${inV2}\n${walkInV2}`],
    ["with carriage returns", `${run}\r\n${walk}\r\n`, `${inV2}\r\n${walkInV2}\r\n`],
    ["with both", `${run}\r\n${walk}\n`, `${inV2}\r\n${walkInV2}\n`],
    ["with blank lines", `\n${run}\n \r\n\n${walk}\n\n`, `\n${inV2}\n \r\n\n${walkInV2}\n\n`],
    ["with a byte order mark", `\uFEFF${run}\n${walk}\n`, `\uFEFF${inV2}\n${walkInV2}\n`],
    [
      "with long numbers",
      '{"title":"x","n":9007199254740993}',
      '{"name":"x","n":9007199254740993}',
    ],
  ])("%s", async (_, input, output) => {
    const { status, stdout } = await folder.run("convert --ndjson", {}, input);
    expect({ status, stdout }).toEqual({ status: 0, stdout: output });
  });

  test("what is of v2 already stays as it is, to the byte", async () => {
    const lines =
      '{ "name": "Run",  "goals": [] }\n{"name":"L\\u00e4ufe","goals":[{"value":1.0}]}\n';
    const { status, stdout, stderr } = await folder.run("convert --ndjson", {}, lines);
    expect({ status, stdout }).toEqual({ status: 0, stdout: lines });
    expect(stderr).toContain("2 converted already");
  });

  test("a converted line comes through a second run", async () => {
    const first = await folder.run("convert --ndjson", {}, `${run}\n${walk}\n`);
    const second = await folder.run("convert --ndjson", {}, first.stdout);
    expect(second).toMatchObject({ status: 0, stdout: first.stdout });
  });

  test("a line that becomes several requests becomes several lines", async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `h${index}`);
    const bulk = { method: "DELETE", url: "/api/v1/habits/bulk", body: { ids } };
    const { stdout } = await folder.run("convert --ndjson", {}, `${JSON.stringify(bulk)}\n`);
    expect(stdout.trim().split("\n")).toHaveLength(2);
  });
});

describe("a line that cannot be converted", () => {
  test("is left out and named, and the exit status is 1", async () => {
    const { status, stdout, stderr } = await folder.run("convert all.ndjson");
    expect({ status, stdout }).toEqual({ status: 1, stdout: `${inV2}\n${walkInV2}\n` });
    expect(stderr).toContain("all.ndjson:2: not JSON");
    expect(stderr).toContain("--errors FILE");
  });

  test.each([
    ["no JSON", "broken", /not JSON/],
    ["of something else", '{"a":1}', /kind/],
    ["a scalar", "42", /kind/],
    ["of the wrong type", '{"title":5}', /\/title/],
    ["cut off", '{"title":', /not JSON/],
    ["with a member twice", '{"title":"a","title":"b"}', /"title" is there twice/],
    ["nested too deeply", `{"title":"x","y":${"[".repeat(1e5)}${"]".repeat(1e5)}}`, /deep/],
  ])("is set aside as it is written, with its place: %s", async (_, bad, said) => {
    const input = `${run}\r\n${bad}\r\n${walk}`;
    const line = "convert --ndjson --errors e.ndjson";
    const { status, stdout, stderr } = await folder.run(line, {}, input);
    expect({ status, stdout }).toEqual({ status: 1, stdout: `${inV2}\r\n${walkInV2}` });
    expect(stderr).toMatch(said);
    const [set, ...more] = folder.read("e.ndjson").trim().split("\n");
    expect(more).toEqual([]);
    const found = JSON.parse(set ?? "");
    expect(found).toMatchObject({ file: "stdin", line: 2, text: bad });
    expect(found.error.message).toMatch(said);
  });

  test("keeps its bytes where it is not UTF-8", async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${run}\n{"a":"`),
      Buffer.from([0xff]),
      Buffer.from('"}\n'),
    ]);
    writeFileSync(join(folder.root, "all.ndjson"), bytes);
    const { status, stdout, stderr } = await folder.run("convert all.ndjson --errors e.ndjson");
    expect({ status, stdout }).toEqual({ status: 1, stdout: `${inV2}\n` });
    expect(stderr).toContain("all.ndjson:2: it is not UTF-8");
    const { base64 } = JSON.parse(folder.read("e.ndjson"));
    expect(Buffer.from(base64, "base64")).toEqual(bytes.subarray(run.length + 1, -1));
  });

  test("what was set aside can be mended and converted", async () => {
    await folder.run("convert all.ndjson --errors e.ndjson");
    const { text } = JSON.parse(folder.read("e.ndjson"));
    expect(text).toBe("broken");
    const again = await folder.run("convert --ndjson", {}, `${run}\n`);
    expect(again).toMatchObject({ status: 0, stdout: `${inV2}\n` });
  });
});

test("a list a line is converted as one", async () => {
  const { status, stdout } = await folder.run("convert --ndjson", {}, `[${run},${run}]\n[]\n`);
  expect({ status, stdout }).toEqual({ status: 0, stdout: `[${inV2},${inV2}]\n[]\n` });
});

test("nothing at all is no failure of a stream", async () => {
  const { status, stdout } = await folder.run("convert --ndjson", {}, "");
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
});

test("logs and notes are lines, too, and say which line they are of", async () => {
  const input = '{"id":"a","title":"A"}\n{"id":"b","title":"B","completedDates":["2024-11-01"]}\n';
  const line = "convert --ndjson --logs l.ndjson --notes n.ndjson";
  expect((await folder.run(line, {}, input)).status).toBe(0);
  expect(folder.read("l.ndjson")).toBe(
    '{"habitId":"b","targetDate":"2024-11-01","value":1,"unitSymbol":"rep"}\n',
  );
  const notes = folder
    .read("n.ndjson")
    .trim()
    .split("\n")
    .map((note) => JSON.parse(note));
  expect(notes).toHaveLength(3);
  expect(notes[0]).toMatchObject({ file: "stdin", line: 2, pointer: "/completedDates" });
});

test("there and back gives the same bytes", async () => {
  const habit = (id: string, days: readonly string[]) =>
    JSON.stringify({
      id,
      title: "Run",
      frequency: "daily",
      target: 2,
      unit: "times",
      streak: 0,
      completedDates: days,
    });
  const input = `${habit("a", ["2024-11-01", "2024-11-02"])}\r\n${habit("b", [])}`;
  const there = await folder.run("convert --ndjson --logs l.ndjson", {}, input);
  const back = await folder.run("convert --ndjson --to v1 --logs l.ndjson", {}, there.stdout);
  expect(back).toMatchObject({ status: 0, stdout: input });
});
