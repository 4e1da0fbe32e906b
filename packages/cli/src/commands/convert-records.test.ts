import { lstatSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

const habit = '{"id":"h1","title":"Run","target":2,"completedDates":["2024-11-01"]}';
const log = '{"habitId":"h1","targetDate":"2024-11-01","value":2,"unitSymbol":"rep"}';

let folder: Workspace;
beforeEach(() => {
  folder = createWorkspace({ "h.json": habit });
});
afterEach(() => folder.remove());

const names = () => readdirSync(folder.root).sort();
const pathOf = (name: string) => join(folder.root, name);

describe("--logs, --notes and --errors", () => {
  test.each([
    ["records.json", `[\n  ${log}\n]\n`],
    ["records.ndjson", `${log}\n`],
    ["records.JSONL", `${log}\n`],
    ["records", `[\n  ${log}\n]\n`],
  ])("%s is a list or lines, by its name", async (name, text) => {
    expect((await folder.run(`convert h.json --logs ${name}`)).status).toBe(0);
    expect(folder.read(name)).toBe(text);
  });

  test("without an ending it is lines where the input is", async () => {
    folder.write({ "h.ndjson": `${habit}\n` });
    await folder.run("convert h.ndjson --logs records");
    expect(folder.read("records")).toBe(`${log}\n`);
  });

  test("are there without a record, too, so that a script can read them", async () => {
    await folder.run(
      "convert --logs l.json --errors e.ndjson --notes n.json",
      {},
      '{"title":"x","streak":0}',
    );
    expect([folder.read("l.json"), folder.read("e.ndjson")]).toEqual(["[]\n", ""]);
  });

  test("a note says of which file, change and place it is", async () => {
    await folder.run("convert h.json --notes n.json");
    expect(JSON.parse(folder.read("n.json"))).toContainEqual({
      file: "h.json",
      change: "completed-dates-removed",
      kind: "derived",
      pointer: "/completedDates",
      message: expect.stringContaining("1 log"),
    });
  });

  test("what is not asked for is named: logs, with the flag that keeps them", async () => {
    const { status, stderr } = await folder.run("convert h.json");
    expect(status).toBe(0);
    expect(stderr).toMatch(/1 log .*--logs FILE/);
  });

  test("what is lost is named, with the flag that lists it", async () => {
    const twoGoals = '{"name":"Run","goals":[{"value":1,"unit":"km"},{"value":2,"unit":"km"}]}';
    const { stderr } = await folder.run("convert --to v1", {}, twoGoals);
    expect.soft(stderr).toMatch(/\d lost/);
    expect.soft(stderr).toContain("--notes FILE");
  });
});

describe("logs that do not say which habit they are of", () => {
  test("are noted as a loss where there are several habits", async () => {
    const list = `[${habit.replace('"id":"h1",', "")},${habit}]`;
    await folder.run("convert --logs l.json --notes n.json", {}, list);
    const notes = JSON.parse(folder.read("n.json")) as { kind: string; pointer: string }[];
    expect(notes).toContainEqual(
      expect.objectContaining({ kind: "lost", pointer: "/0/completedDates" }),
    );
  });

  test("come back to the only habit that there is", async () => {
    const text = habit.replace('"id":"h1",', "");
    const there = await folder.run("convert --logs l.json", {}, text);
    const back = await folder.run("convert --to v1 --logs l.json", {}, there.stdout);
    expect(JSON.parse(back.stdout)).toMatchObject({ completedDates: ["2024-11-01"] });
  });
});

describe("a file of records that cannot be what the user wants is refused: status 2", () => {
  const refused = async (line: string) => {
    const before = names();
    const { status, stderr } = await folder.run(line);
    expect.soft(status).toBe(2);
    expect.soft(stderr).toContain("habitshift: ");
    expect.soft(folder.read("h.json")).toBe(habit);
    expect.soft(names()).toEqual(before);
  };

  test.each([
    ["an input", "convert h.json --logs h.json"],
    ["an input, named in another way", "convert h.json --notes ./h.json"],
    ["an input in place", "convert h.json --in-place --logs h.json"],
    ["an input below a folder", "convert . --errors h.json"],
    ["the same file twice", "convert h.json --logs x --notes ./x"],
    ["the same file twice, in place", "convert h.json --in-place --logs x --notes x"],
    ["in a folder that is not there", "convert h.json --logs none/l.json"],
    ["the same in place", "convert h.json --in-place --logs none/l.json"],
  ])("%s", (_, line) => refused(line));

  test.each(["", "--in-place "])("a folder %s", async (flag) => {
    mkdirSync(pathOf("dir"));
    await refused(`convert h.json ${flag}--logs dir`);
  });

  test("logs of an earlier run in place, which are nowhere else", async () => {
    const logs = `[\n  ${log}\n]\n`;
    folder.write({ "l.json": logs });
    await refused("convert h.json --in-place --logs l.json");
    expect(folder.read("l.json")).toBe(logs);
  });
});

test("a link leads to the file that is written", async () => {
  folder.write({ "real.json": "" });
  symlinkSync("real.json", pathOf("link.json"));
  expect((await folder.run("convert h.json --logs link.json")).status).toBe(0);
  expect(lstatSync(pathOf("link.json")).isSymbolicLink()).toBe(true);
  expect(folder.read("real.json")).toContain(log);
});

describe("--to v1 --logs", () => {
  const inV2 = '{"id":"h1","name":"Run","goals":[{"periodicity":"daily","value":2,"unit":"rep"}]}';

  test.each([
    ["a list", `[${log}]`],
    ["lines", `${log}\r\n\n`],
    ["a byte order mark", `\uFEFF[${log}]`],
    ["an envelope's data", `[${log.replace("{", '{"id":"l1",')}]`],
  ])("reads %s", async (_, logs) => {
    folder.write({ "l.json": logs });
    const { status, stdout } = await folder.run("convert --to v1 --logs l.json", {}, inV2);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ completedDates: ["2024-11-01"] });
  });

  test.each([
    ["no file", undefined, /none\.json cannot be read/],
    ["no JSON", "{", /not JSON|does not hold v2 logs/],
    ["another list", `[${habit}]`, /targetDate/],
  ])("refuses %s", async (_, logs, said) => {
    const name = logs === undefined ? "none.json" : "l.json";
    if (logs !== undefined) folder.write({ "l.json": logs });
    const { status, stdout, stderr } = await folder.run(`convert --to v1 --logs ${name}`, {}, inV2);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(said);
  });

  test("names the line of a broken one", async () => {
    folder.write({ "l.ndjson": `${log}\n${log}\n{"habitId":\n` });
    const { stderr } = await folder.run("convert --to v1 --logs l.ndjson", {}, inV2);
    expect(stderr).toContain("l.ndjson:3");
  });
});
