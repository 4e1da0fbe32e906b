import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const program = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");
const call = 'fetch("https://api.example/api/v1/habits", { headers: { "X-API-Key": "k" } });\n';
/** What was written so short a time ago may change again and look the same. */
const settled = 2_100;

// Each of them starts the program ten times.
vi.setConfig({ testTimeout: 120_000 });

let folder = "";
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "habitshift-repeated-")));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, "tree", name)), { recursive: true });
  writeFileSync(join(folder, "tree", name), text);
}

const asked = ["check", "--as-of", "2025-02-20"];

function run(command: string, flags: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(command, flags, {
    cwd: join(folder, "tree"),
    encoding: "utf8",
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, "cache"), NO_COLOR: "1", CI: "1" },
  });
  return { stdout, stderr, status };
}

const check = (...flags: readonly string[]) => run(process.execPath, [program, ...asked, ...flags]);

/** The runs that were kept; what they say is put right or changed in place. */
function keptRuns(): string[] {
  const runs = join(folder, "cache/habitshift/runs");
  try {
    return readdirSync(runs).map((name) => join(runs, name));
  } catch {
    return [];
  }
}

function mark(word: string): void {
  const [file = ""] = keptRuns();
  const bytes = readFileSync(file);
  const at = bytes.lastIndexOf(word);
  bytes.write(word.toUpperCase(), at);
  writeFileSync(file, bytes);
}

test("a check is not made again as long as it would see the same, and says what it would say", async () => {
  write("src/api.ts", call);
  write("src/other.ts", "export const other = 1;\n");
  write("notes/read.md", "# Notes\n");
  const first = check();
  expect(first.status).toBe(1);
  expect(keptRuns()).toEqual([]);
  await wait(settled);
  expect(check()).toEqual(first);
  expect(keptRuns()).toHaveLength(1);
  expect(check()).toEqual(first);
  mark("fails:");
  expect(check().stdout).toContain("FAILS:");
  if (process.platform === "linux") {
    const full = run("sh", [
      "-c",
      `"${process.execPath}" "${program}" ${asked.join(" ")} >/dev/full`,
    ]);
    expect(full.status).toBe(2);
    expect(full.stderr).toContain("the output cannot be written");
  }
  expect(check("--no-cache")).toEqual(first);
  expect(keptRuns()).toHaveLength(1);

  write("notes/new.md", "`GET /api/v1/habits/today`\n");
  const more = check();
  expect(more.stdout).not.toContain("FAILS:");
  expect(more).toEqual(check("--no-cache"));
  expect(more.stdout).toContain("notes/new.md");
  rmSync(join(folder, "tree/notes/new.md"));
  expect(check().stdout).toContain("FAILS:");
  write(".gitignore", "src\n");
  expect(check()).toEqual(check("--no-cache"));
  expect(check().stdout).not.toContain("src/api.ts");
});

test("a check that writes, runs what others wrote, or asks git is made each time", async () => {
  write("src/api.ts", call);
  write("habitshift.config.js", 'export default { services: ["https://api.example"] };\n');
  spawnSync("git", ["init", "-q"], { cwd: join(folder, "tree") });
  await wait(settled);
  check();
  check("--no-config", "--format", "sarif", "--output", "report.sarif");
  check("--no-config", "--no-cache");
  expect(keptRuns()).toEqual([]);
  check("--no-config");
  expect(keptRuns()).toHaveLength(1);
});

test("a check is made again where a package of types came beside those that the compiler looked through", async () => {
  write("tsconfig.json", '{ "compilerOptions": { "types": ["*"] } }');
  write("node_modules/@types/other/index.d.ts", "declare const other: number;\n");
  write(
    "src/api.ts",
    `export async function first() {
  const response = await ${call.trim().slice(0, -1)};
  const { data } = await response.json();
  return data[0].title;
}
`,
  );
  await wait(settled);
  // The second takes what the compiler said from the first, and only looks whether it would see the same.
  for (let times = 0; times < 2; times++) check("--format", "json");
  expect(keptRuns()).toHaveLength(1);
  write(
    "node_modules/@types/habits/index.d.ts",
    "interface Response { json(): Promise<{ data: { title: string }[] }> }\n",
  );
  const more = check("--format", "json");
  expect(more.stdout).toContain("the compiler would object");
  expect(more).toEqual(check("--format", "json", "--no-cache"));
});
