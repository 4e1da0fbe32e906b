import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createRepository, type Repository } from "./repository.ts";

vi.setConfig({ testTimeout: 90_000 });

/** Calls that bring all headers are tied to no others: each is a group. */
const whole =
  "{ 'X-API-Key': process.env.HABIT_API_KEY, 'X-API-Version': '2', 'X-Client-Version': '1.0.0', 'X-Request-ID': crypto.randomUUID() }";
const bare = "{ 'X-API-Key': process.env.HABIT_API_KEY }";
const reader = (name: string, field: string, headers = whole) => `export async function ${name}() {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: ${headers} });
  return (await response.json()).data.map((habit) => habit.${field});
}
`;
const files = {
  "src/all.js": `${reader("titles", "title")}\n${reader("streaks", "streak")}`,
  "src/other.js": "export const other = 1;\n",
  "src/more.js": reader("more", "title", bare),
  "src/plain.js": reader("plain", "title", bare),
  "src/zoë days.js": reader("days", "completedDates.at(-1)"),
};

let repository: Repository;
beforeEach(() => {
  repository = createRepository(files);
});
afterEach(() => repository.remove());

const log = (format: string) =>
  repository
    .git(["log", `--format=${format}`, "--reverse"])
    .trim()
    .split("\n")
    .slice(1);
const status = () => repository.git(["status", "--porcelain"]);
const migrate = (...args: readonly string[]) =>
  repository.run("migrate", "--commit", "--include", "review", ...args);
const addHook = (name: string, text: string) => {
  const file = join(repository.root, ".git/hooks", name);
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
};

/** The scripts of a commit that cannot be parsed. */
function broken(commit: string): readonly string[] {
  const names = repository.git(["ls-tree", "-r", "--name-only", commit]).trim().split("\n");
  return names.filter((fileName) => {
    const options = { reportDiagnostics: true, compilerOptions: { allowJs: true }, fileName };
    const source = repository.git(["show", `${commit}:${fileName}`]);
    return ts.transpileModule(source, options).diagnostics?.length !== 0;
  });
}

describe("--commit", () => {
  test("makes a commit of each group and one of the comments; each parses, and all is as --write does", () => {
    expect(repository.run("migrate", "--write", "--include", "review", "--todo").status).toBe(0);
    repository.git(["add", "-A"]);
    const written = repository.git(["write-tree"]);
    repository.git(["reset"]);
    expect(repository.run("undo").status).toBe(0);
    expect(status()).toBe("");

    const run = migrate("--todo");
    expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: "" });
    expect(status()).toBe("");
    expect(repository.has(".habitshift")).toBe(false);
    expect(repository.git(["rev-parse", "HEAD^{tree}"])).toBe(written);
    expect(log("%s")).toEqual([
      "Move src/all.js to habit API v2 (2 changes)",
      "Move src/all.js to habit API v2 (2 changes)",
      "Move 3 files to habit API v2 (3 changes)",
      "Move src/zoë days.js to habit API v2 (habits-moved)",
      "Mark what the move to habit API v2 leaves to a person",
    ]);
    for (const id of log("%h")) {
      expect(broken(id)).toEqual([]);
      expect(run.stdout).toContain(id);
    }
    expect(run.stdout).not.toContain("undo");
  });

  test("names the changes in the message, and creates a file in the commit that needs it", () => {
    expect(migrate("--only", "g3").status).toBe(0);
    const message = repository.git(["log", "-1", "--format=%B", "--name-status"]);
    expect(message).toContain("- title-to-name (2 places): A habit's title is its name\n");
    expect(message).toContain("A\tsrc/habit-api-headers.js\nM\tsrc/more.js\nM\tsrc/plain.js");
    for (const line of message.split("\n")) expect(line.length).toBeLessThanOrEqual(72);
  });

  test("is seen by programs, as a list of commits", () => {
    const { commits, findings } = JSON.parse(migrate("--format", "json").stdout);
    expect(commits.map(({ id }: { id: string }) => id)).toEqual(log("%h"));
    expect(findings.map(({ status }: { status: string }) => status)).toContain("applied");
  });

  test("commits nothing else: what is staged or changed elsewhere stays as it is", () => {
    repository.write({ "src/other.js": "export const other = 2;\n", "new.js": "" });
    repository.git(["add", "src/other.js"]);
    repository.write({ "src/other.js": "export const other = 3;\n" });
    const refused = migrate();
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain("uncommitted changes in src/other.js; commit or stash them");
    const old = status();
    expect(migrate("--allow-dirty").status).toBe(0);
    expect(status()).toBe(old);
    expect(repository.git(["diff", "--cached"])).toContain("+export const other = 2;");
    expect(repository.git(["diff", "HEAD~4", "HEAD", "--stat"])).not.toContain("other.js");
  });

  test("refuses files whose own changes would be committed too, even with --allow-dirty", () => {
    repository.write({ "src/plain.js": `// mine\n${files["src/plain.js"]}` });
    const { status: refused, stderr } = migrate("--allow-dirty");
    expect(refused).toBe(2);
    expect(stderr).toContain("uncommitted changes in src/plain.js would be committed too");
    expect(log("%s")).toEqual([]);
  });

  test("refuses a folder outside of git, and a file that git does not track", () => {
    repository.git(["rm", "--cached", "--quiet", "src/plain.js"]);
    repository.write({ ".gitignore": "plain.js\n" });
    repository.commit();
    const untracked = repository.run("migrate", "--commit", "--include", "review", "src/plain.js");
    expect(untracked.status).toBe(2);
    expect(untracked.stderr).toContain("git does not track src/plain.js");
    rmSync(join(repository.root, ".git"), { recursive: true });
    const outside = migrate();
    expect({ status: outside.status, stdout: outside.stdout }).toEqual({ status: 2, stdout: "" });
    expect(outside.stderr).toContain("--commit needs a git repository");
  });

  test("does not conclude a merge that is under way", () => {
    repository.git(["checkout", "-q", "-b", "side"]);
    repository.git(["commit", "-q", "--allow-empty", "-m", "side"]);
    repository.git(["checkout", "-q", "-"]);
    repository.git(["merge", "-q", "--no-commit", "--no-ff", "side"]);
    const { status: refused, stderr } = migrate("--allow-dirty");
    expect(refused).toBe(2);
    expect(stderr).toContain("a merge is under way");
  });

  test("works in a folder of a repository", () => {
    expect(
      repository.runIn("src", "migrate", "--commit", "--only", "g3", "--include", "review").status,
    ).toBe(0);
    expect(status()).toBe("");
    expect(log("%s")).toHaveLength(1);
  });
});

describe("hooks", () => {
  test("that refuse a commit stop the run; the commits before it stay, and the rest is as it was", () => {
    addHook(
      "pre-commit",
      "git diff --cached --name-only | grep -q plain && echo 'no plain here' && exit 1; exit 0",
    );
    const { status: failed, stdout, stderr } = migrate();
    expect(failed).toBe(1);
    expect(stderr).toContain("git did not commit (no plain here)");
    expect(stdout).toContain("left out");
    expect(log("%s")).toHaveLength(2);
    expect(status()).toBe("");
    expect(repository.has("src/habit-api-headers.js")).toBe(false);
    expect(repository.has(".habitshift")).toBe(false);
    rmSync(join(repository.root, ".git/hooks/pre-commit"));
    expect(migrate().status).toBe(0);
    expect(log("%s")).toHaveLength(4);
  });

  test("that format what is committed are honoured; a second run takes what no longer fits", () => {
    addHook("pre-commit", "echo '// formatted' >> src/all.js; git add src/all.js");
    const { status: stopped, stderr } = migrate();
    expect(stopped).toBe(1);
    expect(stderr).toContain("src/all.js cannot be written: it changed in the meantime");
    expect(stderr).toContain("run it again");
    expect(log("%s")).toHaveLength(1);
    expect(status()).toBe("");
    expect(repository.read("src/all.js")).toMatch(/\/\/ formatted\n$/);
    rmSync(join(repository.root, ".git/hooks/pre-commit"));
    expect(migrate().status).toBe(0);
    expect(status()).toBe("");
  });

  test("for messages see them", () => {
    addHook("commit-msg", "echo 'Signed-off-by: hook' >> $1");
    expect(migrate("--only", "g1").status).toBe(0);
    expect(repository.git(["log", "-1", "--format=%B"])).toContain("Signed-off-by: hook");
  });
});
