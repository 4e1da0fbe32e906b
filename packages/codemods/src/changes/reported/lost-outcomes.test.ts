import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const send = `const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'content-type': 'application/json' }
const send = (method, path, body) => fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers, body: JSON.stringify(body) }).then((r) => r.json())
`;
const after = (code: string) => migrated({ "a.mjs": `${send}${code}\n` });
const CHECK_IN = "{ habitId: 'h1', date: '2024-12-05', status: 'done' }";

test.each([
  ["console.log(c.data.status)", "console.log((c.data.skipped ? 'skipped' : 'done'))"],
  ["if (c.data.status === 'done') go()", "if (c.data.skipped !== true) go()"],
  ["if (c.data.status !== 'skipped') go()", "if (c.data.skipped !== true) go()"],
])("what was done is told by what v2 recorded: %s", (code, text) => {
  const { files, manual } = after(
    `const c = await send('POST', '/habits/checkin', ${CHECK_IN})\n${code}`,
  );
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(text);
});

test("an answer that may be none is left to a person", () => {
  const code = `const c = await send('POST', '/habits/checkin', ${CHECK_IN})\nconsole.log(c.data?.status)`;
  expect(after(code).manual).toEqual(["checkin-to-logs 4"]);
});

test.each([
  [
    `const { data: { date, status } } = await send('POST', '/habits/skip', { habitId: 'h1', date: '2024-12-05' })\nconsole.log(date, status)`,
    "skip-to-logs-skip 3",
  ],
  [
    "const gone = await send('DELETE', '/habits/bulk', { ids: ['h1'] })\nconsole.log(gone.data.failed)",
    "bulk-delete-to-batch 4",
  ],
])("what v2 does not answer any more is left to a person: %s", (code, place) => {
  expect(after(code).manual).toEqual([place]);
});

test("the day of a check-in is answered by v2, too, and what is sent is asked as it is", () => {
  const { files, manual } = after(
    `const sent = ${CHECK_IN}\nconst c = await send('POST', '/habits/checkin', sent)\nconsole.log(c.data.date, c.success)`,
  );
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("c.data.targetDate");
});

test("a member of a habit is none of a bulk delete's that comes to the same place", () => {
  const { files, manual } = after(
    `const jobs = [['GET', '/habits/h1'], ['DELETE', '/habits/bulk', { ids: ['h2'] }]]
for (const [method, path, body] of jobs) console.log((await send(method, path, body)).data?.title ?? '-')`,
  );
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(".data?.name ?? '-'");
});

test.each([
  [
    "of a list",
    "const { all } = await call('GET', '/habits')\nall.filter((h) => h.streak).map((h) => h.id)",
  ],
  [
    "that no version changes",
    "const { all } = await call('GET', '/habits/h1')\nconsole.log(all.id)",
  ],
])("a member %s is none of a bulk delete's where a client tells its calls not apart", (_, code) => {
  const { manual, confidences } = migrated({
    "a.mjs": `const compose = (...layers) => (last) => layers.reduceRight((next, layer) => layer(next), last)
const logged = () => (next) => async (ctx) => { const result = await next(ctx); console.log(result.status); return result }
const retried = () => (next) => async (ctx) => next({ ...ctx, meta: { ...ctx.meta, attempt: 1 } })
const opened = () => (next) => async (ctx) => ({ all: (await (await next(ctx)).json()).data })
const keyed = () => (next) => (ctx) => next({ ...ctx, init: { ...ctx.init, headers: { ...ctx.init.headers, 'X-API-Key': 'k' } } })
const written = () => (next) => (ctx) => next({ ...ctx, init: { ...ctx.init, body: JSON.stringify(ctx.body) } })
const run = compose(logged(), retried(), opened(), keyed(), written())(async (ctx) => fetch(ctx.url, ctx.init))
const call = (method, path, body) => run({ url: process.env.HABIT_API + '/api/v1' + path, init: { method }, body, meta: {} })
await call('DELETE', '/habits/bulk', { ids: ['h2'] })
${code}`,
  });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});

test.each([
  ["console.log(gone.data.deleted)", "console.log(gone.data.results.length)"],
  ["console.log(gone.data?.deleted ?? 0)", "console.log(gone.data?.results.length ?? 0)"],
  ["const { deleted: count } = gone.data", "const { results: { length: count } } = gone.data"],
  ["const { data: { deleted } } = gone", "const { data: { results: { length: deleted } } } = gone"],
])("the number of ids that were deleted is that of the operations: %s", (code, text) => {
  const { files, manual } = after(
    `const gone = await send('DELETE', '/habits/bulk', { ids: ['h1'] })\n${code}`,
  );
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(text);
});
