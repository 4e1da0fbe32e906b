import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const after = (inside: string): string => {
  const code = `async function get(id) {
  const res = await fetch('https://x.habits.example/api/v1/habits/' + id, { headers: { 'X-API-Key': 'k' } })
  const body = await res.json()
  ${inside}
}
const { ok, why, title, streak } = await get('a')
console.log(ok ? title + streak : why)
`;
  return migrated({ "a.js": code }).files["a.js"] ?? "";
};

test.each([
  "return { ok: body.success, why: body.error ?? undefined, ...body.data }",
  "const { success, data, error } = body\n  return { ok: success, why: error, ...data }",
])("a failed answer that is spread beside its outcome may bring no members: %s", (inside) => {
  expect(after(inside)).toContain("statistics: { currentStreak: streak } = {}");
});

test.each([
  "if (!body.success) throw new Error(body.error)\n  return { ok: true, why: body.error, ...body.data }",
  "return { ok: res.ok, ...body.data }",
])("one that is known to be none, or of which nothing is told, brings them: %s", (inside) => {
  expect(after(inside)).toContain("statistics: { currentStreak: streak } }");
});
