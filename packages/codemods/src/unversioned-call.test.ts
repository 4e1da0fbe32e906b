import { expect, test } from "vitest";
import { planMigration } from "./migrate.ts";
import { DEFAULT_OPTIONS } from "./testing/default-options.ts";
import { memoryProject, type Tree } from "./testing/memory-project.ts";

const noticesFor = (tree: Tree): readonly string[] =>
  planMigration(memoryProject(tree), { ...DEFAULT_OPTIONS, typecheck: false }, () => false).notices;

test.each([
  ["a template", "const a = 1;\nfetch(`$" + "{process.env.API}/habits`)", "/habits"],
  ["a client with a base", "const a = 1;\nconst { data } = await api.get('/habits');", "/habits"],
  [
    "a typed client",
    'const a = 1;\nclient.get<Habit[]>("/habits/today", { signal })',
    "/habits/today",
  ],
])("a call by %s is named where no file names a version", (_, code, path) => {
  const [notice, ...others] = noticesFor({ "a.ts": "export {};", "b.ts": code });
  expect(notice).toContain(`b.ts:2 asks for ${path}, and nothing tells of which version`);
  expect(others).toEqual([]);
});

test.each([
  ["serves such a path", "app.get('/habits', (request, response) => response.json([]));"],
  ["serves it by a router", "r.get('/habits', list);"],
  ["links to it", "navigate('/habits');"],
  ["asks for what v1 never had", "api.get('/habits-of-others');"],
  ["names the version", "api.get('/api/v1/habits')"],
])("code that %s is not", (_, code) => {
  expect(noticesFor({ "a.ts": code }).filter((each) => each.includes("asks for"))).toEqual([]);
});

test("what a test asks for is no call of the program", () => {
  expect(noticesFor({ "a.test.ts": "const page = await api.get('/habits');" })).toEqual([]);
});

test("is no matter once a file of the environment tells the base", () => {
  const code =
    "export const list = () => axios.create({ baseURL: process.env.API }).get('/habits');";
  const tree = { "a.ts": code, ".env.example": "API=https://habits.example.com/api/v1\n" };
  expect(noticesFor(tree).filter((each) => each.includes("asks for"))).toEqual([]);
});
