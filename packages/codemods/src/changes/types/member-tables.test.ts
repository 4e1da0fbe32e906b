import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (alias: string) => ({
  "form.ts": `interface Draft { title: string; target: number; unit: string }
type Of<T> = ${alias}
export const errorsOf = (draft: Draft, errors: Of<Draft>) => [draft.title, errors.title, errors.target]
export async function create(draft: Draft) {
  const headers = { 'X-API-Key': process.env.HABIT_API_KEY! }
  await fetch(\`\${process.env.HABIT_API}/api/v1/habits\`, { method: 'POST', headers, body: JSON.stringify(draft) })
}
create({ title: 'Read', target: 1, unit: 'page' })
`,
});

test.each([
  "{ [K in keyof T]?: string }",
  "Partial<Record<keyof T, string>>",
  "{ [K in keyof T]?: (value: T[K]) => string }",
])("a table by the names of members keeps them: %s", (alias) => {
  const text = migrated(program(alias)).files["form.ts"];
  expect(text).toContain("errors: Of<{ title: string; target: number; unit: string }>");
  expect(text).toContain("[draft.name, errors.title, errors.target]");
});

test.each([
  "{ [K in keyof T]?: T[K] }",
  "{ [K in keyof T]: T[K] | null }",
  "{ readonly [K in keyof T]: T[K] extends object ? Of<T[K]> : T[K] }",
  "Partial<T>",
  "{ of: T; errors: Record<keyof T, string> }",
])("a type that holds the members themselves has v2's: %s", (alias) => {
  expect(migrated(program(alias)).files["form.ts"]).toContain("errors: Of<Draft>");
});
