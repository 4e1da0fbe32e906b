import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ChromeCall, chromeHar } from "../convert/formats/testing/chrome-har.ts";
import { postmanCollection, postmanItem } from "../convert/formats/testing/postman-collection.ts";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

const base = "https://habits.example/api/v1";
const answer =
  '{"success":true,"data":[{"id":"h1","title":"Run","completedDates":["2024-11-01"]}],"error":null}';
const calls: readonly ChromeCall[] = [
  { url: `${base}/habits/today`, answer },
  { method: "POST", url: `${base}/habits`, body: '{"title":"Run"}' },
  { url: "https://other.example/x" },
];
const badCall: ChromeCall = { method: "POST", url: `${base}/habits`, body: '{"title":5}' };
const textOf = (value: unknown, indent?: string | number) =>
  `${JSON.stringify(value, null, indent)}\n`;
const har = (...more: readonly ChromeCall[]) => textOf(chromeHar(...calls, ...more), 2);
const collection = textOf(
  postmanCollection(
    [
      postmanItem("today", "GET", "{{base}}/habits/today"),
      postmanItem("new", "POST", "{{base}}/habits", '{\n    "title": "Run"\n}'),
      postmanItem("other", "GET", "https://other.example/x"),
    ],
    { variable: [{ key: "base", value: base }] },
  ),
  "\t",
);
const table =
  'id,title,target,completedDates\r\nh1,"Run, fast",2,2024-11-01;2024-11-02\r\nh2,Walk,1,\r\n';

let folder: Workspace;
beforeEach(() => {
  folder = createWorkspace({ "a.har": har(), "p.json": collection, "t.csv": table });
});
afterEach(() => folder.remove());

describe("a HAR file", () => {
  test("is converted whole, and says what was in it", async () => {
    const { status, stdout, stderr } = await folder.run("convert a.har --logs l.json");
    expect(status).toBe(0);
    expect(stderr).toMatch(/a\.har .*2 requests, 1 envelope/);
    expect(stdout).toContain(
      '\n          "url": "https://habits.example/api/v2/habits?date=today",\n',
    );
    const { entries } = JSON.parse(stdout).log as ReturnType<typeof chromeHar>["log"];
    expect(entries.map(({ request }) => request.url)).toEqual([
      "https://habits.example/api/v2/habits?date=today",
      "https://habits.example/api/v2/habits",
      "https://other.example/x",
    ]);
    expect(stdout).toContain('{\\"data\\":[{\\"id\\":\\"h1\\",\\"name\\":\\"Run\\"');
    expect(JSON.parse(folder.read("l.json"))).toHaveLength(1);
  });

  test("may have another name, or come from standard input", async () => {
    const { status, stdout } = await folder.run("convert", {}, har());
    expect(status).toBe(0);
    expect(stdout).toContain("/api/v2/habits?date=today");
  });

  test("is rewritten in place with its logs, and undo puts it back", async () => {
    expect((await folder.run("convert a.har --in-place")).status).toBe(2);
    expect((await folder.run("convert a.har --in-place --logs l.json")).status).toBe(0);
    const first = folder.read("a.har");
    expect(first).toContain("/api/v2/");
    const second = await folder.run("convert a.har --in-place");
    expect(second.status).toBe(0);
    expect.soft(second.stdout).toMatch(/a\.har .*(already|nothing)/);
    expect(folder.read("a.har")).toBe(first);
    await folder.run("undo");
    expect(folder.read("a.har")).toBe(har());
  });

  test("with a call that cannot be converted says where, and stays in place without --errors", async () => {
    folder.write({ "a.har": har(badCall) });
    const { status, stdout } = await folder.run("convert a.har --in-place --logs l.json");
    expect(status).toBe(1);
    expect(stdout).toContain("/log/entries/3/request/postData/text");
    expect(folder.read("a.har")).toBe(har(badCall));
    expect.soft(stdout).toContain("--errors FILE");
  });

  test("with --errors keeps the call as it was and converts the others", async () => {
    folder.write({ "a.har": har(badCall) });
    const line = "convert a.har --in-place --logs l.json --errors e.ndjson";
    expect((await folder.run(line)).status).toBe(1);
    expect(folder.read("a.har")).toContain('"text": "{\\"title\\":5}"');
    expect(folder.read("a.har")).toContain("/api/v2/habits?date=today");
    expect(JSON.parse(folder.read("e.ndjson"))).toMatchObject({ file: "a.har" });
  });
});

describe("a Postman collection", () => {
  test("is converted whole, with its variables", async () => {
    const { status, stdout, stderr } = await folder.run("convert p.json");
    expect(status).toBe(0);
    expect(stderr).toMatch(/p\.json .*2 requests/);
    expect(stdout).toContain('"raw": "{{base}}/habits?date=today"');
    expect(stdout).toContain('"value": "https://habits.example/api/v2"');
    expect(stdout).toContain('{\\n    \\"name\\": \\"Run\\"\\n}');
  });

  test("is rewritten in place; a second run changes nothing; undo puts it back", async () => {
    expect((await folder.run("convert p.json --in-place")).status).toBe(0);
    const first = folder.read("p.json");
    expect(first).toContain('\n\t\t\t"value": "https://habits.example/api/v2"');
    const again = await folder.run("convert p.json --in-place");
    expect(again.status).toBe(0);
    expect(folder.read("p.json")).toBe(first);
    await folder.run("undo");
    expect(folder.read("p.json")).toBe(collection);
  });
});

describe("a CSV table", () => {
  const inV2 = [
    "id,name,goals[0].periodicity,goals[0].value,statistics.bestStreak,statistics.totalCompletions",
    'h1,"Run, fast",daily,2,2,2',
    "h2,Walk,daily,1,,",
    "",
  ].join("\r\n");

  test("is converted by its header row, from a file or standard input", async () => {
    const { status, stdout, stderr } = await folder.run("convert t.csv --logs l.json");
    expect({ status, stdout }).toEqual({ status: 0, stdout: inV2 });
    expect(stderr).toMatch(/t\.csv .*2 habits/);
    expect(JSON.parse(folder.read("l.json"))).toHaveLength(2);
    expect((await folder.run("convert", {}, table)).stdout).toBe(inV2);
  });

  test("is a table of habits where the user says so", async () => {
    const { status, stdout } = await folder.run("convert t.csv --kind habit");
    expect({ status, stdout }).toEqual({ status: 0, stdout: inV2 });
  });

  test("keeps a byte order mark, and the journal its bytes", async () => {
    folder.write({ "t.csv": `\uFEFF${table}` });
    expect((await folder.run("convert t.csv --in-place --logs l.json")).status).toBe(0);
    expect(folder.read("t.csv")).toBe(`\uFEFF${inV2}`);
    await folder.run("undo");
    expect(folder.read("t.csv")).toBe(`\uFEFF${table}`);
  });

  test("with a bad row gives nothing; with --errors the row is set aside with its line", async () => {
    const bad = `${table}h3,Read,many,\r\n`;
    folder.write({ "t.csv": bad });
    const refused = await folder.run("convert t.csv");
    expect(refused).toMatchObject({ status: 1, stdout: "" });
    expect(refused.stderr).toMatch(/t\.csv:4\b|line 4/);
    const { status, stdout } = await folder.run("convert t.csv --errors e.ndjson");
    expect({ status, stdout }).toEqual({ status: 1, stdout: inV2 });
    const set = JSON.parse(folder.read("e.ndjson"));
    expect(set).toMatchObject({ file: "t.csv", text: "h3,Read,many," });
    expect.soft(set).toMatchObject({ line: 4 });
  });

  test("of v2 is left as it is, and says so", async () => {
    folder.write({ "t.csv": inV2 });
    const { status, stderr } = await folder.run("convert t.csv");
    expect.soft(status).toBe(0);
    expect.soft(stderr).not.toContain("not JSON");
  });
});

test.each(["a.har", "p.json", "t.csv"])(
  "--to v1 says that it cannot, and why: %s",
  async (name) => {
    const { status, stdout, stderr } = await folder.run(`convert ${name} --to v1`);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect.soft(stderr).toMatch(/to v2 only/);
  },
);

test.each(["a.har", "p.json"])("--kind habit does not take it for one: %s", async (name) => {
  const { status } = await folder.run(`convert ${name} --kind habit`);
  expect(status).not.toBe(0);
});
