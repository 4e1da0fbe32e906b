import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const head = `const send = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: JSON.stringify(body) })).json()).data
`;
const result = (code: string) => migrated({ "a.mjs": head + code }).files["a.mjs"];

test("a copy that is written to gets its container once, beside another that it makes", () => {
  const text = result(`class Builder {
  constructor(title) { this.draft = { title, frequency: 'daily', target: 1, unit: 'times' } }
  times(n) { this.draft = { ...this.draft, target: n }; return this }
  weekly() { this.draft.frequency = 'weekly'; return this }
}
await send('POST', '/habits', new Builder('Run').times(3).weekly().draft)
`);
  expect(text).toContain(
    "{ ...this.draft, occurrence: { ...this.draft.occurrence }, goals: [{ ...this.draft.goals?.[0], value: n }] }",
  );
});

test("a copy of what may have no container, as what a reduction begins with, copies it where it is there", () => {
  const text =
    result(`const merge = (...parts) => parts.reduce((all, part) => ({ ...all, ...part }), {})
const draft = merge({}, { title: 'Run' })
draft.target = 3
await send('POST', '/habits', draft)
`);
  expect(text).not.toMatch(/all\.goals(?:\.map|\[0\])/);
  expect(text).toContain("draft.goals = [{ ...(draft.goals?.[0] ?? {");
});
