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

test("what a type lets be missing is copied where it is there", () => {
  const built = (draft: string) =>
    migrated({
      "a.ts": `interface Draft { title: string; frequency: string; target: number; unit: string }
class Builder {
  private draft: ${draft}
  title(title: string): this { this.draft = { ...this.draft, title }; return this }
  every(frequency: string): this { this.draft.frequency = frequency; return this }
  build() { return this.draft }
}
await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(new Builder().title('Walk').every('weekly').build()) })
`,
    }).files["a.ts"];
  const copy = "occurrence: { ...this.draft.occurrence }";
  const whole = "Draft = { title: 'Run', frequency: 'daily', target: 1, unit: 'km' }";
  expect(built(whole)).toContain(`{ ...this.draft, ${copy}, name: title }`);
  expect(built("Partial<Draft> = {}")).toContain(
    `{ ...this.draft, ...(this.draft.occurrence && { ${copy} }), name: title }`,
  );
});

test("what has the type of a parameter is copied with elements of any type", () => {
  const { files } = migrated({
    "a.ts": `const useForm = <T extends Record<string, any>>(initial: T) => ({ values: { ...initial } as T })
const form = useForm({ title: '', frequency: 'daily', target: 1, unit: 'times' })
form.values.target = 3
await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY! }, body: JSON.stringify(form.values) })
`,
  });
  expect(files["a.ts"]).toContain("goals: initial.goals.map((each: any) => ({ ...each }))");
});
