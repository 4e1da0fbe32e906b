import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

vi.setConfig({ testTimeout: 60_000 });

let project: Workspace;
beforeEach(() => {
  project = createWorkspace({ "a.ts": "SAFE\nMANUAL\n" });
});
afterEach(() => project.remove());

const lines = [
  { at: "2025-02-01T10:00:00Z", method: "GET", url: "/api/v1/habits", status: 200 },
  { at: "2025-02-03T12:30:00+01:00", method: "GET", url: "/api/v1/habits?x=1", status: 200 },
  { at: "soon", method: "POST", url: "/api/v1/habits/checkin", body: {}, status: 200 },
  { method: "GET", url: "/api/v1/widgets/secret-id" },
  { method: "GET", url: "/api/v2/habits" },
];
const ndjson = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
const check = (flags: string) => project.run(`check --traffic ${flags}`);

test("findings are marked with the calls that are seen, and other calls of v1 are told", async () => {
  project.write({ "t.ndjson": ndjson });
  const { status, stdout } = await check("t.ndjson");
  expect(status).toBe(0);
  expect(stdout).toContain("1:1  title-to-name          note, safe, 2 calls  SAFE  →  safe");
  expect(stdout).toContain("2:1  webhook-v1-deprecated  note, manual ");
  expect(stdout).toContain(`4 calls of v1 in t.ndjson, beside 1 other request:
  GET /api/v1/habits           2 calls, the last on 2025-02-03 at 11:30
  POST /api/v1/habits/checkin  1 call  by nothing that was found here
  GET /api/v1/widgets          1 call  by nothing that was found here
1 finding is called there, 0 are not
`);
});

test("a finding whose endpoint nobody called is marked so", async () => {
  project.write({ "t.ndjson": `${JSON.stringify(lines[4])}\n` });
  const { stdout } = await check("t.ndjson --format json");
  const { findings, traffic } = JSON.parse(stdout);
  expect(findings.map((finding: { traffic: unknown }) => finding.traffic)).toEqual([
    { calls: 0, lastSeen: null },
    null,
  ]);
  expect(traffic).toEqual({
    file: "t.ndjson",
    calls: 0,
    others: 1,
    explained: [],
    unexplained: [],
  });
});

const entry = (url: string, startedDateTime: string) => ({
  startedDateTime,
  request: { method: "GET", url, headers: [{ name: "X-API-Key", value: "k" }] },
  response: {},
});

test("an archive of a browser tells as well, of the service only", async () => {
  const entries = [
    entry("https://habits.example/api/v1/habits", "2025-02-01T10:00:00.123+00:00"),
    entry("https://other.example/api/v1/habits", "2025-02-02T10:00:00Z"),
  ];
  project.write({ "t.har": JSON.stringify({ log: { version: "1.2", entries } }) });
  const { stdout } = await check(
    "t.har --service-url https://habits.example --format json --no-config",
  );
  const { findings, traffic } = JSON.parse(stdout);
  expect(findings[0].traffic).toEqual({ calls: 1, lastSeen: "2025-02-01T10:00:00.123Z" });
  expect(traffic).toMatchObject({ calls: 1, others: 1 });
});

test("what cannot be read of it is told with its line, and fails", async () => {
  project.write({ "t.ndjson": `${ndjson}{"method": "GET", "ur\n` });
  const { status, stdout, stderr } = await check("t.ndjson");
  expect(status).toBe(1);
  expect(stdout).toContain("4 calls of v1");
  expect(stdout).toContain("fails: t.ndjson cannot be read whole");
  expect(stderr).toContain("habitshift: t.ndjson:6: ");
});

test.each([
  ["none.har", null, "no such file or folder: none.har"],
  ["t.har", "", "t.har: there is no request in it"],
  ["t.txt", "hello", "t.txt: it is neither JSON, NDJSON, a HAR file"],
  ["t.har", '{ "log": { "version": "1.2", "entries": {} } }', "t.har:1: an HTTP Archive has"],
  [".", null, "--traffic .: name a file of requests"],
])("%s with %j is wrong use", async (name, text, message) => {
  project.write({ "x.json": "{}", ...(text === null ? {} : { [name]: text }) });
  const { status, stdout, stderr } = await check(name);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(message);
});
