import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const after = (code: string) =>
  migrated({
    "a.ts": `const headers = { 'X-API-Key': process.env.KEY ?? '' }
const api = process.env.HABIT_API + '/api/v1'
${code}
`,
  });

test("a body declared as a record of strings takes the number of a log, and that of others stays", () => {
  const { files, manual } = after(`type Json = Record<string, string>
async function call(path: string, body?: Json): Promise<void> {
  await fetch(api + path, { method: 'POST', headers, body: body ? JSON.stringify(body) : null })
}
await call('/habits/checkin', { habitId: 'h1', date: '2024-12-05', status: 'done' })
const book: Record<string, string> = { title: 'Emma', status: 'done' }
console.log(book)`);
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain("type Json = Record<string, string | number>");
  expect(files["a.ts"]).toContain("const book: Record<string, string> =");
});

test("a record of flat members takes objects where v2 has some", () => {
  const { files } =
    after(`const body: Record<string, string | number> = { title: 'Run', target: 3, unit: 'min' }
await fetch(api + '/habits', { method: 'POST', headers, body: JSON.stringify(body) })
const toBody = (title: string): { [name: string]: string } => ({ title })
await fetch(api + '/habits', { method: 'POST', headers, body: JSON.stringify(toBody('Walk')) })`);
  expect(files["a.ts"]).toContain("const body: Record<string, unknown> = { name: 'Run', goals:");
  expect(files["a.ts"]).toContain("{ [name: string]: string } => ({ name: title })");
});

test("so does the member of options that is declared for it", () => {
  const { files } = after(`interface Options { method?: string; json?: Record<string, string> }
async function call(path: string, { method = 'GET', json }: Options = {}): Promise<void> {
  await fetch(api + path, { method, headers, body: json && JSON.stringify(json) })
}
await call('/habits/checkin', { method: 'POST', json: { habitId: 'h1', date: '2024-12-05', status: 'done' } })`);
  expect(files["a.ts"]).toContain("json?: Record<string, string | number> }");
});
