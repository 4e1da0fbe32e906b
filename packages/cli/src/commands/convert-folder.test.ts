import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

const habit = '{"id":"h1","title":"Run","target":1}\n';
const others = {
  "package.json": '{"name":"app","version":"1.0.0","dependencies":{}}',
  "tsconfig.json": '{"compilerOptions":{"target":"es2022"}}',
  "openapi.json": '{"openapi":"3.1.0","info":{"title":"API","version":"1"},"paths":{}}',
  "words.json": '["a","b"]',
  "list.json": '[{"a":1},{"b":2}]',
  "log.ndjson": '{"level":"info","msg":"a"}\n\n{"level":"info","msg":"b"}\n',
  "table.csv": "id,author\n1,x\n",
};

let folder: Workspace;
beforeEach(() => {
  folder = createWorkspace({ "a.json": habit, "sub/b.json": habit });
});
afterEach(() => folder.remove());

const namesIn = (text: string) => [...text.matchAll(/^(\S+) {2}/gm)].map(([, name]) => name);

test("a folder gives its payload files, in the order of their names", async () => {
  folder.write({
    "c.ndjson": habit,
    "d.jsonl": habit,
    "e.csv": "title,target\nRun,1\n",
    "f.txt": habit,
  });
  const { status, stderr } = await folder.run("convert .");
  expect(status).toBe(0);
  expect(namesIn(stderr)).toEqual(["a.json", "c.ndjson", "d.jsonl", "e.csv", "sub/b.json"]);
});

test("what git ignores and what is installed is left alone, unless it is named", async () => {
  folder.write({
    ".gitignore": "*.local.json\n",
    "x.local.json": habit,
    "node_modules/p/x.json": habit,
  });
  mkdirSync(join(folder.root, ".git"));
  expect(namesIn((await folder.run("convert .")).stderr)).toEqual(["a.json", "sub/b.json"]);
  expect(namesIn((await folder.run("convert x.local.json")).stderr)).toEqual(["x.local.json"]);
});

test("a file that is named and stands below a folder that is, too, is converted once", async () => {
  const { stdout } = await folder.run("convert sub sub/b.json ./sub/../sub/b.json");
  expect(stdout.match(/"name"/g)).toHaveLength(1);
});

test("what is of v2 already is unchanged", async () => {
  folder.write({
    "a.json": '{ "name": "Run", "goals": [] }',
    "sub/b.json": '{"name":"Walk","goals":[]}',
  });
  await folder.run("convert . --in-place");
  expect(folder.read("a.json")).toBe('{ "name": "Run", "goals": [] }');
});

describe("in a folder, files that are no payloads are left alone: status 0", () => {
  test.each(Object.entries(others))("%s", async (name, text) => {
    folder.write({ [name]: text });
    const { status, stderr } = await folder.run("convert . --in-place --errors e.ndjson");
    expect.soft({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect.soft(folder.read(name)).toBe(text);
    expect.soft(folder.read("a.json")).toContain('"name"');
  });

  test.each([
    [
      "a JSON Schema",
      '{"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Config","type":"object"}',
    ],
    ["a page", '{"title":"About us","body":"…"}'],
    ["a book", '{"id":1,"title":"A book","author":"x"}'],
    ["requests to another API", '[{"method":"GET","url":"https://other.example/things"}]'],
  ])("a title alone makes no habit of %s", async (_, text) => {
    folder.write({ "other.json": text });
    const { status } = await folder.run("convert . --in-place");
    expect.soft(status).toBe(0);
    expect.soft(folder.read("other.json")).toBe(text);
  });

  test.each(Object.entries(others))(
    "named, it is a failure that says why: %s",
    async (name, text) => {
      folder.write({ [name]: text });
      const { status, stderr } = await folder.run(`convert ${name}`);
      expect(status).toBe(1);
      expect(stderr).toContain(name);
      expect.soft(stderr).not.toMatch(/Unexpected token/);
    },
  );

  test("a table of v2 comes through a second run", async () => {
    folder.write({ "t.csv": "id,title,target\nh1,Run,1\n" });
    await folder.run("convert . --in-place");
    const table = folder.read("t.csv");
    expect((await folder.run("convert . --in-place")).status).toBe(0);
    expect(folder.read("t.csv")).toBe(table);
  });
});

test("a list of habits with one element of something else is not taken for another file", async () => {
  const list = `[${habit},${habit},{"id":"x"},${habit}]`;
  folder.write({ "list.json": list });
  const { status, stdout } = await folder.run("convert . --in-place");
  expect(status).toBe(1);
  expect(stdout).toMatch(/list\.json: .*\/2\b/);
  expect(folder.read("list.json")).toBe(list);
});

test("a broken file in a folder is named, and the others go on", async () => {
  folder.write({ "bad.json": "{" });
  const { status, stdout, stderr } = await folder.run("convert .");
  expect(status).toBe(1);
  expect(stdout.match(/"name"/g)).toHaveLength(2);
  expect(stderr).toContain("bad.json:1:2");
});

test("a folder without a payload file is status 2, and so is one that is empty", async () => {
  mkdirSync(join(folder.root, "empty"));
  const { status, stderr } = await folder.run("convert empty");
  expect(status).toBe(2);
  expect(stderr).toMatch(/no JSON, NDJSON, HAR or CSV in empty/);
});

test("links are not followed below a folder, and that is said", async () => {
  symlinkSync("../a.json", join(folder.root, "sub/link.json"));
  const { status, stderr } = await folder.run("convert sub");
  expect(status).toBe(0);
  expect(namesIn(stderr)).toContain("sub/b.json");
  expect(stderr).toContain("sub/link.json");
});

test("a file beyond the working folder is put back from there", async () => {
  const inner = join(folder.root, "sub");
  const { runIn } = await import("../testing/run-in.ts");
  expect((await runIn(inner, "convert ../a.json --in-place")).status).toBe(0);
  expect(folder.read("a.json")).toContain('"name"');
  expect((await runIn(inner, "undo")).stdout).toContain("restored  ../a.json");
  expect(folder.read("a.json")).toBe(habit);
});

test("the files that a configuration and a journal are made of are no input", async () => {
  folder.write({ "habitshift.config.json": '{"clientVersion":"3.1.4"}' });
  writeFileSync(join(folder.root, "r.json"), '{"method":"GET","url":"/api/v1/habits"}');
  const { status, stdout } = await folder.run("convert . --in-place --format json");
  expect(status).toBe(0);
  expect(stdout).not.toContain(".habitshift");
  expect(folder.read("r.json")).toContain('"X-Client-Version":"3.1.4"');
});
