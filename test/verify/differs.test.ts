import { afterEach, beforeEach, expect, test } from "vitest";
import { createVerifyFolder, files, patience, report, type VerifyFolder } from "./verify-folder.ts";

let own: VerifyFolder;

beforeEach(() => {
  own = createVerifyFolder();
});
afterEach(() => own.remove());

/** What no migration sees through. */
const hiddenPath = `atob("${btoa("/api/v1/habits")}")`;

const checkIn = `import { call } from "./client.js";
const [, reading] = await call("/api/v1/habits");
const body = { habitId: reading.id, date: "2024-12-19", status: "done" };
await call("/api/v1/habits/checkin", { method: "POST", body: JSON.stringify(body) });
console.log("done");
`;

test("another output: its first line, with the requests behind it", { timeout: patience }, () => {
  own.write({
    ...files,
    "report.js": `${report}const field = ["ti", "tle"].join("");
const [habit] = await call("/api/v1/habits");
console.log("first", habit[field]);
`,
  });
  const { status, stdout } = own.verify("--", "node", "report.js");
  expect(stdout).toContain(
    "differs in the standard output\n  line 3\n  on v1  first Morning run\n  on v2  first undefined\n",
  );
  expect(stdout).toMatch(/on v1 {2}GET \/api\/v1\/habits → 200\n.*Morning run/);
  expect(stdout).toMatch(/on v2 {2}GET \/api\/v2\/habits → 200\n.*Morning run/);
  expect(status).toBe(1);
});

test("another final state, where it prints the same", { timeout: patience }, () => {
  own.write({ ...files, "report.js": checkIn });
  const { status, stdout } = own.verify("--", "node", "report.js");
  expect(stdout).toContain("differs in the final state");
  expect(stdout).toContain(
    'on v1  POST /api/v1/habits/checkin → 201\n           sent      {"habitId":"h2"',
  );
  expect(stdout).toContain(
    'on v2  POST /api/v2/habits/h2/logs → 201\n           sent      {"targetDate":"2024-12-19","value":1,"unitSymbol":"rep"}',
  );
  expect(status).toBe(1);
});

test("the same again, once the configuration says what a check-in is", {
  timeout: patience,
}, () => {
  own.write({
    ...files,
    "report.js": checkIn,
    "habitshift.config.json": JSON.stringify({
      ...JSON.parse(files["habitshift.config.json"] ?? ""),
      checkin: { value: 20, unit: "page" },
    }),
  });
  expect(own.verify("--", "node", "report.js")).toMatchObject({ status: 0 });
});

test("a failure: what it said, and what it still calls in v1", { timeout: patience }, () => {
  own.write({
    ...files,
    "report.js": `${report}const headers = { "X-API-Key": "any" };
const { status } = await fetch(process.env.HABIT_API + ${hiddenPath}, { headers });
if (status !== 200) throw new Error("refused: " + status);
`,
  });
  const { status, stdout } = own.verify("--", "node", "report.js");
  expect(stdout).toContain("differs in the exit status\n  on v1  exit 0\n  on v2  exit 1\n");
  expect(stdout).toContain("refused: 410");
  expect(stdout).toContain("1 call of the migrated copy is still v1, such as GET /api/v1/habits");
  expect(status).toBe(1);
});

test("a program that is another each time on v1, too", { timeout: patience }, () => {
  own.write({ ...files, "report.js": `${report}console.log(Math.random());\n` });
  const { status, stdout } = own.verify("--format", "json", "--", "node", "report.js");
  expect(JSON.parse(stdout)).toMatchObject({ verdict: "unsteady" });
  expect(status).toBe(1);
});

test("standard error, where it is to be compared", { timeout: patience }, () => {
  const field = `const field = ["ti", "tle"].join("");
for (const habit of await call("/api/v1/habits")) console.error(habit[field]);
`;
  own.write({ ...files, "report.js": report + field });
  const { status, stdout } = own.verify("--", "node", "report.js");
  expect(stdout).toContain("note: standard error differs (--stderr compares it)");
  expect(status).toBe(0);
  expect(own.verify("--stderr", "--", "node", "report.js")).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("differs in the standard error"),
  });
});
