import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

let folder: Workspace;
beforeEach(() => {
  folder = createWorkspace({ "good.json": '{"id":"h0","title":"Read"}\n' });
});
afterEach(() => folder.remove());

const habits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `h${index}`, title: `Habit ${index}` }));
const withBad = (bad: unknown) => JSON.stringify([...habits(2), bad, ...habits(1)]);

describe("input that cannot be converted is status 1, and named with its place", () => {
  test.each<[string, string | Buffer, RegExp]>([
    ["nothing", "", /empty/],
    ["white space", " \n\n", /empty/],
    ["prose", "hello world\n", /bad\.json:1:1: not JSON/],
    [
      "a comma that is missing",
      '{"id":"h1",\n"title":"Run"\n"target":1}',
      /bad\.json:3:1: not JSON/,
    ],
    ["a comma too many", '{"id":"h1","title":"Run",}', /bad\.json:1:26: not JSON/],
    [
      "an end that is cut off",
      '[{"id":"h1","title":"Run"},\n{"id":"h2"',
      /bad\.json:2:11: not JSON/,
    ],
    ["a comment", '// mine\n{"id":"h1","title":"Run"}', /bad\.json:1:1: not JSON/],
    ["no UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), /not UTF-8/],
    ["UTF-16", Buffer.from('\uFEFF{"title":"Run"}', "utf16le"), /UTF-16/],
    ["a number", "42", /no payload/],
    ["null", "null", /no payload/],
    ["an empty object", "{}", /no payload/],
    ["an object of something else", '{"a":1}', /no payload/],
    ["nesting without end", `{"title":"x","a":${"[".repeat(1e5)}${"]".repeat(1e5)}}`, /deep/],
    ["a member of the wrong type", '{"id":"h1","title":5}', /\/title/],
    ["an element of the wrong type", withBad({ id: "x", title: 5 }), /\/2\/title/],
    ["an element of something else", withBad({ a: 1 }), /\/2\b/],
    ["an element that is null", withBad(null), /\/2\b/],
    [
      "a member that is there twice",
      '[{"id":"h1",\n"title":"A","title":"B"}]',
      /json:2:|\/0\/title/,
    ],
    [
      "a number that no double holds",
      '{"title":"x","target":12345678901234567890}',
      /digits|double/,
    ],
  ])("%s", async (_, content, said) => {
    writeFileSync(join(folder.root, "bad.json"), content);
    const { status, stdout, stderr } = await folder.run("convert bad.json");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("bad.json");
    expect(stderr).toMatch(said);
  });

  test("the others go on", async () => {
    folder.write({ "bad.json": "{", "last.json": '{"id":"h9","title":"Swim"}' });
    const { status, stdout, stderr } = await folder.run("convert bad.json good.json last.json");
    expect(status).toBe(1);
    expect(stdout).toBe('{"id":"h0","name":"Read"}\n{"id":"h9","name":"Swim"}\n');
    expect(stderr).toContain("bad.json:1:2: not JSON");
  });

  test("what could be any payload asks for its kind", async () => {
    const { status, stderr } = await folder.run("convert", {}, '{"frequency":"weekly"}');
    expect(status).toBe(1);
    expect(stderr).toMatch(/kind/);
  });

  test("many failures are counted, the first ones shown", async () => {
    const bad = habits(12).map(({ id }) => ({ id, title: 5 }));
    const { stderr } = await folder.run("convert", {}, JSON.stringify(bad));
    expect(stderr).toContain("12 failed");
    expect(stderr.match(/must be of type string/g)).toHaveLength(5);
    expect(stderr).toContain("and 7 more");
  });

  test("a control character of the input does not reach the terminal", async () => {
    const { stderr } = await folder.run(
      "convert",
      {},
      '{"title":"x","\\u001b[31m":1,"target":"\u001b[2J"}',
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
    expect(stderr).not.toMatch(/\u001B/);
  });
});

describe("a list with an element that cannot be converted", () => {
  test("gives nothing without --errors, and says what to do", async () => {
    const { status, stdout, stderr } = await folder.run("convert", {}, withBad({ title: 5 }));
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("--errors FILE");
  });

  test.each<[string, unknown, string]>([
    ["of the wrong type", { id: "x", title: 5 }, "/2/title"],
    ["of something else", { id: "x", color: "red" }, "/2"],
    ["that is a number", 7, "/2"],
  ])("gives the rest with --errors, and sets it aside: %s", async (_, bad, pointer) => {
    const line = "convert --errors rejected.ndjson";
    const { status, stdout } = await folder.run(line, {}, withBad(bad));
    expect(status).toBe(1);
    const ids = JSON.parse(stdout || "[]").map(({ id }: { id: string }) => id);
    expect(ids).toEqual(["h0", "h1", "h0"]);
    const [set, ...more] = folder.read("rejected.ndjson").trim().split("\n");
    expect(more).toEqual([]);
    const { file, text, error } = JSON.parse(set ?? "");
    expect(file).toBe("stdin");
    expect(JSON.parse(text)).toEqual(bad);
    expect(error).toMatchObject({ message: expect.any(String), pointers: [pointer] });
  });

  test("a file that --errors cannot help is not said to be helped by it", async () => {
    for (const text of ["", "{", "42"]) {
      const { stderr } = await folder.run("convert", {}, text);
      expect.soft(stderr).not.toContain("--errors");
    }
  });
});
