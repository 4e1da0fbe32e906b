import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRepository, type Repository } from "./repository.ts";

vi.setConfig({ testTimeout: 60_000 });

const files = {
  "habitshift.config.json": '{ "payloads": ["fixtures/**"], "exclude": ["fixtures/old/"] }\n',
  "src/a.js": "export const a = 1;\n",
  "fixtures/habits.json":
    '\uFEFF{\r\n  "success": true,\r\n  "data": [\r\n    { "id": "h1", "title": "Run", "frequency": "daily" }\r\n  ],\r\n  "error": null\r\n}\r\n',
  "fixtures/habits.ndjson":
    '{"id":"h1","title":"Run","streak":1}\n{"id":"h2","title":"Walk","streak":2}\n',
  "fixtures/days.json": '[{ "id": "h1", "title": "Run", "completedDates": ["2024-01-01"] }]\n',
  "fixtures/menu.json": '{ "title": "Menu", "path": "/habits" }\n',
  "fixtures/mixed.json": '[{ "title": "a", "streak": 1 }, { "title": "b" , "color": "red" }]\n',
  "fixtures/old/habits.json": '[{ "title": "a", "streak": 1 }]\n',
  "other/habits.json": '[{ "title": "a", "streak": 1 }]\n',
};
const left = [
  "fixtures/menu.json",
  "fixtures/mixed.json",
  "fixtures/old/habits.json",
  "other/habits.json",
] as const;

let repository: Repository;
beforeEach(() => {
  repository = createRepository(files);
});
afterEach(() => repository.remove());

test("files that the configuration names are converted, what is sure by itself", () => {
  const { status, stdout } = repository.run("migrate", "--write");
  expect(status).toBe(0);
  expect(repository.read("fixtures/habits.json")).toBe(
    '\uFEFF{\r\n  "data": [\r\n    { "id": "h1", "name": "Run", "occurrence": { "type": "daily" } }\r\n  ]\r\n}\r\n',
  );
  expect(repository.read("fixtures/habits.ndjson")).toBe(
    '{"id":"h1","name":"Run","statistics":{"currentStreak":1}}\n{"id":"h2","name":"Walk","statistics":{"currentStreak":2}}\n',
  );
  expect(stdout).toMatch(/skipped: fixtures\/menu\.json: named as payloads, but not all of it is/);
  expect(stdout).toMatch(/skipped: fixtures\/mixed\.json: named as payloads, but not all of it is/);
  for (const file of left) expect(repository.read(file)).toBe(files[file]);
  expect(repository.read("fixtures/days.json")).toBe(files["fixtures/days.json"]);
  expect(repository.run("undo").stdout).toContain("2 files restored");
  expect(repository.git(["status", "--porcelain"])).toBe("");
});

test("a folder that has nothing but payloads is converted, too", () => {
  const { status, stdout } = repository.run("migrate", "fixtures", "--write");
  expect(status).toBe(0);
  expect(stdout).toContain("fixtures/habits.json");
  expect(repository.read("fixtures/habits.json")).toContain('"name": "Run"');
  expect(repository.run("migrate", "other").status).toBe(2);
});

test("what is lost is for review, with the converter's note", () => {
  const { stdout } = repository.run("migrate", "fixtures", "src");
  expect(stdout).toContain("review: completed-dates-removed");
  const { status } = repository.run("migrate", "--write", "--include", "review");
  expect(status).toBe(0);
  expect(repository.read("fixtures/days.json")).toContain('"name": "Run"');
  const again = repository.run("migrate", "--include", "review");
  expect(again.stdout).toContain("No v1 use of the API was found.");
});

test("they are groups like those of code: in patches, commits and reports, and for check", () => {
  const { findings } = JSON.parse(repository.run("migrate", "--format", "json").stdout);
  const own = findings.find(({ file }: { file: string }) => file === "fixtures/habits.ndjson");
  expect(own).toMatchObject({
    change: "title-to-name",
    line: 1,
    column: 12,
    before: '"title":"Run"',
    after: '"name":"Run"',
  });
  repository.run("migrate", "--patch", "x.patch");
  repository.git(["apply", "--check", "x.patch"]);
  expect(repository.run("check", "--as-of", "2025-03-01").status).toBe(1);
  expect(repository.run("migrate", "--commit", "--only", own.group).status).toBe(0);
  expect(repository.git(["log", "-1", "--format=%s"])).toBe(
    "Move fixtures/habits.ndjson to habit API v2 (2 changes)\n",
  );
});

test("what is no JSON is reported, and the run fails", () => {
  repository.write({ "fixtures/broken.json": "{ title" });
  const { status, stdout } = repository.run("migrate");
  expect(status).toBe(1);
  expect(stdout).toContain("could not be read: fixtures/broken.json: not JSON");
});

test("what a test imports is left to its code, however long it is", () => {
  const habits = Array.from({ length: 900 }, (_, at) => ({
    id: `h${at}`,
    title: `Run ${at}`,
    note: "x".repeat(80),
  }));
  const json = `${JSON.stringify({ success: true, data: habits, error: null }, null, 2)}\n`;
  expect(json.length).toBeGreaterThan(100_000);
  repository.write({
    "fixtures/long.json": json,
    "src/api.js":
      "export const titles = async () => (await (await fetch(process.env.HABIT_API + '/api/v1/habits')).json()).data.map((habit) => habit.title);\n",
    "src/api.test.js": `import { expect, test, vi } from 'vitest';
import habits from '../fixtures/long.json';
import { titles } from './api.js';
test('titles', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => habits }));
  expect((await titles())[0]).toBe('Run 0');
});
`,
  });
  const { status, stdout } = repository.run(
    "migrate",
    "src",
    "--write",
    "--allow-dirty",
    "--include",
    "review",
  );
  expect(status).toBe(0);
  expect(stdout).toContain("fixtures/long.json");
  expect(repository.read("fixtures/long.json")).not.toContain('"title"');
  expect(JSON.parse(repository.read("fixtures/long.json")).data[899].name).toBe("Run 899");
  const longer = {
    success: true,
    data: Array(6)
      .fill(habits.map((habit) => ({ ...habit, streak: 1 })))
      .flat(),
  };
  repository.write({ "fixtures/long.json": JSON.stringify(longer) });
  expect(repository.run("migrate", "src").stdout).toContain(
    "note: fixtures/long.json: too long to be followed",
  );
});
