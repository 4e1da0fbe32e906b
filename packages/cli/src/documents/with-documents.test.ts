import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openProject } from "@habitshift/codemods";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkFolder, isBeside, none } from "./testing/check-folder.ts";
import { withDocuments } from "./with-documents.ts";

describe("a folder", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "documents-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(files: Readonly<Record<string, string | Buffer>>): void {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
  }

  const call = 'requests.post("https://a.example/api/v1/habits/checkin")\n';
  const foundIn = (services: readonly string[] = []) =>
    checkFolder(root, services).plan.findings.map(({ file, line }) => `${file}:${line}`);

  test("gives each file one fate", () => {
    write({
      "a.py": call,
      "b.py": "print(1)\n",
      "big.json": Buffer.alloc(5 * 1024 * 1024, "x"),
      "image.env": Buffer.from(`\0${call}`),
      "latin.md": Buffer.from([...Buffer.from("`/api/v1/habits` "), 0xe9]),
      "broken.har": "{ not /api/v1/habits",
      "picture.png": call,
    });
    const { plan, project } = checkFolder(root);
    const fates = plan.fates.map((entry) => [
      entry.file,
      entry.fate,
      "reason" in entry ? entry.reason : "",
    ]);
    expect(fates.slice(0, 3)).toEqual([
      ["a.py", "nothing-to-do", ""],
      ["b.py", "not-candidate", ""],
      ["big.json", "skipped", "too large (5.0 MB)"],
    ]);
    expect(fates.slice(3).map(([file, fate]) => [file, fate])).toEqual([
      ["broken.har", "unreadable"],
      ["image.env", "skipped"],
      ["latin.md", "unreadable"],
    ]);
    expect(project.files.map(({ path }) => path)).toEqual(fates.map(([file]) => file));
  });

  test("is looked through as git has it", () => {
    write({
      ".gitignore": "old/\n.env\n",
      "old/a.py": call,
      ".env": "HABIT_API=https://a.example/api/v1\n",
    });
    expect(foundIn()).toEqual([]);
  });

  test("leaves a file that was judged as something else", () => {
    write({ "package.json": '{ "scripts": { "a": "curl https://a.example/api/v1/habits" } }' });
    expect(new Set(foundIn())).toEqual(new Set(["package.json:1"]));
    const fates = [{ file: "package.json", fate: "nothing-to-do" as const }];
    expect(checkFolder(root, [], { ...none, fates }).plan.findings).toEqual([]);
  });

  test("with a named service leaves other hosts", () => {
    write({ "a.py": call, "b.py": call.replace("a.example", "b.test") });
    expect(foundIn(["https://a.example/api/v1"])).toEqual(["a.py:1"]);
    expect(foundIn(["HABIT_API"])).toEqual(["a.py:1", "b.py:1"]);
  });

  test("knows a variable of the configuration, where the path alone is v1", () => {
    const code =
      'base = os.environ["HABIT_URL"]\nrequests.post(f"{base_of(HABIT_URL)}/habits/checkin")\nrequests.get(f"{HABIT_URL}/habits")\n';
    write({ "a.py": code });
    expect(foundIn(["HABIT_URL"])).toEqual(["a.py:2"]);
    expect(foundIn()).toEqual([]);
  });

  test("takes a base for v1 where a call proves its host, or its name tells", () => {
    write({
      ".env.example":
        "API=https://a.example/api/v1\nOTHER=https://b.test/api/v1\nHABITS_API=https://c.test/api/v1\n",
    });
    expect(foundIn()).toEqual([".env.example:3"]);
    write({ "a.py": call });
    expect(foundIn()).toEqual([".env.example:1", ".env.example:3", "a.py:1"]);
  });

  test.each([
    ["a.py", "# habitshift-ignore -- until March"],
    ["a.go", "// habitshift-ignore: until March"],
    ["a.exs", "# habitshift-ignore checkin-to-logs -- until March"],
    ["a.http", "# habitshift-ignore -- until March"],
    ["a.md", "<!-- habitshift-ignore -- until March -->"],
  ])("a comment of %s keeps the next line", (file, comment) => {
    const line = file.endsWith("md")
      ? "`/api/v1/habits/checkin`"
      : file.endsWith("http")
        ? "DELETE https://a.example/api/v1/habits/h1"
        : 'post("https://a.example/api/v1/habits/checkin")';
    write({ [file]: `${line}\n${file.endsWith("http") ? "###\n" : ""}${comment}\n${line}\n` });
    const { plan } = checkFolder(root);
    expect(new Set(plan.findings.map((finding) => finding.line))).toEqual(new Set([1]));
    expect(plan.ignored.length).toBeGreaterThan(0);
    expect(plan.ignored[0]).toMatchObject({ file, reason: "until March" });
    expect(plan.idleIgnores).toEqual([]);
  });

  test("tells of a comment that keeps nothing", () => {
    write({ "a.py": `# habitshift-ignore-file nonsense\n${call}` });
    const { plan } = checkFolder(root);
    expect(plan.idleIgnores).toMatchObject([{ file: "a.py", line: 1 }]);
    expect(plan.findings).toHaveLength(1);
  });

  test("is read again only where it changed, and is found to be the same", () => {
    const kept = new Map<string, string>();
    const answers = {
      read: (name: string) => kept.get(name),
      keep: (name: string, answer: () => string) => void kept.set(name, answer()),
    };
    const look = () => {
      const project = openProject({ root, paths: [], patterns: null, isBeside });
      const read: string[] = [];
      const bytes = (path: string) => {
        read.push(path);
        return project.bytes(path);
      };
      const { plan } = withDocuments(none, { ...project, bytes }, { services: [], answers });
      return { read: new Set(read), plan };
    };
    const old = new Date("2024-01-01T00:00:00Z");
    write({ "a.py": call, "b.py": "x\n", "c.md": "y\n" });
    for (const name of ["a.py", "b.py", "c.md"]) utimesSync(join(root, name), old, old);
    const first = look();
    const second = look();
    expect(second.plan).toEqual(first.plan);
    expect(second.plan.findings).toHaveLength(1);
    write({ "c.md": `\`/api/v1/habits\`\n` });
    expect(look().plan).toEqual(checkFolder(root).plan);
    expect(look().plan.findings).toHaveLength(2);
    for (const name of kept.keys()) kept.set(name, "{ torn");
    expect(look().plan).toEqual(checkFolder(root).plan);
  });

  test("knows findings again where lines move, and tells two of the same text apart", () => {
    write({ "a.py": call + call });
    const before = checkFolder(root).plan.findings.map(({ fingerprint }) => fingerprint);
    write({ "a.py": `import requests\n\n${call}${call}` });
    expect(checkFolder(root).plan.findings.map(({ fingerprint }) => fingerprint)).toEqual(before);
    expect(new Set(before).size).toBe(2);
  });
});
