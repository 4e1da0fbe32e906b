import { expect, test } from "vitest";
import { DEFAULT_OPTIONS } from "../../packages/codemods/src/testing/default-options.ts";
import { migrateTree, withCrlf } from "./migrate-tree.ts";

const API = `const BASE = 'https://habits.example/api/v1';
const headers = { 'X-API-Key': process.env.KEY };
export async function titles() {
  const response = await fetch(\`\${BASE}/habits\`, { headers });
  const { data } = await response.json();
  const other = 1;
  return data.map((habit) => habit.title + habit.title + other);
}
export async function streaks() {
  const response = await fetch(\`\${BASE}/habits\`, { headers });
  const { data } = await response.json();
  return data.map((habit) => habit.streak);
}
`;

const findingsIn = (text: string, file = "api.js") =>
  migrateTree({ [file]: text }, { ...DEFAULT_OPTIONS, explain: true }).plan.findings;
const printsOf = (text: string, file?: string) =>
  findingsIn(text, file)
    .map(({ fingerprint }) => fingerprint)
    .sort();
const known = printsOf(API);
const [start = "", titles = "", streaks = ""] = API.split(/^(?=export)/m);

test("each finding has a name of its own, though the same code stands there twice", () => {
  const same = findingsIn(API).filter(({ before }) => before === "habit.title");
  expect(same).toHaveLength(2);
  expect(new Set(known).size).toBe(known.length);
});

test.each([
  ["lines that moved", `// one\n\n${API.replaceAll("\n", "\n\n")}`],
  ["functions in another order", start + streaks + titles],
  [
    "variables that are renamed elsewhere",
    API.replaceAll("response", "answer").replaceAll("other", "more"),
  ],
  ["another layout", API.replaceAll("'", '"').replace("{ headers });", "{\n    headers,\n  });")],
  ["other line ends", withCrlf({ "api.js": API })["api.js"] ?? ""],
  ["a byte order mark", `\uFEFF${API}`],
  [
    "code in front of and behind it",
    `export const one = () => ({ title: 1 });\n${API}export const z = 1;\n`,
  ],
])("%s keep the names", (_what, text) => {
  expect(text).not.toBe(API);
  expect(printsOf(text)).toEqual(known);
});

test.each([
  ["one finding that takes the place of another", API.replace("habit.streak", "habit.target")],
  ["the same code in another function", API.replace("function streaks", "function runs")],
])("%s is noticed", (_what, text) => {
  const prints = printsOf(text);
  expect(prints).toHaveLength(known.length);
  expect(prints).not.toEqual(known);
});

test("a finding that is gone takes one name with it, and one more of the same brings one", () => {
  const fewer = printsOf(API.replace("habit.title + habit.title", "habit.title"));
  expect(known).toEqual(expect.arrayContaining(fewer));
  expect(fewer).toHaveLength(known.length - 1);
  const more = printsOf(API.replace("habit.title +", "habit.title + habit.title +"));
  expect(more).toEqual(expect.arrayContaining(known));
  expect(more).toHaveLength(known.length + 1);
});

test("what many calls share keeps its name, whichever of them comes first", () => {
  const more = `export const areas = () => fetch(\`\${BASE}/areas\`, { headers });\n`;
  const prints = printsOf(start + more + titles + streaks);
  expect(prints).toEqual(expect.arrayContaining(known));
});

test("another file is another place", () => {
  const elsewhere = printsOf(API, "client.js");
  expect(elsewhere.filter((print) => known.includes(print))).toEqual([]);
});

test("findings name the endpoints that they belong to, where that is asked for", () => {
  const one = streaks
    .replace("/habits", "/habits/1")
    .replace("data.map((habit) => habit.streak)", "data.streak");
  const found = findingsIn(start + titles + one);
  const endpoints = (before: string) => found.find((each) => each.before === before)?.endpoints;
  expect(endpoints("habit.title")).toEqual(["v1.habits.list"]);
  expect(endpoints("data.streak")).toEqual(["v1.habits.get"]);
  const { plan } = migrateTree({ "api.js": API }, DEFAULT_OPTIONS);
  expect(plan.findings.every((finding) => !("endpoints" in finding))).toBe(true);
});
