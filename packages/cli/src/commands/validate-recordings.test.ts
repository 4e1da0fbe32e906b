import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

const recordings = join(import.meta.dirname, "../../../../fixtures/recordings");
const headers =
  '"headers":{"X-API-Key":"k","X-API-Version":"2","X-Client-Version":"1","X-Request-ID":"r"}';
const good = `{"method":"POST","url":"/api/v2/habits",${headers},"body":{"name":"Read"}}`;
const old = '{"method":"POST","url":"/api/v1/habits","body":{"title":"Read"}}';

let workspace: Workspace;
beforeEach(() => {
  workspace = createWorkspace({});
});
afterEach(() => workspace.remove());

const take = (...names: readonly string[]) => {
  for (const name of names) cpSync(join(recordings, name), join(workspace.root, name));
};
const validate = (line: string) => workspace.run(`validate ${line}`);
const judged = async (line: string) => {
  const { stdout, ...rest } = await validate(`${line} --format json`);
  return { ...rest, report: JSON.parse(stdout) };
};

describe("what a browser recorded", () => {
  test("is judged where it is for the service", async () => {
    take("chrome.har");
    const { status, report } = await judged("chrome.har");
    expect(status).toBe(1);
    expect(report.summary).toMatchObject({
      ...{ requests: 2, breaks: 2, errors: 0 },
      leftOut: { otherHosts: 3, unknownAddress: 0 },
    });
    expect(report.verdicts[0].breakages).toContainEqual(
      expect.objectContaining({ change: "title-to-name", line: 112, column: 23 }),
    );
  });

  test("may be for the service that the configuration names, or the command line", async () => {
    take("chrome.har");
    workspace.write({ "habitshift.config.json": '{"services":["https://other.example"]}' });
    const { status, stdout } = await validate("chrome.har");
    expect([status, stdout]).toEqual([
      0,
      "0 requests in 1 file. 5 left out, not for the service; --service-url names its address.\n",
    ]);
    const named = "--service-url https://api.streaks.example";
    expect((await judged(`chrome.har ${named}`)).report.summary.requests).toBe(2);
    expect((await judged("chrome.har --no-config")).report.summary.requests).toBe(2);
  });
});

describe("what requests hang on", () => {
  test("are environments beside them or among the files", async () => {
    take("habits.http", "http-client.env.json", "habit.json");
    take("habits.postman_collection.json", "dev.postman_environment.json");
    const { report } = await judged("habits.http");
    const file = report.verdicts.find(({ name }: { name: string }) => name === "From a file");
    expect(file.breakages).toEqual([
      expect.objectContaining({ change: "title-to-name", line: 72, column: 1 }),
    ]);
    const { report: other } = await judged(
      "habits.postman_collection.json dev.postman_environment.json",
    );
    expect(other.verdicts[0].url).toBe("http://127.0.0.1:8788/api/v1/habits");
    expect(other.summary.files).toBe(1);
  });

  test("are addresses in the environment of the program, and nothing else of it", async () => {
    workspace.write({ "a.sh": 'curl "$BASE/habits" -H "X-API-Key: $KEY"\ncurl $OTHER/habits' });
    const env = { BASE: "https://a.example/api/v1", KEY: "hk_secret" };
    const { stdout } = await workspace.run("validate a.sh --format json", env);
    const report = JSON.parse(stdout);
    expect(report.verdicts[0].url).toBe("https://a.example/api/v1/habits");
    expect(stdout).not.toContain("hk_secret");
    expect(report.summary.leftOut.unknownAddress).toBe(1);
  });

  test("are files near the recording, not others", async () => {
    const request = (path: string) => `POST /api/v2/habits\nX-API-Key: k\n\n< ${path}\n`;
    workspace.write({
      "in/body.json": '{"title":"Read"}',
      "in/a.http": request("./body.json"),
      "in/b.http": request("../body.json"),
      "in/c.http": request("./link.json"),
      "in/d.http": request("/etc/hostname"),
    });
    symlinkSync("/etc/hostname", join(workspace.root, "in/link.json"));
    const { report } = await judged("in");
    const changes = report.verdicts.map(
      ({ breakages }: { breakages: { in: string }[] }) =>
        breakages.filter((own) => own.in === "body").length,
    );
    expect(changes).toEqual([1, 0, 0, 0]);
  });
});

describe("a folder", () => {
  test("gives its recordings; other JSON in it is left alone", async () => {
    take("chrome.har", "requests.ndjson", "habits.http", "habit.json");
    workspace.write({ "package.json": "{}", "broken.json": "{", "src/calls.json": good });
    const { report } = await judged(".");
    const files = new Set(report.verdicts.map(({ file }: { file: string }) => file));
    expect([...files].sort()).toEqual([
      "chrome.har",
      "habits.http",
      "requests.ndjson",
      "src/calls.json",
    ]);
  });

  test("without any is wrong use", async () => {
    workspace.write({ "src/a.ts": "x" });
    expect(await validate("src")).toMatchObject({
      status: 2,
      stderr: "habitshift: no HAR, NDJSON, JSON, Postman or .http in src\n",
    });
  });
});

test("of very many requests that break the first are shown, and all are counted", async () => {
  workspace.write({ "many.ndjson": `${old}\n`.repeat(250), "one.ndjson": old });
  const { stdout } = await validate("many.ndjson one.ndjson");
  expect(
    stdout
      .split("\n")
      .filter((line) => line.startsWith("  ") && /POST \/api\/v1\/habits$/.test(line)),
  ).toHaveLength(101);
  expect(stdout).toContain("  and 150 more; --format json has all\n\none.ndjson\n");
  expect(stdout).toContain("251 requests in 2 files: 251 break.");
});

test("an export of Insomnia 5 is told how to be read", async () => {
  workspace.write({ "api.yaml": "type: collection.insomnia.rest/5.0\nname: Habits\n" });
  const { status, stdout } = await validate("api.yaml");
  expect(status).toBe(1);
  expect(stdout.replaceAll(/\s+/g, " ")).toContain("export it as Insomnia v4 (JSON) or as HAR");
});

test("requests that are alike become ones of v2 with ids of their own, the same each time", async () => {
  workspace.write({ "a.ndjson": `${old}\n${old}\n`, "b.ndjson": `${old}\n` });
  const ids = async () => {
    const { report } = await judged("a.ndjson b.ndjson");
    const verdicts: { converted: { requests: { headers: Record<string, string> }[] } }[] =
      report.verdicts;
    return verdicts.map(({ converted }) => converted.requests[0]?.headers["X-Request-ID"]);
  };
  const first = await ids();
  expect(new Set(first).size).toBe(3);
  expect(await ids()).toEqual(first);
});
