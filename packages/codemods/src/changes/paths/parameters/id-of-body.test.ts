import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const checkingIn = (file: string, signature: string, id: string) =>
  migrated({
    [file]: `const done = async (${signature}) =>
  (await fetch(process.env.HABIT_API + '/api/v1/habits/checkin', {
    method: 'POST',
    headers: { 'X-API-Key': 'k' },
    body: JSON.stringify({ habitId: ${id}, date: '2024-12-01', status: 'done' }),
  })).ok
`,
  }).files[file];

test("an id that a compiler knows may be none goes into the path as text", () => {
  expect(checkingIn("a.ts", "event: { path?: { id: string } }", "event.path?.id")).toContain(
    "encodeURIComponent(String(event.path?.id))",
  );
  expect(checkingIn("a.ts", "id?: string", "id")).toContain("encodeURIComponent(String(id))");
  const { files } = migrated({
    "a.ts": `const id = /#(\\w+)$/.exec(process.argv[2]!)?.[1]
await fetch(process.env.HABIT_API + '/api/v1/habits/checkin', {
  method: 'POST',
  headers: { 'X-API-Key': 'k' },
  body: JSON.stringify({ habitId: id, date: '2024-12-01', status: 'done' }),
})
`,
  });
  expect(files["a.ts"]).toContain("encodeURIComponent(String(id))");
});

test("an id that is there, or that no compiler looks at, goes into the path as it is", () => {
  expect(checkingIn("a.ts", "id: string", "id")).toContain("encodeURIComponent(id)");
  expect(checkingIn("a.mjs", "event", "event.path?.id")).toContain(
    "encodeURIComponent(event.path?.id)",
  );
});

test("an id of a list goes into the path as text where the compiler does not trust indices", () => {
  const idOf = (signature: string, noUncheckedIndexedAccess: boolean) =>
    migrated({
      "tsconfig.json": JSON.stringify({
        compilerOptions: { strict: true, noUncheckedIndexedAccess },
      }),
      "a.ts": `export const skip = (${signature}: string[]) => fetch(process.env.HABIT_API + '/api/v1/habits/skip', {
  method: 'POST',
  headers: { 'X-API-Key': 'k' },
  body: JSON.stringify({ habitId: ${signature === "ids" ? "ids[0]" : "id"}, date: '2024-12-01' }),
})
`,
    }).files["a.ts"];
  expect(idOf("[id]", true)).toContain("encodeURIComponent(String(id))");
  expect(idOf("ids", true)).toContain("encodeURIComponent(String(ids[0]))");
  expect(idOf("[id]", false)).toContain("encodeURIComponent(id)");
});
