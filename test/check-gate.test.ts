import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRepository, type Repository } from "./repository.ts";

vi.setConfig({ testTimeout: 120_000 });

const HTTP = `export const BASE = \`\${process.env.HABIT_API}/api/v1\`;
export const headers = { "X-API-Key": process.env.HABIT_API_KEY };
`;
const page = (index: number) => `import { BASE, headers } from "./http.js";
export async function load${index}() {
  const response = await fetch(\`\${BASE}/habits\`, { headers });
  const { data } = await response.json();
  return data.map((habit) => ({ title: habit.title, run: habit.streak }));
}
`;
const pages = Array.from({ length: 40 }, (_, index) => [`src/page${index}.js`, page(index)]);
const FILES = { "src/http.js": HTTP, ...Object.fromEntries(pages) } as Record<string, string>;
const AREAS = `import { BASE, headers } from "./http.js";
export const areas = () => fetch(\`\${BASE}/areas\`, { headers });
`;

let repository: Repository;
beforeEach(() => {
  repository = createRepository(FILES);
});
afterEach(() => repository.remove());

const check = (...flags: readonly string[]) =>
  repository.run("check", "--as-of", "2025-02-20", ...flags);
const withBaseline = (...flags: readonly string[]) => check("--baseline", "known.json", ...flags);

interface Judged {
  readonly findings: {
    readonly file: string;
    readonly before: string;
    readonly baseline: string;
  }[];
  readonly fixed: { readonly file: string; readonly before: string }[];
}

test("a team with 200 findings keeps new ones out, and gets rid of the rest bit by bit", () => {
  expect(check().status).toBe(1);
  const first = withBaseline("--update-baseline");
  expect(first.status).toBe(0);
  const [, count = ""] = /wrote known\.json with (\d+) findings/.exec(first.stdout) ?? [];
  expect(Number(count)).toBeGreaterThan(200);
  repository.commit();
  expect(withBaseline().status).toBe(0);

  repository.write({
    // One is fixed, one moved with the lines around it and a variable renamed elsewhere, and a file has another name.
    "src/page3.js": page(3).replace("title: habit.title, ", ""),
    "src/page7.js": `// more\n\nconst unused = 1;\n${page(7).replaceAll("response", "answer")}`,
  });
  repository.git(["mv", "src/page9.js", "src/renamed.js"]);
  expect(withBaseline().status).toBe(0);

  repository.write({ "src/areas.js": AREAS });
  const judged = withBaseline("--format", "json");
  expect(judged.status).toBe(1);
  const { findings, fixed } = JSON.parse(judged.stdout) as Judged;
  const fresh = findings.filter(({ baseline }) => baseline === "new");
  expect(new Set(fresh.map(({ file }) => file))).toEqual(new Set(["src/areas.js"]));
  expect(fixed).toEqual([expect.objectContaining({ file: "src/page3.js", before: "habit.title" })]);

  const pruned = withBaseline("--update-baseline");
  expect(pruned.status).toBe(0);
  expect(pruned.stdout).toMatch(/known\.json: 1 fixed taken out and 5 moved with their file; /);
  expect(pruned.stdout).toMatch(/\d new findings left out, as a baseline only gets shorter/);
  const known = JSON.parse(repository.read("known.json")).findings;
  expect(known).toHaveLength(Number(count) - 1);
  const changed = repository.git(["diff", "--numstat", "known.json"]);
  // A line a finding: the fixed one, the five that moved, and the comma of the last line.
  expect(changed).toMatch(/^[567]\t[678]\tknown\.json/);
  expect(withBaseline().status).toBe(1);

  expect(withBaseline("--update-baseline", "--accept-new").status).toBe(0);
  expect(withBaseline().status).toBe(0);
});

test("only what a branch touched is judged", () => {
  repository.git(["branch", "-M", "main"]);
  repository.git(["checkout", "-b", "feature"]);
  const since = (...flags: readonly string[]) =>
    check("--changed-since", "main", "--format", "json", ...flags);
  const placesOf = (stdout: string): string[] => {
    const { findings } = JSON.parse(stdout) as { findings: { file: string; line: number }[] };
    return [...new Set(findings.map(({ file, line }) => `${file}:${line}`))];
  };
  const untouched = since();
  expect(untouched.status).toBe(0);
  expect(JSON.parse(untouched.stdout).since).toEqual({
    revision: "main",
    leftOut: expect.any(Number),
  });

  repository.write({ "src/page1.js": `// one\n${page(1).replace("run: habit", "runs: habit")}` });
  repository.commit();
  // What happens on main meanwhile is not of the branch.
  repository.git(["checkout", "main"]);
  repository.write({ "src/page2.js": `${page(2)}export const later = 1;\n` });
  repository.commit();
  repository.git(["checkout", "feature"]);
  const touched = since();
  expect(touched.status).toBe(1);
  expect(placesOf(touched.stdout)).toEqual(["src/page1.js:6"]);

  repository.write({ 'src/with "odd" näme.js': AREAS });
  expect(placesOf(since().stdout)).toEqual(["src/page1.js:6", 'src/with "odd" näme.js:2']);
  const inside = repository.runIn("src", "check", "--changed-since", "main", "--format", "json");
  expect(placesOf(inside.stdout)).toEqual(["page1.js:6", 'with "odd" näme.js:2']);
});

test("where git cannot tell what was changed, that is wrong use", () => {
  const unknown = check("--changed-since", "nowhere");
  expect(unknown).toMatchObject({ status: 2, stdout: "" });
  expect(unknown.stderr).toContain("git knows no commit nowhere here");

  repository.write({ "src/page1.js": `// one\n${page(1)}` });
  repository.commit();
  const shallow = mkdtempSync(join(tmpdir(), "shallow-"));
  try {
    repository.git(["clone", "--depth", "1", `file://${repository.root}`, shallow]);
    const old = repository.git(["rev-parse", "HEAD~1"]).trim();
    const cut = repository.runIn(
      relative(repository.root, shallow),
      "check",
      "--changed-since",
      old,
    );
    expect(cut).toMatchObject({ status: 2, stdout: "" });
    expect(cut.stderr).toContain("the clone is shallow");
    rmSync(join(shallow, ".git"), { recursive: true });
    const bare = repository.runIn(
      relative(repository.root, shallow),
      "check",
      "--changed-since",
      "HEAD",
    );
    expect(bare).toMatchObject({ status: 2, stdout: "" });
    expect(bare.stderr).toContain("--changed-since needs a git repository");
  } finally {
    rmSync(shallow, { recursive: true, force: true });
  }
});

test("reports are all written whole, or none and the status is 2", () => {
  const both = ["--format", "json", "--output", "r.json", "--format", "text", "--output"];
  expect(check(...both, "r.txt").status).toBe(1);
  expect(repository.read("r.txt")).toContain("fails: ");
  rmSync(join(repository.root, "r.json"));
  for (const output of ["/dev/full", "src", "none/r.txt", "./r.json"]) {
    const run = check(...both, output);
    expect(run).toMatchObject({ status: 2, stdout: "" });
    expect(run.stderr).toMatch(/^habitshift: .* cannot be written: .+\n$/);
    expect(repository.has("r.json")).toBe(false);
  }
  expect(readdirSync(repository.root).sort()).toEqual([".git", "r.txt", "src"]);
});

test("a report keeps the permissions of the file that it replaces, and a closed one stays", () => {
  repository.write({ "r.txt": "old\n" });
  const path = join(repository.root, "r.txt");
  chmodSync(path, 0o640);
  check("--output", "r.txt");
  expect(statSync(path).mode & 0o777).toBe(0o640);
  expect(repository.read("r.txt")).toContain("fails: ");
});
