import { afterEach, beforeEach, expect, test } from "vitest";
import {
  client,
  createVerifyFolder,
  files,
  patience,
  report,
  type VerifyFolder,
} from "./verify-folder.ts";

let own: VerifyFolder;

beforeEach(() => {
  own = createVerifyFolder();
});
afterEach(() => own.remove());

const run = ["--", "node", "report.js"] as const;

test("a command that fails on v1: what it said, and what may be missing", {
  timeout: patience,
}, () => {
  own.write({
    ...files,
    "habitshift.config.json": '{ "services": ["HABIT_API"] }',
    "client.js": client.replace("headers });", "headers: {} });"),
  });
  const { status, stdout } = own.verify(...run);
  expect(stdout).toContain("fails before the migration");
  expect(stdout).toContain("Send an API key");
  expect(stdout).toContain("as keyVariables");
  expect(status).toBe(1);
});

test("a command that takes too long", { timeout: patience }, () => {
  own.write({ ...files, "report.js": `${report}setInterval(() => {}, 1000);\n` });
  const { status, stdout } = own.verify("--timeout", "3", ...run);
  expect(stdout).toContain("on v1       timed out");
  expect(status).toBe(1);
});

test("no variable is named: which to add, and where", { timeout: patience }, () => {
  own.write({ ...files, "habitshift.config.json": "{}" });
  const { status, stderr } = own.verify(...run);
  expect(stderr).toContain('Add it to habitshift.config.json: "services": ["HABIT_API"]');
  expect(status).toBe(2);
});

test("nothing to migrate", { timeout: patience }, () => {
  own.write({ ...files, "client.js": "export const call = () => [];\n", "report.js": "1;\n" });
  const { status, stderr } = own.verify(...run);
  expect(stderr).toContain("nothing to migrate");
  expect(status).toBe(2);
});

test("no command, an unknown one, one without --", { timeout: patience }, () => {
  own.write(files);
  expect(own.verify()).toMatchObject({ status: 2, stderr: expect.stringContaining("behind --") });
  expect(own.verify("npm", "test")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("write -- before"),
  });
  expect(own.verify("--", "no-such-program")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("there is no command no-such-program"),
  });
});

test("a seed that is none", { timeout: patience }, () => {
  own.write({ ...files, "seed.json": '{ "habits": 3 }' });
  const { status, stderr } = own.verify("--seed", "seed.json", ...run);
  expect(stderr).toContain("seed.json is no seed");
  expect(status).toBe(2);
});
