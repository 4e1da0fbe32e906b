import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createRepository, type Repository } from "./repository.ts";
import { hasTerminal, onTerminal } from "./terminal.ts";

vi.setConfig({ testTimeout: 120_000 });

const bin = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");
const call = (name: string) => `export async function ${name}() {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } });
  return (await response.json()).data.map((habit) => habit.title);
}
`;
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`src/f${at}.js`, call(`f${at}`)]));

let repository: Repository;
beforeEach(() => {
  repository = createRepository(many(60));
});
afterEach(() => repository.remove());

const status = () => repository.git(["status", "--porcelain"]);

describe("a run that is cancelled", () => {
  /** Starts a run and stops it as Ctrl-C does, once `isTime`. @returns By which signal it ended. */
  async function cancelled(isTime: () => Promise<boolean>): Promise<string | null> {
    const child = spawn(process.execPath, [bin, "migrate", "--write"], {
      cwd: repository.root,
      stdio: "ignore",
    });
    const exit = once(child, "exit");
    while (child.exitCode === null && !(await isTime()));
    child.kill("SIGINT");
    await exit;
    return child.signalCode;
  }

  test("while planning leaves nothing behind", async () => {
    const signal = await cancelled(() => setTimeout(250, true));
    expect(signal).toBe("SIGINT");
    expect(status()).toBe("");
    expect(repository.has(".habitshift")).toBe(false);
  });

  test("while writing leaves every file old or new, and undo puts all back", async () => {
    const names = Object.keys(many(60));
    const old = names.map((name) => repository.read(name));
    await cancelled(() => setTimeout(1, repository.has(".habitshift/last/journal.json")));
    const now = names.map((name) => repository.read(name));
    expect(now.filter((text, at) => text !== old[at] && !text.includes("habit.name"))).toEqual([]);
    repository.run("undo");
    expect(status()).toBe("");
    expect(repository.has(".habitshift")).toBe(false);
  });
});

describe("a full disk", () => {
  test("under the files: none is changed", () => {
    repository.write({ "src/f0.js": call("f0") + "// long\n".repeat(4000) });
    repository.commit();
    const line = `ulimit -f 8; exec "${process.execPath}" "${bin}" migrate --write`;
    const run = spawnSync("sh", ["-c", line], { cwd: repository.root, encoding: "utf8" });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain("no file was changed");
    expect(status()).toBe("");
    expect(repository.has(".habitshift")).toBe(false);
  });

  test.runIf(existsSync("/dev/full")).each(["--patch /dev/full", "--patch - > /dev/full"])(
    "under the patch: %s is refused",
    (flags) => {
      const line = `exec "${process.execPath}" "${bin}" migrate ${flags}`;
      const run = spawnSync("sh", ["-c", line], { cwd: repository.root, encoding: "utf8" });
      expect(run.status).toBe(2);
      expect(run.stderr).toMatch(/no space (?:is )?left/);
      expect(status()).toBe("");
    },
  );
});

test.runIf(hasTerminal)(
  "a file that changes while it runs is named, and left with its group",
  async () => {
    const file = join(repository.root, "src/f7.js");
    const line = `"${process.execPath}" "${bin}" migrate --interactive --allow-dirty`;
    const edit = () => writeFileSync(file, `// mine\n${call("f7")}`);
    const { status: code, text } = await onTerminal(line, repository.root, [
      ["quit: apply", edit],
      ["", "y"],
    ]);
    expect(code).toBe(1);
    expect(text).toContain("src/f7.js cannot be written: it changed while the plan was made");
    expect(repository.read("src/f7.js")).toBe(`// mine\n${call("f7")}`);
    expect(status()).toBe(" M src/f7.js\n");
  },
);

describe("a symbolic link out of the tree", () => {
  let outside: string;
  beforeEach(() => {
    outside = mkdtempSync(join(tmpdir(), "outside-"));
    writeFileSync(join(outside, "far.js"), call("far"));
    writeFileSync(join(outside, "habits.json"), '{ "data": [{ "id": "h1", "title": "Run" }] }\n');
    rmSync(join(repository.root, "src"), { recursive: true });
    mkdirSync(join(repository.root, "src"));
  });
  afterEach(() => rmSync(outside, { recursive: true }));

  test("is not followed, and is reported", () => {
    symlinkSync(join(outside, "far.js"), join(repository.root, "src/link.js"));
    symlinkSync(outside, join(repository.root, "src/folder"));
    repository.write({ "src/near.js": call("near") });
    const { status: code, stdout } = repository.run("migrate", "--write", "--allow-dirty");
    expect(code).toBe(0);
    expect(stdout).toContain(`skipped: src/link.js: a symbolic link to ${join(outside, "far.js")}`);
    expect(readFileSync(join(outside, "far.js"), "utf8")).toBe(call("far"));
    expect(repository.read("src/near.js")).toContain("habit.name");
  });

  test.each([
    ["to a file of data", "habits.json", "src/habits.json", "it is a symbolic link"],
    ["to a folder of data", "", "src/data", "a symbolic link leads to its folder"],
  ])("%s is not written through, nor replaced", (_what, target, link, reason) => {
    symlinkSync(join(outside, target), join(repository.root, link));
    const name = link.endsWith(".json") ? link : `${link}/habits.json`;
    repository.write({
      "src/near.test.js": `import { vi } from 'vitest';
import habits from './${name.slice("src/".length)}' with { type: 'json' };
vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => habits }));
${call("near")}console.log(habits.data[0].title);
`,
    });
    const run = repository.run("migrate", "--write", "--include", "review", "--allow-dirty");
    expect(readFileSync(join(outside, "habits.json"), "utf8")).toContain('"title"');
    expect(lstatSync(join(repository.root, link)).isSymbolicLink()).toBe(true);
    expect(run.stdout).toContain(`${name} cannot be written: ${reason}`);
    expect(run.status).toBe(1);
  });
});

describe("large inputs", () => {
  test("100,000 files need little memory", () => {
    for (let folder = 0; folder < 1000; folder++) {
      const files = Array.from({ length: 100 }, (_, at) => [
        `many/d${folder}/f${at}.js`,
        `import { g } from "../d${(folder + 1) % 1000}/f${at}.js";\nexport const f${at} = (x) => g(x) + ${folder};\n`,
      ]);
      repository.write(Object.fromEntries(files));
    }
    const report = join(repository.root, ".git/memory");
    const watch = `import { writeFileSync } from "node:fs"; process.on("exit", () => writeFileSync(${JSON.stringify(report)}, String(process.resourceUsage().maxRSS)));`;
    const imported = `data:text/javascript,${encodeURIComponent(watch)}`;
    const { status: code, stdout } = spawnSync(
      process.execPath,
      ["--import", imported, bin, "migrate", "--format", "json"],
      { cwd: repository.root, encoding: "utf8", maxBuffer: 1e9 },
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout).files).toMatchObject({ changed: 60, notCandidates: 100_000 });
    // In KiB; a tenth of it is Node and the compiler.
    expect(Number(readFileSync(report, "utf8"))).toBeLessThan(1024 * 1024);
  });

  test("a bundle of 5 MB is named and left, and the others are moved", () => {
    const part = (at: number) => `function part${at}(a, b) {\n  return a + b + ${at};\n}\n`;
    const bundle = call("bundled") + Array.from({ length: 110_000 }, (_, at) => part(at)).join("");
    expect(bundle.length).toBeGreaterThan(5_000_000);
    repository.write({ "bundle.js": bundle });
    repository.commit();
    const { status: code, stdout } = repository.run("migrate", "--write");
    expect(code).toBe(0);
    expect(stdout).toMatch(/skipped: bundle\.js: too large \(\d\.\d MB\)/);
    expect(repository.read("bundle.js")).toBe(bundle);
    expect(repository.read("src/f59.js")).toContain("habit.name");
  });
});
