import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashOf } from "../apply/journal.ts";
import { transformNamed } from "./transform-named.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "transform-"));
  mkdirSync(join(root, "package/dist/jscodeshift"), { recursive: true });
  mkdirSync(join(root, "package/jscodeshift"));
  mkdirSync(join(root, "app"));
  writeFileSync(join(root, "app/package.json"), "{}");
  writeFileSync(join(root, "app/a.js"), "one\n");
});
afterEach(() => rmSync(root, { recursive: true }));

/** A planner that counts how often it is asked. */
function planWith(program: string): void {
  const log = JSON.stringify(join(root, "asked"));
  const text = `require("node:fs").appendFileSync(${log}, "x");\n${program}`;
  writeFileSync(join(root, "package/dist/jscodeshift/planner.js"), text);
}

const plan = (files: object) =>
  planWith(`process.stdout.write(${JSON.stringify(JSON.stringify({ plan: { files } }))})`);

const rewrite = {
  before: hashOf("one\n"),
  after: "two\n",
  created: [{ path: "made/headers.js", text: "made\n" }],
  edits: { "title-to-name": 2 },
  remarks: ["1:1 a remark"],
  failure: null,
};

async function run(path: string, source: string, options = {}) {
  const reports: string[] = [];
  const stats: Record<string, number> = {};
  const transform = transformNamed(join(root, "package/jscodeshift/all.js"));
  const api = {
    report: (message: string) => void reports.push(message),
    stats: (name: string, quantity = 1) => {
      stats[name] = quantity;
    },
  };
  const result = await transform({ path: join(root, path), source }, api, options);
  return { result, reports, stats };
}

describe("a transform", () => {
  test("gives the text of the plan, and creates what it imports", async () => {
    plan({ "a.js": rewrite });
    expect(await run("app/a.js", "one\n")).toEqual({
      result: "two\n",
      reports: ["1:1 a remark", "created made/headers.js, which it imports"],
      stats: { "title-to-name": 2 },
    });
    expect(readFileSync(join(root, "app/made/headers.js"), "utf8")).toBe("made\n");
  });

  test("leaves a text that the plan was not made from, and says so", async () => {
    plan({ "a.js": rewrite });
    const { result, reports } = await run("app/a.js", "three\n");
    expect(result).toBe("three\n");
    expect(reports[1]).toContain("changed since the migration was planned");
  });

  test("has nothing to do where the text is the new one already", async () => {
    plan({ "a.js": rewrite });
    expect((await run("app/a.js", "two\n")).result).toBe("two\n");
  });

  test("asks nobody about dependencies and links out of the project", async () => {
    plan({});
    mkdirSync(join(root, "app/node_modules"));
    writeFileSync(join(root, "app/node_modules/x.js"), "x");
    writeFileSync(join(root, "outside.js"), "x");
    symlinkSync("../outside.js", join(root, "app/link.js"));
    expect((await run("app/node_modules/x.js", "x")).result).toBeUndefined();
    expect((await run("app/link.js", "x")).reports[0]).toContain("outside of the project");
    expect(() => readFileSync(join(root, "asked"))).toThrow("ENOENT");
  });

  test.each([
    ["cannot parse", 'process.stdout.write(`{"problem":"no such thing"}`)', "no such thing"],
    ["ends early", "process.exit(7)", "the planner ended with 7"],
  ])("fails where the planner %s, and writes nothing", async (_, program, message) => {
    planWith(program);
    await expect(run("app/a.js", "one\n")).rejects.toThrow(message);
    expect(readFileSync(join(root, "app/a.js"), "utf8")).toBe("one\n");
  });
});

test("workers of one run share a plan that is made once, whoever comes first", async () => {
  plan({ "a.js": rewrite });
  const address = join(import.meta.dirname, "../../dist/jscodeshift/transform-named.js");
  const worker = join(root, "worker.mjs");
  // A worker is a child with a channel to the runner, which is this process here.
  writeFileSync(
    worker,
    `process.send = () => {};
    const { transformNamed } = await import(${JSON.stringify(address)});
    const file = { path: ${JSON.stringify(join(root, "app/a.js"))}, source: "one\\n" };
    const api = { report() {}, stats() {} };
    console.log(await transformNamed(${JSON.stringify(join(root, "package/jscodeshift/all.js"))})(file, api, {}));`,
  );
  const start = promisify(execFile);
  const workers = Array.from({ length: 5 }, () => start(process.execPath, [worker]));
  for (const { stdout } of await Promise.all(workers)) expect(stdout).toBe("two\n\n");
  expect(readFileSync(join(root, "asked"), "utf8")).toBe("x");
});
