import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

/** A mutation of RTK Query that puts a habit together of what it is asked with. */
function mutation(argument: string, query: string): string {
  const { files } = migrated({
    "api.ts": `import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
export interface Habit { id: string; title: string; target: number }
export const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: process.env.HABIT_API + '/api/v1',
    headers: { 'X-API-Key': process.env.KEY! },
  }),
  endpoints: (build) => ({
    save: build.mutation<{ data: Habit }, ${argument}>({ query: ${query} }),
  }),
})
`,
    "main.ts": `import { api } from './api'
export const run = (dispatch: any) => dispatch(api.endpoints.save.initiate({ title: 'Cook', target: 2 }))
`,
  });
  return `${files["api.ts"]}\n${files["main.ts"] ?? "main.ts as it was"}`;
}

test("what a mutation is asked with is its own where it makes a habit of it", () => {
  const after = mutation(
    "Pick<Habit, 'title' | 'target'>",
    "({ title, target }) => ({ url: '/habits', method: 'POST', body: { title, target, unit: 'times' } })",
  );
  expect(after).toContain("build.mutation<{ data: Habit }, { title: string; target: number }>");
  expect(after).toContain("body: { name: title, goals: [{ periodicity: 'daily', value: target,");
  expect(after).toContain("main.ts as it was");
});

test("what a mutation sends as it is asked with it is a habit", () => {
  const after = mutation(
    "Partial<Habit>",
    "(habit) => ({ url: '/habits', method: 'POST', body: habit })",
  );
  expect(after).toContain("build.mutation<{ data: Habit }, Partial<Habit>>");
  expect(after).toContain(
    "initiate({ name: 'Cook', goals: [{ periodicity: 'daily', value: 2 }] })",
  );
});
