import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createRepository, type Repository } from "./repository.ts";

const fixtures = join(import.meta.dirname, "../fixtures/documents");

function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(join(fixtures, folder));
  return Object.fromEntries(
    names.map((name) => [`${folder}/${name}`, readFileSync(join(fixtures, folder, name), "utf8")]),
  );
}

let repository: Repository | null = null;
afterEach(() => repository?.remove());

test("a repository of many languages is checked as one, and each file is accounted for", () => {
  repository = createRepository({
    ...filesOf("clients"),
    ...filesOf("papers"),
    ...filesOf("silent"),
    "src/api.ts": 'export const list = () => fetch("https://api.habits.example/api/v1/habits");\n',
    "logo.png": "binary",
  });
  const { status, stdout } = repository.run("check", "--as-of", "2025-02-15", "--format", "json");
  expect(status).toBe(1);
  const { findings, files, summary } = JSON.parse(stdout);
  const placesIn = (folder: string) =>
    findings
      .filter(({ file }: { file: string }) => file.startsWith(`${folder}/`))
      .map((found: { file: string; line: number; column: number }) => {
        return `${found.file.slice(folder.length + 1)} ${found.line}:${found.column}`;
      })
      .join("\n");
  for (const folder of ["clients", "papers"]) {
    const expected = readFileSync(join(fixtures, `${folder}.txt`), "utf8");
    expect(placesIn(folder)).toBe(expected.trim().replaceAll(/^(\S+ \S+).*$/gm, "$1"));
  }
  expect(placesIn("silent")).toBe("");
  expect(placesIn("src")).toContain("api.ts");
  const counted = Object.values<number>(files).reduce((sum, count) => sum + count, 0);
  expect(summary.filesScanned).toBe(counted);
});

test("a repository without JavaScript is checked, and one without anything to check is told so", () => {
  repository = createRepository({ "habits.rb": 'get "https://a.example/api/v1/habits/today"\n' });
  const { status, stdout } = repository.run("check", "--as-of", "2024-12-01");
  expect(status).toBe(0);
  expect(stdout).toContain("today-to-date-query");
  expect(stdout).toContain("GET /api/v2/habits?date=today");
  expect(repository.run("migrate").status).toBe(2);
  repository.remove();
  repository = createRepository({ "a.png": "" });
  const empty = repository.run("check");
  expect(empty.status).toBe(2);
  expect(empty.stderr).toContain("nothing to check");
});

test("a named file is read even where git ignores it", () => {
  repository = createRepository({
    ".gitignore": ".env\n",
    ".env": "HABIT_API_URL=https://a.example/api/v1\n",
    "a.ts": "export {};\n",
  });
  expect(repository.run("check", "--as-of", "2025-03-01").status).toBe(0);
  const named = repository.run("check", ".env", "--as-of", "2025-03-01");
  expect(named.status).toBe(1);
  expect(named.stdout).toContain("v2 is at https://a.example/api/v2");
});

test("what the check itself wrote is not v1 use", () => {
  repository = createRepository({ "habits.rb": 'get "https://a.example/api/v1/habits/today"\n' });
  const write = ["check", "--fail-on", "never", "--baseline", "base.json", "--update-baseline"];
  const report = ["--format", "markdown", "--output", "report.md"];
  expect(repository.run(...write, ...report).status).toBe(0);
  const again = repository.run("check", "--baseline", "base.json", ...report);
  expect(again.stderr).not.toContain("fails");
  expect(again.status).toBe(0);
});
