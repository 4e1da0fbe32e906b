import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

const habit = '{"id":"h1","title":"Run","target":2,"completedDates":["2024-11-01"]}';
const log = { habitId: "h1", targetDate: "2024-11-01", value: 2, unitSymbol: "rep" };

let folder: Workspace;
beforeEach(() => {
  folder = createWorkspace({ "h.json": habit, "bad.json": '[{"title":5}]', "empty.json": "" });
});
afterEach(() => folder.remove());

interface Result {
  readonly file: string;
  readonly value?: unknown;
  readonly failures: readonly object[];
}

/** The results of `--format json`, and the exit status. */
async function resultsOf(line: string, input?: string) {
  const { status, stdout, stderr } = await folder.run(`${line} --format json`, {}, input);
  const report = JSON.parse(stdout) as { readonly results: readonly Result[] };
  expect(report).toMatchObject({
    schemaVersion: 1,
    tool: { name: "habitshift", version: "x.y.z" },
  });
  return { status, stdout, stderr, results: report.results };
}

describe("--format json", () => {
  test("is one document: what each input was taken for, its value, logs, notes and failures", async () => {
    const { status, stderr, results } = await resultsOf("convert h.json bad.json");
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    expect(results).toEqual([
      {
        file: "h.json",
        kinds: { habit: 1 },
        left: null,
        value: expect.objectContaining({ id: "h1", name: "Run" }),
        logs: [log],
        notes: expect.arrayContaining([
          expect.objectContaining({ kind: "derived", pointer: "/completedDates" }),
        ]),
        failures: [],
      },
      {
        file: "bad.json",
        kinds: {},
        left: null,
        logs: [],
        notes: [],
        failures: [
          expect.objectContaining({ pointers: ["/0/title"], message: expect.any(String) }),
        ],
      },
    ]);
  });

  test("writes numbers that no double holds as they are", async () => {
    const text = '{"title":"x","long":12345678901234567890,"big":1E400}';
    const { stdout } = await resultsOf("convert", text);
    expect(stdout).toMatch(/"long": ?12345678901234567890,/);
    expect(stdout).toMatch(/"big": ?1E400/);
  });

  test.each([
    ["lines by their name", "convert l.ndjson"],
    ["lines by their start", "convert"],
  ])("has the values of lines, too: %s", async (_, line) => {
    const lines = '{"id":"a","title":"A"}\n{"id":"b","title":"B"}\n';
    folder.write({ "l.ndjson": lines });
    const { stdout } = await folder.run(`${line} --format json`, {}, lines);
    expect(stdout).toContain('"name": "A"');
    expect(stdout).toContain('"name": "B"');
  });

  test("names the line of a failure and of a note", async () => {
    const lines = '{"id":"a","title":"A"}\nbroken\n{"id":"b","title":"B","target":1}\n';
    const { status, results } = await resultsOf("convert", lines);
    expect(status).toBe(1);
    expect(results[0]).toMatchObject({
      failures: [{ line: 2, text: "broken" }],
      notes: [{ line: 3, pointer: "/target" }],
    });
  });

  test("has every failure, and says of a file in a folder why it was left", async () => {
    const many = Array.from({ length: 12 }, () => ({ title: 5 }));
    const { results } = await resultsOf("convert", JSON.stringify(many));
    expect(results[0]?.failures).toHaveLength(12);
    folder.write({ "bad.json": "[]", "empty.json": "[]", "other.json": '{"a":1}' });
    const { status, results: inFolder } = await resultsOf("convert .");
    expect(status).toBe(0);
    const other = inFolder.find(({ file }) => file === "other.json");
    expect(other).toMatchObject({ left: expect.stringContaining("no payload"), failures: [] });
  });

  test("is a report also in place, and the files are the files", async () => {
    const { status, results } = await resultsOf("convert h.json --in-place --logs l.json");
    expect(status).toBe(0);
    expect(results).toMatchObject([{ file: "h.json", kinds: { habit: 1 } }]);
    expect(JSON.parse(folder.read("h.json"))).toMatchObject({ name: "Run" });
    expect(JSON.parse(folder.read("l.json"))).toEqual([log]);
  });

  test("says what was wrong with a file that could not be read at all", async () => {
    const { status, results } = await resultsOf("convert empty.json");
    expect(status).toBe(1);
    expect(results).toMatchObject([{ failures: [{ message: expect.stringContaining("empty") }] }]);
  });
});

describe("--format json --ndjson", () => {
  const input = `${habit}\nbroken\n\n{"name":"Walk","goals":[],"n":12345678901234567890}`;

  test("is a report a line, for each line", async () => {
    const { status, stdout } = await folder.run("convert --ndjson --format json", {}, input);
    expect(status).toBe(1);
    const lines = stdout.split("\n");
    expect(lines).toHaveLength(4);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      line: 1,
      kind: "habit",
      values: [{ id: "h1", name: "Run" }],
      logs: [log],
      notes: expect.any(Array),
    });
    expect(JSON.parse(lines[1] ?? "")).toEqual({
      line: 2,
      text: "broken",
      error: { message: expect.stringContaining("not JSON"), pointers: [] },
    });
    expect(lines[2]).toBe("");
    expect(lines[3]).toContain('"kind":"converted"');
    expect(lines[3]).toContain('"n":12345678901234567890');
  });

  test("does not say that logs are lost which stand in the reports", async () => {
    const { stderr } = await folder.run("convert --ndjson --format json", {}, `${habit}\n`);
    expect(stderr).not.toContain("not written");
  });
});
