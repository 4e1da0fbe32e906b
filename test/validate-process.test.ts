import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const bin = join(root, "packages/cli/bin/habitshift.js");
const recordings = join(root, "fixtures/recordings");
const old = '{"method":"POST","url":"/api/v1/habits","body":{"title":"Read"}}';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "validate-process-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a line of the shell in which `$validate` stands for the command. */
function shell(line: string, cwd = folder, env: NodeJS.ProcessEnv = {}) {
  const script = line.replaceAll("$validate", `"${process.execPath}" "${bin}" validate`);
  const { NO_COLOR: _, FORCE_COLOR: __, ...rest } = process.env;
  const options = { cwd, encoding: "utf8", maxBuffer: 1e9, env: { ...rest, ...env } } as const;
  return spawnSync("sh", ["-c", script], { ...options, timeout: 100_000 });
}

test.each([
  ["chrome.har", 1],
  ["habits.postman_collection.json", 1],
  ["habits.http", 1],
  ["daily-report.sh", 1],
  ["requests.ndjson", 1],
  ["firefox.har --service-url https://nobody.example", 0],
  ["dev.postman_environment.json", 2],
  ["absent.har", 2],
])("`habitshift validate %s` ends with %d", (args, status) => {
  const { stderr, ...run } = shell(`$validate ${args}`, recordings);
  expect(run.status).toBe(status);
  expect(stderr).not.toMatch(/defect|at .*\.js/);
});

describe("whoever reads the output", () => {
  test("may stop, and an input may have no end", () => {
    const { stdout } = shell(`yes '${old}' | $validate --format json 2>&1 | head -c 40`);
    expect(stdout).toHaveLength(40);
  });

  test("sees colours only on a terminal, or where they are asked for", () => {
    expect(shell(`echo '${old}' | $validate`).stdout).not.toContain("\u001B");
    expect(shell(`echo '${old}' | $validate`, folder, { FORCE_COLOR: "1" }).stdout).toContain(
      "\u001B[31merror",
    );
  });
});

describe("what is large", () => {
  const limited = { NODE_OPTIONS: "--max-old-space-size=64" };

  test("needs no more memory by lines", () => {
    const line =
      '{"schema":"log","payload":{"targetDate":"2025-01-31","value":1,"unitSymbol":"rep"}}';
    writeFileSync(join(folder, "all.ndjson"), `${line}\n`.repeat(200_000));
    const { stdout } = shell("$validate all.ndjson", folder, limited);
    expect(stdout).toBe("200,000 requests in 1 file: 200,000 work on v2.\n");
  });

  test("is read where it is an archive with large answers", () => {
    const content = { text: 'x"}]\n'.repeat(200_000) };
    const entry = JSON.stringify({ request: JSON.parse(old), response: { content } });
    const entries = Array.from({ length: 30 }, () => entry);
    writeFileSync(join(folder, "all.har"), `{"log":{"entries":[${entries}]}}`);
    const { stdout } = shell("$validate all.har | tail -1", folder, limited);
    expect(stdout).toContain("30 requests in 1 file: 30 break.");
  });
});

describe("the documentation", () => {
  const text = readFileSync(join(root, "docs/validating.md"), "utf8");
  const blocks = [
    ...text.matchAll(/```console\n\$ habitshift validate (\S+(?: --format json)?)\n(.+?)```/gs),
  ];

  test.each(blocks.map(([, args = "", output = ""]) => [args, output]))(
    "shows what `habitshift validate %s` prints",
    (args, output) => {
      const { stdout } = shell(`$validate ${args}`, recordings);
      expect(stdout).toBe(output);
    },
  );

  test("shows some", () => expect(blocks.length).toBeGreaterThan(1));
});
