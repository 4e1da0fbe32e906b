import { endpoints, keyHeader, prefixes } from "@habitshift/schemas";
import { expect, test } from "vitest";
import { planMigration } from "../migrate.ts";
import { DEFAULT_OPTIONS } from "../testing/default-options.ts";
import { memoryProject, type Tree } from "../testing/memory-project.ts";
import { migrated } from "../testing/migrated.ts";

const [prefix] = prefixes.v1;
const [checkin] = endpoints.filter(({ successor }) => successor?.change === "checkin-to-logs");

test("a wrapper that many screens use is told apart at each of them", () => {
  const screens = 60;
  const tree: Tree = {
    "http.ts": `export async function api(path: string, init: RequestInit = {}) {
  const response = await fetch(\`https://habits.example${prefix}\${path}\`, { ...init, headers: { "${keyHeader}": "k" } });
  return (await response.json()).data;
}
`,
  };
  const call = (at: number) => `import { api } from "./http";
export const done = (id: string) =>
  api("${checkin?.path}", { method: "POST", body: JSON.stringify({ habitId: id, date: "2025-01-${at + 10}", status: "done" }) });
export const titles = async () => (await api("/habits")).map((habit: any) => habit.title);
`;
  const files = Array.from({ length: screens }, (_, at) => [`screen-${at}.ts`, call(at)] as const);
  const project = memoryProject({ ...tree, ...Object.fromEntries(files) });
  const { findings } = planMigration(project, { ...DEFAULT_OPTIONS, typecheck: false }, () => true);
  for (const change of ["checkin-to-logs", "title-to-name"]) {
    const own = findings.filter((each) => each.change === change && each.file !== "http.ts");
    expect(new Set(own.map(({ file }) => file)).size).toBe(screens);
    expect(new Set(own.map(({ confidence }) => confidence))).toEqual(new Set(["safe"]));
  }
});

test("calls that are too many to be told apart are said to be", () => {
  const calls = Array.from({ length: 1100 }, (_, at) => `one("${at}");`).join("\n");
  const text = `const one = (id: string) =>
  fetch(\`https://habits.example${prefix}/habits/\${id}\`, { headers: { "${keyHeader}": "k" } });
`;
  const noticesOf = (code: string) => {
    const project = memoryProject({ "all.ts": code });
    return planMigration(project, { ...DEFAULT_OPTIONS, typecheck: false }, () => true).notices;
  };
  expect(noticesOf(text)).toEqual([]);
  expect(noticesOf(text + calls)).toEqual([expect.stringContaining("all.ts:1")]);
});

test("a function made before what it uses was known does not mix with the one that is made then", () => {
  const code = `const headers = { "${keyHeader}": "k" };
const endpoint = (path = "") => \`https://habits.example${prefix}/habits\${path}\`;
const retry = async (work) => await work();
const load = () => retry(async () => (await (await fetch(endpoint(), { headers })).json()).data);
const save = (habit) =>
  retry(() => fetch(endpoint(\`/\${habit.id}\`), { method: "PUT", headers, body: JSON.stringify({ title: habit.title }) }));
const [first] = await load();
save(first);
`;
  const { files, confidences, manual } = migrated({ "all.mjs": code });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["all.mjs"]).toContain("{ name: habit.name }");
});
