import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

const headers =
  '"headers":{"X-API-Key":"k","X-API-Version":"2","X-Client-Version":"1","X-Request-ID":"r"}';
const good = `{"method":"POST","url":"/api/v2/habits",${headers},"body":{"name":"Read"}}`;
const old = '{"method":"POST","url":"/api/v1/habits","body":{"title":"Read"}}';
const warned = `{"method":"POST","url":"/api/v2/habits",${headers},"body":{"name":"Read","colour":"red"}}`;

let workspace: Workspace;
beforeEach(() => {
  workspace = createWorkspace({});
});
afterEach(() => workspace.remove());

const validate = (line: string, input?: string | Uint8Array) =>
  workspace.run(`validate ${line}`, {}, input);
const judged = async (line: string, input?: string) => {
  const { stdout, ...rest } = await validate(`${line} --format json`, input);
  return { ...rest, report: JSON.parse(stdout) };
};

describe("a validation", () => {
  test("says what breaks, where, and the fix", async () => {
    workspace.write({ "calls.ndjson": `${good}\n${old}\n` });
    const { status, stdout } = await validate("calls.ndjson");
    expect(status).toBe(1);
    expect(stdout).toBe(
      [
        "calls.ndjson",
        "  2:1  POST /api/v1/habits",
        "    2:25  habits-moved   error    `POST /api/v1/habits` is `POST /api/v2/habits` in v2: call `POST /api/v2/habits`",
        "    2:49  title-to-name  error    `title` is called `name` in v2: rename `title` to `name`",
        "",
        "  change           errors  warnings",
        "  habits-moved          1         0",
        "  title-to-name         1         0",
        "",
        "2 requests in 1 file: 1 works on v2 and 1 breaks. `habitshift changes ID` explains a change.",
        "",
      ].join("\n"),
    );
  });

  test("ends with 0 where all works, and with 1 on warnings where they are to count", async () => {
    workspace.write({ "good.json": good, "warned.json": warned });
    expect(await validate("good.json")).toMatchObject({
      status: 0,
      stdout: "1 request in 1 file: 1 works on v2.\n",
    });
    expect((await validate("warned.json")).status).toBe(0);
    expect((await validate("warned.json --fail-on warning")).status).toBe(1);
  });

  test("goes on behind what cannot be read, and ends with 1", async () => {
    workspace.write({ "bad.ndjson": `${good}\n{"method":\n7\n${good}\n`, "text.xyz": "prose" });
    const { status, report } = await judged("bad.ndjson text.xyz");
    expect(status).toBe(1);
    expect(report.summary).toMatchObject({ files: 2, requests: 2, ok: 2, breaks: 0, errors: 3 });
    expect(report.verdicts.map((own: object) => "error" in own)).toEqual([
      ...[false, true, true, false, true],
    ]);
    expect(report.verdicts[1]).toEqual({
      file: "bad.ndjson",
      line: 2,
      column: 11,
      error: { message: "not JSON: it ends here, where a value must stand" },
    });
    expect(report.verdicts[2].error.message).toContain("must be an object");
    expect(report.verdicts[4]).toMatchObject({ file: "text.xyz", line: null });
  });

  test("reads standard input, whatever it is written in", async () => {
    const inputs = [
      [good, 0],
      [`${good}\r\n${good}`, 0],
      [`[${good},${old}]`, 1],
      ["curl https://a.example/api/v1/habits", 1],
      ["DELETE /api/v1/habits/h1\n", 1],
      [`\uFEFF{"log":{"entries":[{"request":${old}}]}}`, 1],
      ['{"schema":"log","payload":{}}', 1],
    ] as const;
    for (const [input, status] of inputs) {
      expect([input, (await validate("", input)).status]).toEqual([input, status]);
      expect((await validate("-", input)).status).toBe(status);
    }
  });

  test.each(["", "  \n\n", '{"requests":[]}', "# nothing\n###\n"])(
    "has nothing to read in %j",
    async (input) => {
      const { status, stdout, stderr } = await validate("", input);
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(/nothing to read|cannot/);
    },
  );

  test.each([
    ["", "nothing to read"],
    ["no.har", "no.har"],
    ["good.json -", "standard input"],
    ["good.json --fail-on note", "--fail-on must be one of"],
    ["good.json --service-url habits", "--service-url must be an address"],
    ["good.json --frobnicate", "unknown argument frobnicate"],
  ])("that makes no sense is refused: %s", async (line, message) => {
    workspace.write({ "good.json": good });
    const { status, stderr } = await validate(line);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe("for a program", () => {
  test("there is a verdict a line, with lines and columns and the request of v2", async () => {
    workspace.write({ "calls.json": `[\n  ${good},\n  ${old}\n]` });
    const { report } = await judged("calls.json");
    expect(report).toMatchObject({ schemaVersion: 1, tool: { name: "habitshift" } });
    const [first, second] = report.verdicts;
    expect(first).toMatchObject({ file: "calls.json", line: 2, column: 3, verdict: "ok" });
    expect(second).toMatchObject({
      ...{ line: 3, column: 3, method: "POST", url: "/api/v1/habits", verdict: "breaks" },
      breakages: [
        { change: "habits-moved", in: "path", line: 3, column: 27, endLine: 3, endColumn: 41 },
        { change: "title-to-name", pointer: "/title", line: 3, column: 51, endColumn: 65 },
      ],
      converted: { requests: [{ method: "POST", url: "/api/v2/habits", body: { name: "Read" } }] },
    });
    expect(report.summary).toMatchObject({
      ...{ files: 1, requests: 2, ok: 1, warns: 0, breaks: 1, errors: 0 },
      changes: { "habits-moved": { errors: 1, warnings: 0 } },
    });
  });

  test("keys are kept, which a person does not see", async () => {
    workspace.write({
      "calls.sh":
        "curl 'https://me:pw@a.example/api/v1/habits?api_key=q1&limit=2' -H 'X-API-Key: hk_q2'",
    });
    const { stdout } = await validate("calls.sh");
    expect(stdout).toContain("GET https://***@a.example/api/v1/habits?api_key=***&limit=2");
    expect(stdout).not.toMatch(/q1|q2|pw/);
    const { report } = await judged("calls.sh");
    expect(JSON.stringify(report.verdicts[0].converted)).toContain("hk_q2");
  });
});
