import { afterEach, describe, expect, test, vi } from "vitest";
import { createRepository, type Repository } from "./repository.ts";

vi.setConfig({ testTimeout: 60_000 });

let repository: Repository;
afterEach(() => repository.remove());

const API = `const BASE = process.env.HABIT_API + '/api/v1';
const headers = { 'X-API-Key': process.env.HABIT_API_KEY };
export async function lastDays() {
  const response = await fetch(\`\${BASE}/habits\`, { headers });
  const { data } = await response.json();
  return data.map((habit) => habit.completedDates.at(-1));
}
export async function areas() {
  const response = await fetch(\`\${BASE}/areas\`, { headers });
  return (await response.json()).data;
}
`;

const todos = (text: string) => text.match(/TODO\(habitshift [\w-]+\)/g) ?? [];

describe("migrate --todo", () => {
  test("shows the comments in a dry run, writes them once, and undo takes them back", () => {
    repository = createRepository({ "api.js": API });
    const dry = repository.run("migrate", "--todo");
    expect(dry.stdout).toContain("+  // TODO(habitshift completed-dates-removed): ");
    expect(dry.stdout).toMatch(/\d TODO comments would be left for you\./);
    expect(repository.read("api.js")).toBe(API);

    const written = repository.run("migrate", "--write", "--todo", "--include", "review");
    expect(written.status).toBe(0);
    const once = repository.read("api.js");
    expect(new Set(todos(once))).toEqual(
      new Set([
        "TODO(habitshift api-key-version)",
        "TODO(habitshift completed-dates-removed)",
        "TODO(habitshift pagination-added)",
      ]),
    );

    repository.commit();
    expect(repository.run("migrate", "--write", "--todo", "--include", "review").status).toBe(0);
    expect(repository.read("api.js")).toBe(once);
  });

  test("leaves comments on their own where nothing is rewritten, for the chosen changes", () => {
    repository = createRepository({ "api.js": API });
    const run = repository.run("migrate", "--write", "--todo", "--only", "completed-dates-removed");
    expect(run.status).toBe(0);
    expect(todos(repository.read("api.js"))).toEqual(["TODO(habitshift completed-dates-removed)"]);
    expect(repository.run("undo").stdout).toContain("restored  api.js");
    expect(repository.read("api.js")).toBe(API);
  });
});

describe("comments that keep places", () => {
  test("are honoured by migrate and check, and those that keep nothing are named", () => {
    repository = createRepository({
      "api.js": `// habitshift-ignore-file -- moves with the next release\n${API}`,
      "other.js": `// habitshift-ignore -- nothing here\nexport const a = '/api/v1/x';\n`,
    });
    const migrate = repository.run("migrate");
    expect(migrate.stdout).toContain("No v1 use of the API was found.");
    expect(migrate.stdout).toMatch(/note: \d+ places ignored, as comments in the code say\n/);
    expect(migrate.stdout).toContain(
      "note: the habitshift-ignore comment at other.js:1 keeps nothing",
    );
    const check = repository.run("check", "--as-of", "2025-03-01", "--format", "json");
    expect(check.status).toBe(0);
    expect(JSON.parse(check.stdout).summary.ignored).toBeGreaterThan(0);
  });
});

describe("the identity of the service", () => {
  const own = {
    "src/page.js":
      "export const load = async () => (await (await fetch('/api/v1/habits')).json()).data.map((h) => h.title);\n",
    "src/server.js":
      "import express from 'express';\nconst app = express();\n" +
      "app.get('/api/v1/habits', (request, response) => response.json({ data: [] }));\napp.listen(1);\n",
  };

  test("a repository that serves the path itself is left alone, and told so once", () => {
    repository = createRepository(own);
    const { status, stdout } = repository.run("migrate");
    expect(status).toBe(0);
    expect(stdout).toContain(
      "note: src/server.js:3 serves /api/v1 itself: one call of it is taken for calls of your own API and left",
    );
    expect(stdout).toContain("--service-url");
    expect(repository.run("check", "--as-of", "2025-03-01").status).toBe(0);
  });

  test("--service-url ties variables that the environment gives that address, and leaves other hosts", () => {
    repository = createRepository({
      "api.js":
        "export const ours = () => fetch(process.env.TRACKER + '/api/v1/areas');\n" +
        "export const theirs = () => fetch('https://other.example/api/v1/areas');\n" +
        "export const near = () => fetch('https://habits.example.evil.test/api/v1/areas');\n",
      ".env": "TRACKER=https://habits.example/base\n",
    });
    const args = ["migrate", "--write", "--service-url", "https://habits.example"];
    const { status, stdout } = repository.run(...args);
    expect(status).toBe(0);
    expect(stdout).toContain(
      "note: 2 calls go to https://habits.example.evil.test, https://other.example, which is not the service that you named",
    );
    const text = repository.read("api.js");
    expect(text).toContain("process.env.TRACKER + '/api/v2/areas'");
    expect(text).toContain("https://other.example/api/v1/areas");
    expect(text).toContain("https://habits.example.evil.test/api/v1/areas");
  });
});

describe("a file of the environment", () => {
  const code = {
    "src/a.js":
      "export const list = () => fetch(process.env.HABITS_URL + '/habits', { headers: { 'X-API-Key': 'k' } });\n",
  };

  test("moves with the calls below what it sets, from a folder below it too, and undo puts it back", () => {
    repository = createRepository({
      ...code,
      ".env.example": "HABITS_URL=https://h.example/api/v1\n",
    });
    const { status, stdout } = repository.run("migrate", "src", "--write", "--include", "review");
    expect(status).toBe(0);
    expect(stdout).toContain("note: HABITS_URL may hold an address that ends in /api/v1");
    expect(repository.read(".env.example")).toBe("HABITS_URL=https://h.example/api/v2\n");
    expect(repository.run("migrate").stdout).toContain("0 to change");
    expect(repository.run("undo").status).toBe(0);
    expect(repository.read(".env.example")).toContain("/api/v1");
  });

  test("that git ignores is neither shown nor changed", () => {
    const secret = "HABITS_URL=https://h.example/api/v1\nKEY=hidden\n";
    repository = createRepository({ ...code, ".gitignore": ".env\n", ".env": secret });
    const { stdout } = repository.run("migrate", "--write", "--include", "review");
    expect(stdout).not.toContain("hidden");
    expect(repository.read(".env")).toBe(secret);
  });
});

test("--explain shows the chain below each place, and JSON has it as evidence", () => {
  repository = createRepository({ "api.js": API });
  const { stdout } = repository.run("migrate", "--explain");
  expect(stdout).toContain("╭ api.js:1:14  the address, from HABIT_API\n");
  expect(stdout).toMatch(/[│╰] api\.js:6:20\s+one of them, as `habit`\n/);
  const { findings } = JSON.parse(repository.run("migrate", "--format", "json").stdout);
  const read = findings.find(({ before }: { before: string }) => before === "habit.completedDates");
  expect(read.evidence.map(({ what }: { what: string }) => what)).toContain("taken as `data`");
});

test("what the compiler objects to is for review, whether a thread finds it or an earlier run did", () => {
  repository = createRepository({
    "package.json": '{ "type": "module" }\n',
    "tsconfig.json":
      '{ "compilerOptions": { "strict": true, "module": "nodenext", "types": [] } }\n',
    "src/client.ts": `interface Habit { id: string; title: string; streak: number }
type Shown = { title: string; streak: number };
declare function show(shown: Shown): void;
export async function list(): Promise<void> {
  const response = await fetch('https://api.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } });
  const { data } = (await response.json()) as { data: Habit[] };
  for (const habit of data) show(habit);
}
`,
  });
  const first = repository.run("migrate").stdout;
  expect(first).toContain("the compiler would object: Argument of type 'Habit'");
  const findings = () => JSON.parse(repository.run("migrate", "--format", "json").stdout).findings;
  const found = findings();
  expect(found.map(({ confidence }: { confidence: string }) => confidence)).not.toContain("safe");
  expect(findings()).toEqual(found);
});
