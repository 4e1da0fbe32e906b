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

const STORE = `import { configureStore, createListenerMiddleware, createSlice, isAnyOf } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': 'k' } }),
  endpoints: (build) => ({
    list: build.query({ query: () => '/habits', transformResponse: (body) => body.data }),
    save: build.mutation({
      query: (title) => ({ url: '/habits', method: 'POST', body: { title } }),
      transformResponse: (body) => body.data,
    }),
  }),
})
const toasts = createSlice({
  name: 'toasts',
  initialState: [],
  reducers: { shown: (state, action) => { state.push(action.payload.title) } },
})
`;

const REST = `const store = configureStore({ reducer: { board: board.reducer, toasts: toasts.reducer } })
store.dispatch(api.endpoints.list.initiate())
store.dispatch(api.endpoints.save.initiate('Cook'))
`;

const SLICE = `const board = createSlice({
  name: 'board',
  initialState: { titles: [], last: '' },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(api.endpoints.list.matchFulfilled, (state, { payload }) => {
        state.titles = payload.map((habit) => habit.title)
      })
      .addMatcher(isAnyOf(api.endpoints.save.matchFulfilled), (state, action) => {
        state.last = action.payload.title
      })
      .addMatcher(toasts.actions.shown.match, (state, action) => {
        state.last = action.payload.title
      })
  },
})
`;

test("a reducer that matches an endpoint gets what that answered with", () => {
  const { files, confidences } = migrated({ "a.js": STORE + SLICE + REST });
  const text = files["a.js"];
  expect(text).toContain("payload.map((habit) => habit.name)");
  expect(text).toMatch(
    /save\.matchFulfilled\), \(state, action\) => \{\s+state\.last = action\.payload\.name/,
  );
  expect(text).toMatch(
    /shown\.match, \(state, action\) => \{\s+state\.last = action\.payload\.title/,
  );
  expect(text).toContain("state.push(action.payload.title)");
  expect(new Set(confidences)).toEqual(new Set(["safe"]));
});

test("an effect that listens to an endpoint gets what that answered with, and what it dispatches is its own", () => {
  const listener = `${SLICE}const listener = createListenerMiddleware()
listener.startListening({
  matcher: api.endpoints.save.matchFulfilled,
  effect: (action, { dispatch }) => {
    dispatch(toasts.actions.shown({ title: 'Saved ' + action.payload.title }))
  },
})
`;
  const text = migrated({ "a.js": STORE + listener + REST }).files["a.js"];
  expect(text).toContain("shown({ title: 'Saved ' + action.payload.name })");
  expect(text).toContain("state.push(action.payload.title)");
});
