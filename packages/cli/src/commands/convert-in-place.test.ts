import { existsSync, lstatSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

const done =
  '{"id":"h1","title":"Run","frequency":"daily","target":2,"unit":"times","streak":1,"completedDates":["2024-11-01"]}\n';
const plain = '{\n  "id": "h2",\n  "title": "Walk",\n  "target": 1\n}\n';
const lines = '{"id":"h3","title":"Read","target":1}\n{"id":"h4","title":"Swim","target":2}\n';
const before = { "a.json": done, "sub/b.json": plain, "c.ndjson": lines };

let folder: Workspace;
beforeEach(() => {
  folder = createWorkspace(before);
});
afterEach(() => folder.remove());

const snapshot = () =>
  Object.fromEntries(Object.keys(before).map((name) => [name, folder.read(name)]));
const has = (name: string) => existsSync(join(folder.root, name));

describe("--in-place", () => {
  test("rewrites files and writes their logs, and undo takes both back", async () => {
    const { status, stdout, stderr } = await folder.run("convert . --in-place --logs logs.json");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    for (const name of Object.keys(before)) expect(stdout).toContain(name);
    expect(JSON.parse(folder.read("a.json"))).toMatchObject({ name: "Run" });
    expect(folder.read("sub/b.json")).toMatch(/^\{\n {2}"id": "h2",\n {2}"name": "Walk",\n/);
    expect(folder.read("c.ndjson").match(/"name"/g)).toHaveLength(2);
    expect(JSON.parse(folder.read("logs.json"))).toEqual([
      { habitId: "h1", targetDate: "2024-11-01", value: 2, unitSymbol: "rep" },
    ]);
    expect((await folder.run("undo")).status).toBe(0);
    expect(snapshot()).toEqual(before);
    expect(has("logs.json") || has(".habitshift")).toBe(false);
  });

  test("refuses to drop logs, and changes nothing", async () => {
    const { status, stderr } = await folder.run("convert . --in-place");
    expect(status).toBe(2);
    expect(stderr).toMatch(/1 log .*--logs/);
    expect(snapshot()).toEqual(before);
    expect(has(".habitshift")).toBe(false);
  });

  test("a second run changes nothing, says so, and undo still takes back the first", async () => {
    await folder.run("convert . --in-place --logs logs.json");
    const first = { ...snapshot(), logs: folder.read("logs.json") };
    const { status, stdout } = await folder.run("convert . --in-place");
    expect.soft(status).toBe(0);
    expect.soft(stdout).toMatch(/a\.json .*converted already/);
    expect.soft({ ...snapshot(), logs: folder.read("logs.json") }).toEqual(first);
    await folder.run("undo");
    expect.soft(snapshot()).toEqual(before);
  });

  test("a second run with files for records keeps the way back, too", async () => {
    await folder.run("convert a.json --in-place --logs logs.json");
    const line =
      "convert a.json --in-place --logs more.json --notes notes.json --errors errors.json";
    expect((await folder.run(line)).status).toBe(0);
    await folder.run("undo");
    expect(folder.read("a.json")).toBe(done);
  });

  test("there and back gives the same bytes", async () => {
    const old = "convert a.json --in-place --to v1 --logs logs.json";
    expect((await folder.run("convert a.json --in-place --logs logs.json")).status).toBe(0);
    expect((await folder.run(old)).status).toBe(0);
    expect(folder.read("a.json")).toBe(done);
  });

  test("the way back does not convert the very logs that it reads", async () => {
    await folder.run("convert . --in-place --logs logs.json");
    const logs = folder.read("logs.json");
    await folder.run("convert . --in-place --to v1 --logs logs.json");
    expect(folder.read("logs.json")).toBe(logs);
    expect(folder.read("a.json")).toBe(done);
  });
});

describe("a file with something that cannot be converted", () => {
  const bad = {
    "bad.json": '[{"id":"x","title":"X"},{"id":"y","title":5}]',
    "bad.ndjson": `${lines}broken\n`,
  };

  test.each(Object.entries(bad))(
    "%s stays as it is without --errors; the others are written",
    async (name, text) => {
      folder.write({ [name]: text });
      const { status, stdout, stderr } = await folder.run(`convert ${name} c.ndjson --in-place`);
      expect(status).toBe(1);
      expect(folder.read(name)).toBe(text);
      expect(folder.read("c.ndjson")).toContain('"name"');
      expect.soft(stdout + stderr).toContain("--errors FILE");
      expect.soft(stdout + stderr).toMatch(/left as it (is|was)|not (changed|rewritten)|unchanged/);
    },
  );

  test.each(Object.entries(bad))(
    "%s loses it to --errors, and undo brings it back",
    async (name, text) => {
      folder.write({ [name]: text });
      const { status } = await folder.run(`convert ${name} --in-place --errors e.ndjson`);
      expect(status).toBe(1);
      expect(folder.read(name)).toContain('"name"');
      expect(folder.read(name)).not.toMatch(/broken|"y"/);
      expect(folder.read("e.ndjson")).toMatch(/broken|\\"y\\"/);
      await folder.run("undo");
      expect(folder.read(name)).toBe(text);
      expect(has("e.ndjson")).toBe(false);
    },
  );

  test("the same command with --errors added works: the first left no file in its way", async () => {
    folder.write({ "bad.ndjson": bad["bad.ndjson"] });
    await folder.run("convert bad.ndjson --in-place --logs l.ndjson --notes n.ndjson");
    const line = "convert bad.ndjson --in-place --logs l.ndjson --notes n.ndjson --errors e.ndjson";
    const { status, stderr } = await folder.run(line);
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
  });

  test("its logs are not written without it", async () => {
    folder.write({ "bad.ndjson": `${done}broken\n` });
    await folder.run("convert bad.ndjson c.ndjson --in-place --logs l.ndjson");
    expect(folder.read("bad.ndjson")).toBe(`${done}broken\n`);
    expect(has("l.ndjson") ? folder.read("l.ndjson") : "").toBe("");
  });

  test("a line that a first run made is not taken out by a second one with --errors", async () => {
    folder.write({
      "d.ndjson": '{"id":"h1","title":"Run"}\n{"id":"h2","title":"Walk","target":1}\n',
    });
    await folder.run("convert d.ndjson --in-place");
    const first = folder.read("d.ndjson");
    await folder.run("convert d.ndjson --in-place --errors e.ndjson");
    expect(folder.read("d.ndjson")).toBe(first);
  });

  test.each(["broken", "{}", "", "{"])(
    "what has nothing to convert at all stays, also with --errors: %j",
    async (text) => {
      folder.write({ "d.json": text, "d.ndjson": `${text}\n\n${text}\n` });
      await folder.run("convert d.json d.ndjson --in-place --errors e.ndjson");
      expect(folder.read("d.json")).toBe(text);
      expect(folder.read("d.ndjson")).toBe(`${text}\n\n${text}\n`);
    },
  );
});

test("reports go to the user and never into the files: --ndjson --format json", async () => {
  await folder.run("convert c.ndjson --in-place --ndjson --format json");
  for (const line of folder.read("c.ndjson").trim().split("\n")) {
    expect(JSON.parse(line)).toMatchObject({ id: expect.stringMatching(/^h[34]$/) });
  }
});

test("a link to a file stays a link, and the file that it leads to is rewritten", async () => {
  symlinkSync("sub/b.json", join(folder.root, "link.json"));
  expect((await folder.run("convert link.json --in-place")).status).toBe(0);
  expect(lstatSync(join(folder.root, "link.json")).isSymbolicLink()).toBe(true);
  expect(folder.read("sub/b.json")).toContain('"name"');
  await folder.run("undo");
  expect(lstatSync(join(folder.root, "link.json")).isSymbolicLink()).toBe(true);
  expect(snapshot()).toEqual(before);
});

test("a file that somebody writes to meanwhile does not lose what was written", async () => {
  folder.write({ "big.ndjson": '{"id":"h1","title":"Before","target":1}\n'.repeat(60_000) });
  const running = folder.run("convert big.ndjson --in-place");
  await setTimeout(40);
  const edited = '{"id":"h1","title":"Edited","target":1}\n'.repeat(60_000);
  writeFileSync(join(folder.root, "big.ndjson"), edited);
  const { status } = await running;
  const after = folder.read("big.ndjson");
  expect(after === edited || !after.includes("Before")).toBe(true);
  expect(status === 0 || after === edited).toBe(true);
});
