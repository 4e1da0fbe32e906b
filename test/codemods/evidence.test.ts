import { expect, test } from "vitest";
import type { MigrationPlan } from "../../packages/codemods/src/model.ts";
import { DEFAULT_OPTIONS } from "../../packages/codemods/src/testing/default-options.ts";
import { migrateTree } from "./migrate-tree.ts";

const PROGRAM = {
  "http.ts": `const BASE = \`\${process.env.HABIT_API}/api/v1\`;
export async function request(path: string, init: RequestInit = {}) {
  const response = await fetch(\`\${BASE}\${path}\`, {
    ...init,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '', ...init.headers },
  });
  return (await response.json()).data;
}
`,
  "api.ts": `import { request } from './http';
export interface Habit { id: string; title: string }
export const listHabits = (): Promise<Habit[]> => request('/habits');
export function createHabit(draft: { title: string }) {
  return request('/habits', { method: 'POST', body: JSON.stringify(draft) });
}
`,
  "list.tsx": `import { createContext, useContext, useEffect, useState } from 'react';
import { createHabit, type Habit, listHabits } from './api';
const Habits = createContext<Habit[]>([]);
function Row({ habit }: { habit: Habit }) {
  return <li>{habit.title}</li>;
}
function Count() {
  const all = useContext(Habits);
  return <b>{all[0].title}</b>;
}
export function List() {
  const [habits, setHabits] = useState<Habit[]>([]);
  useEffect(() => {
    listHabits().then((found) => setHabits(found));
  }, []);
  return (
    <Habits.Provider value={habits}>
      <ul onClick={() => createHabit({ title: 'Run' })}>
        {habits.map((habit) => (
          <Row key={habit.id} habit={habit} />
        ))}
      </ul>
      <Count />
    </Habits.Provider>
  );
}
`,
};

function chainsOf({ findings }: MigrationPlan, before: string): readonly (readonly string[])[] {
  return findings
    .filter((finding) => finding.before === before)
    .map(({ evidence }) => evidence.map(({ file, line, what }) => `${file}:${line} ${what}`));
}

const address = ["http.ts:1 the address, from HABIT_API", "http.ts:1 the address: /api/v1"];

test("what is read has a chain from the address to the place, through functions, state and props", () => {
  const { plan } = migrateTree(PROGRAM, { ...DEFAULT_OPTIONS, explain: true });
  const call = [
    ...address,
    "api.ts:3 the address: /habits",
    "api.ts:3 given to request",
    "http.ts:5 the header X-API-Key",
    "http.ts:3 fetch of GET /api/v1/habits",
    "http.ts:3 kept in `response`",
    "list.tsx:14 returned by listHabits",
    "list.tsx:14 the answer, as `found`",
    "list.tsx:14 kept as state by setHabits",
  ];
  expect(chainsOf(plan, "habit.title")).toEqual([
    [
      ...call,
      "list.tsx:19 one of them, as `habit`",
      "list.tsx:20 passed to <Row> as `habit`",
      "list.tsx:5 read here",
    ],
  ]);
  expect(chainsOf(plan, "all[0].title")).toEqual([
    [
      ...call,
      "list.tsx:17 given to the provider of Habits",
      "list.tsx:8 kept in `all`",
      "list.tsx:9 read here",
    ],
  ]);
});

test("what is sent has a chain from the place to the call", () => {
  const { plan } = migrateTree(PROGRAM, { ...DEFAULT_OPTIONS, explain: true });
  expect(chainsOf(plan, "title: 'Run'")).toEqual([
    [
      ...address,
      "api.ts:5 the address: /habits",
      "api.ts:5 given to request",
      "http.ts:5 the header X-API-Key",
      "list.tsx:18 written here",
      "list.tsx:18 given to createHabit as `draft`",
      "api.ts:5 given to request as `init`",
      "http.ts:3 fetch of POST /api/v1/habits",
    ],
  ]);
});

test("without being asked the evidence is the calls, and what ties them to the service", () => {
  const { plan } = migrateTree(PROGRAM, DEFAULT_OPTIONS);
  const [chain] = chainsOf(plan, "habit.title");
  expect(chain).toContain("http.ts:3 fetch of GET /api/v1/habits");
  expect(chain).toContain("http.ts:5 the header X-API-Key");
});

test("a chain ends, in whatever circles values go, and keeps its ends where it is long", () => {
  const hops = Array.from({ length: 40 }, (_, index) => `const h${index + 1} = h${index};`);
  const text = `let h0;
async function load(key) {
  h0 = (await (await fetch('/api/v1/habits/today', { headers: { 'X-API-Key': key } })).json()).data;
  h0 = [...h0, ...h0.map((each) => each)];
}
load('k');
${hops.join("\n")}
for (const habit of h40) console.log(habit.title);
`;
  const { plan } = migrateTree({ "a.js": text }, { ...DEFAULT_OPTIONS, explain: true });
  const [chain = []] = chainsOf(plan, "habit.title");
  expect(chain.length).toBeLessThanOrEqual(16);
  expect(chain.at(-1)).toBe("a.js:47 read here");
  expect(chain.join("\n")).toContain("fetch of GET /api/v1/habits/today");
});
