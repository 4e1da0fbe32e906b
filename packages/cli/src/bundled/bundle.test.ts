import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const cli = join(import.meta.dirname, "../..");

describe("a program of which two files stand for 700", () => {
  let folder = "";
  let program = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "habitshift-bundle-"));
    program = join(folder, "cli");
    for (const part of ["bin", "package.json", "dist/bundled", "dist/start.js"])
      cpSync(join(cli, part), join(program, part), { recursive: true });
    mkdirSync(join(program, "dist/bundle"));
    writeFileSync(
      join(program, "dist/main.js"),
      'export const main = () => console.log("modules");\n',
    );
    writeFileSync(
      join(program, "dist/bundle/program.cjs"),
      'exports.main = () => console.log(require("./compiler.cjs") === require("./compiler.cjs") && "bundle");\n',
    );
    writeFileSync(join(program, "dist/bundle/compiler.cjs"), "module.exports = { ts: {} };\n");
    writeFileSync(join(folder, "build"), "");
    describeBundle("one", ["../../../build"]);
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function describeBundle(hash: string, builds: readonly string[]): void {
    utimesSync(join(folder, "build"), 1000, 1000);
    const manifest = {
      parts: { program: hash, compiler: hash },
      builds: builds.map((file) => ({ file, changed: 1_000_000 })),
    };
    writeFileSync(join(program, "dist/bundle/manifest.json"), JSON.stringify(manifest));
  }

  const start = (env: NodeJS.ProcessEnv = {}) => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(program, "bin/habitshift.js")],
      {
        encoding: "utf8",
        env: { ...process.env, NODE_COMPILE_CACHE: join(folder, "cache"), ...env },
      },
    );
    return { stdout: stdout.trim(), stderr, status };
  };
  const kept = () => {
    try {
      return readdirSync(join(folder, "cache/habitshift/code"));
    } catch {
      return [];
    }
  };

  test("runs, and keeps its code for the next run", () => {
    expect(start()).toEqual({ stdout: "bundle", stderr: "", status: 0 });
    expect(kept().filter((name) => name.startsWith("program-one-"))).toHaveLength(1);
    expect(start().stdout).toBe("bundle");
  });

  test("is not run when the modules were compiled since", () => {
    utimesSync(join(folder, "build"), 2000, 2000);
    expect(start().stdout).toBe("modules");
  });

  test("is run where no record of the build was published", () => {
    rmSync(join(folder, "build"));
    expect(start().stdout).toBe("bundle");
  });

  test("is not run where there is none", () => {
    rmSync(join(program, "dist/bundle"), { recursive: true });
    expect(start().stdout).toBe("modules");
  });

  test.each([
    ["damaged", (path: string) => writeFileSync(path, "no code")],
    ["empty", (path: string) => writeFileSync(path, "")],
  ])("does without code that is %s", (_, damage) => {
    start();
    for (const name of kept()) damage(join(folder, "cache/habitshift/code", name));
    expect(start()).toEqual({ stdout: "bundle", stderr: "", status: 0 });
  });

  test("takes no code of another text", () => {
    start();
    writeFileSync(
      join(program, "dist/bundle/program.cjs"),
      'exports.main = () => console.log("other");\n',
    );
    describeBundle("two", []);
    expect(start().stdout).toBe("other");
  });

  test.each([
    ["nothing is to be kept", { NODE_DISABLE_COMPILE_CACHE: "1" }],
    ["the folder cannot be made", { NODE_COMPILE_CACHE: "/dev/null" }],
  ])("does without where %s", (_, env) => {
    expect(start(env)).toEqual({ stdout: "bundle", stderr: "", status: 0 });
    expect(kept()).toEqual([]);
  });
});
