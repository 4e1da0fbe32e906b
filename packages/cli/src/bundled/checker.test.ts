import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const compiled = pathToFileURL(join(import.meta.dirname, "../../dist/bundled/start-checker.js"));

describe("a thread that checks types", () => {
  let folder = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "habitshift-checker-"));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** What a program is answered whose part for checks has this text; it asks twice, and is ready before the first. */
  function answersOf(part: string, ...flags: readonly string[]): unknown {
    writeFileSync(join(folder, "checker.cjs"), part);
    const bundle = { folder, parts: { checker: "one" } };
    const program = `
      const { startChecker } = await import(${JSON.stringify(compiled.href)});
      const checker = startChecker(${JSON.stringify(bundle)});
      const first = checker.ask({ texts: new Map() });
      checker.prepare("/root", ["a.ts"]);
      console.log(JSON.stringify([first, checker.ask({ texts: new Map([["a", "1"]]) }), checker.ask({ texts: new Map() })]));
    `;
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [...flags, "--input-type=module", "--eval", program],
      {
        encoding: "utf8",
        env: { ...process.env, NODE_COMPILE_CACHE: join(folder, "cache"), CI: "1" },
      },
    );
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    return JSON.parse(stdout);
  }

  /** Answers what it was told before and is asked now, through what waits for it. */
  const echo = `
    let files = null;
    exports.serveChecks = (answer) => (message) => {
      if (message.files) files = message.files;
      else answer({ files, texts: [...message.rewrite.texts] });
    };
  `;

  test("answers who stands still, in turn, once there is something to get ready for", () => {
    const files = ["/root", ["a.ts"]];
    expect(answersOf(echo)).toEqual([null, { files, texts: [["a", "1"]] }, { files, texts: [] }]);
  });

  test("is waited for, however long it takes", () => {
    const slow = `
      exports.serveChecks = (answer) => (message) => {
        if (message.files) return;
        for (const since = performance.now(); performance.now() - since < 500; );
        answer("late");
      };
    `;
    expect(answersOf(slow)).toEqual([null, "late", "late"]);
  });

  test("keeps its code for the next program, though that which asked is over", () => {
    answersOf(echo);
    const kept = readdirSync(join(folder, "cache/habitshift/code"));
    expect(kept.filter((name) => /^checker-one-.*-thread$/.test(name))).toHaveLength(1);
  });

  test("keeps its code once, as long as it is not much more", () => {
    const code = JSON.stringify(join(folder, "cache/habitshift/code"));
    const twice = `
      const { readdirSync, statSync } = require("node:fs");
      const kept = () => readdirSync(${code}).map((name) => statSync(${code} + "/" + name).ctimeMs);
      let first = null;
      exports.serveChecks = (answer) => (message) => {
        if (message.files) return;
        if (first !== null) answer(String(kept()) === String(first));
        else {
          answer("first");
          first = kept();
        }
      };
    `;
    expect(answersOf(twice)).toEqual([null, "first", true]);
  });

  test.each([
    ["cannot be loaded", "throw new Error('torn')"],
    ["has nothing to serve with", ""],
  ])("says that it has no answer where it %s", (_, part) => {
    expect(answersOf(part)).toEqual([null, null, null]);
  });

  test.each([
    ["ends", "process.exit(1)"],
    ["has no memory left", "const all = []; for (;;) all.push(Array(10_000).fill(all.length))"],
  ])("says that it has no answer where it %s while it is waited for", (_, act) => {
    const part = `
      exports.serveChecks = () => (message) => {
        if (message.rewrite) ${act};
      };
    `;
    expect(answersOf(part, "--max-old-space-size=60")).toEqual([null, null, null]);
  });

  test("says that it has no answer where no thread is allowed", () => {
    const permission = ["--permission", "--experimental-permission"].find((flag) =>
      process.allowedNodeEnvironmentFlags.has(flag),
    );
    const flags = ["--no-warnings", permission ?? "", "--allow-fs-read=*"];
    expect(answersOf(echo, ...flags)).toEqual([null, null, null]);
  });
});
