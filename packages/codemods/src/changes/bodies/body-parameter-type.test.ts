import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const CHECK_IN = "{ habitId: string; date: string; status: 'done' }";

const calling = (options: string) =>
  migrated({
    "a.ts": `type Routes = {
  '/habits': { body: undefined }
  '/habits/checkin': { body: ${CHECK_IN} }
}
type Visit = ${CHECK_IN}
type Options<P extends keyof Routes> = ${options}
const post = async <R extends keyof Routes>(route: R, options: Options<R>): Promise<number> =>
  (await fetch(process.env.HABIT_API + '/api/v1' + route, { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(options.body) })).status
console.log(await post('/habits/checkin', { body: { habitId: 'h1', date: '2024-12-03', status: 'done' } }))
const visit: Visit = { habitId: 'inn', date: '2024-12-03', status: 'done' }
console.log(visit.status)
`,
  }).files["a.ts"];

test.each([
  "{ body?: Routes[P]['body']; retries?: number }",
  "(P extends '/habits' ? { body?: undefined } : { body: Routes[P]['body'] }) & { retries?: number }",
  "([Routes[P]['body']] extends [undefined] ? {} : { body: Routes[P]['body'] }) & { retries?: number }",
])(
  "the body that a table of routes has for a call is that of v2, within options of a generic type: %s",
  (options) => {
    const text = calling(options);
    expect(text).toContain("{ body: { targetDate: string; value: number; unitSymbol: string } }");
    expect(text).toContain(`type Visit = ${CHECK_IN}`);
  },
);

test("the same, by a type of its own that tells which calls have a body", () => {
  const { files } = migrated({
    "a.ts": `interface Bodies { add: { text: string }; visit: ${CHECK_IN} }
const paths = { add: '/api/v1/notes', visit: '/api/v1/habits/checkin', list: '/api/v1/habits' } as const
type Name = keyof typeof paths
type BodyOf<N extends Name> = N extends keyof Bodies ? { body: Bodies[N] } : { body?: undefined }
type Args<N extends Name> = { signal?: AbortSignal } & BodyOf<N>
const call = async <N extends Name>(name: N, args: Args<N>): Promise<unknown> => {
  const body = args.body ? JSON.stringify(args.body) : undefined
  return (await fetch(process.env.HABIT_API + paths[name], { method: 'POST', headers: { 'X-API-Key': 'k' }, body })).json()
}
await call('list', {})
await call('visit', { body: { habitId: 'h1', date: '2024-12-03', status: 'done' } })
`,
  });
  expect(files["a.ts"]).toContain(
    "visit: { habitId: string; targetDate: string; value: number; unitSymbol: string } }",
  );
});

test("a table that the options do not name says what v2 takes by the path that it names", () => {
  expect(calling("{ body?: unknown; route?: P }")).toContain(
    "/logs`]: { body: { targetDate: string; value: number; unitSymbol: string } }",
  );
});
