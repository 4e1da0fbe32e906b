import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const post = `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const post = (path, body) => fetch(process.env.HABIT_API + '/api/v1' + path, { method: 'POST', headers, body: JSON.stringify(body) })
`;
const after = (code: string) => migrated({ "a.mjs": `${post}${code}\n` });
const LOGS = "`/habits/$" + "{encodeURIComponent(habitId)}/logs`";
const EITHER = `done ? ${LOGS} : ${LOGS.slice(0, -1)}/skip\``;

test.each([
  [
    "done ? { habitId, date, status: 'done' } : { habitId, date }",
    "done ? { targetDate: date, value: 1, unitSymbol: 'rep' } : { targetDate: date }",
  ],
  [
    "{ habitId, date, ...(done && { status: 'done' }) }",
    "{ targetDate: date, ...(done && { value: 1, unitSymbol: 'rep' }) }",
  ],
  [
    "{ habitId, date, ...(done ? { status: 'done' } : {}) }",
    "{ targetDate: date, ...(done ? { value: 1, unitSymbol: 'rep' } : {}) }",
  ],
  [
    "{ habitId, date, status: done ? 'done' : undefined }",
    "{ targetDate: date, ...(done ? { value: 1, unitSymbol: 'rep' } : {}) }",
  ],
  [
    "{ habitId, date, status: done ? 'done' : 'skipped' }",
    "{ targetDate: date, ...(done ? { value: 1, unitSymbol: 'rep' } : {}) }",
  ],
])("one call checks in or skips with %s", (body, becomes) => {
  const { files, confidences, manual } = after(
    `export const mark = (habitId, date, done) => post(done ? '/habits/checkin' : '/habits/skip', ${body})
mark('h1', '2024-12-01', true)
mark('h2', '2024-12-01', false)`,
  );
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(`post(${EITHER}, ${becomes})`);
  expect(new Set(confidences)).toEqual(new Set(["review"]));
});

test("a status that is set by a condition tells a check-in", () => {
  const { files, manual } = after(
    `export const mark = (habitId, date, done) => {
  const body = { habitId, date }
  if (done) body.status = 'done'
  return post(done ? '/habits/checkin' : '/habits/skip', body)
}
mark('h1', '2024-12-01', true)`,
  );
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(
    "{ targetDate: body.date, ...(body.status ? { value: 1, unitSymbol: 'rep' } : {}) }",
  );
});

const byWord = (more: string) =>
  after(
    `export const mark = (habitId, date, done) => {
  const action = done ? 'checkin' : 'skip'
  ${more}
  return post('/habits/' + action, done ? { habitId, date, status: 'done' } : { habitId, date })
}
mark('h1', '2024-12-01', true)`,
  );

test("a word in the path that a variable holds has a place for the id", () => {
  const { files, manual } = byWord("");
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("done ? '{habitId}/logs' : '{habitId}/logs/skip'");
  expect(files["a.mjs"]).toContain("action.replace('{habitId}', encodeURIComponent(habitId))");
});

test("one that is shown as well stays, and is told from the other where it is sent", () => {
  const { files, manual } = byWord("console.log(action, habitId)");
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("fetch(...asV2Request(");
  expect(files["a.mjs"]).toContain("done ? 'checkin' : 'skip'");
});

test.each([
  ["{ habitId, date, status: 'skipped' }", "{ targetDate: date }"],
  ["{ date, habitId, status: 'skipped' }", "{ targetDate: date }"],
  ["{ status: 'skipped', habitId, date }", "{ targetDate: date }"],
  ["{ habitId, date, status: why }", "{ targetDate: date, status: why }"],
])("a skip that says so in its body, too, needs no word for it: %s", (body, becomes) => {
  const { files } = after(
    `export const skip = (habitId, date, why) => post('/habits/skip', ${body})`,
  );
  expect(files["a.mjs"]).toContain(`/logs/skip\`, ${becomes})`);
});
