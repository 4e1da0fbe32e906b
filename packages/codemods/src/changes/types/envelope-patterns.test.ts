import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const REPLY = `interface Habit { title: string }
type Reply<T> = { success: true; data: T; error: null } | { success: false; data: null; error: string }
const get = async <T>(path: string): Promise<Reply<T>> =>
  (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()
const reply = await get<Habit>('/habits/h1')
console.log(reply.success ? reply.data.title : reply.error)
`;

test.each([
  [
    "type Good = Extract<Reply<Habit>, { success: true }>",
    "Extract<Reply<Habit>, { error?: undefined }>",
  ],
  [
    "type Bad = Exclude<Reply<Habit>, { success: true }>",
    "Exclude<Reply<Habit>, { error?: undefined }>",
  ],
  [
    "type Bad = Extract<Reply<Habit>, { success: false }>",
    "Extract<Reply<Habit>, { error: { code: string;",
  ],
  [
    "type DataOf<R> = R extends { success: true; data: infer D } ? D : never\nexport type H = DataOf<Reply<Habit>>",
    "R extends { error?: undefined; data: infer D } ? D",
  ],
  [
    "type DataOf<R> = R extends { success: true; data: infer D } ? D : never\nexport const pass = <R extends Reply<Habit>>(data: DataOf<R>) => data",
    "R extends { error?: undefined; data: infer D } ? D",
  ],
  [
    "type Unwrap<R> = R extends { success: boolean; data: infer D } ? D : R\nexport type H = Unwrap<Reply<Habit>>",
    "R extends { error?: { code: string; message: string; details: { field: string; message: string }[] }; data: infer D } ? D : R",
  ],
  [
    "type Ok<R> = Extract<R, { success: true }>\nexport type Good = Ok<Reply<Habit>>",
    "type Ok<R> = Extract<R, { error?: undefined }>",
  ],
  [
    "type Failed<R> = Exclude<R, { success: true }>\nexport type Bad = Failed<Reply<Habit>>",
    "type Failed<R> = Exclude<R, { error?: undefined }>",
  ],
])("a type that tells envelopes apart is v2's: %s", (type, after) => {
  const { files, confidences } = migrated({ "a.ts": `${REPLY}${type}\n` });
  expect(files["a.ts"]).toContain(after);
  expect(confidences).toEqual(["safe"]);
});

test.each([
  "type Shot = { success: true; value: number } | { success: false }\nexport type Hit = Extract<Shot, { success: true }>",
  "type Shot = { success: true; value: number } | { success: false }\nexport type Hit = Extract<Shot | Reply<Habit>, { success: true }>",
  "type Won<G> = G extends { success: true; value: infer V } ? V : never\nexport type Goal = Won<{ success: true; value: 1 }>",
  "type Won<G> = G extends { success: boolean; value: infer V } ? V : never\nexport type Goal = Won<{ success: true; value: 1 }>",
  "type Shot = { success: true; value: number } | { success: false }\ntype Ok<R> = Extract<R, { success: true }>\nexport type Hit = Ok<Shot> | Ok<Reply<Habit>>",
])("one that tells anything else apart stays: %s", (type) => {
  expect(migrated({ "a.ts": `${REPLY}${type}\n` }).files["a.ts"]).toContain(type);
});

test.each([
  ["Pick<Reply, 'success'>", "Pick<Reply, 'error'>"],
  ["Pick<Reply, 'success' | 'data'>", "Pick<Reply, 'error' | 'data'>"],
  ["Pick<Reply, 'data' | 'success' | 'error'>", "Pick<Reply, 'data' | 'error'>"],
])("a part of an envelope with its outcome has the error of v2: %s", (before, after) => {
  const { files, confidences } = migrated({
    "a.ts": `interface Reply { success: boolean; data: { title: string }[]; error: string | null }
const part: ${before} = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
console.log(part.success)
`,
  });
  expect(files["a.ts"]).toContain(`const part: ${after} =`);
  expect(files["a.ts"]).toContain("console.log(!part.error)");
  expect(confidences).toEqual(["safe"]);
});
