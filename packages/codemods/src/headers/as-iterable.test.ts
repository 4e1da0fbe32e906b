import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const CODE = `export async function send(path: string, init?: RequestInit): Promise<{ title: string }[]> {
  const headers = new Headers(init?.headers)
  headers.set('X-API-Key', process.env.KEY!)
  const reply = await fetch(process.env.HABIT_API + '/api/v1' + path, { ...init, headers })
  return (await reply.json()).data
}
console.log((await send('/habits')).map((habit) => habit.title))
`;
const withLibs = (lib: readonly string[]): string | undefined =>
  migrated({ "a.ts": CODE, "tsconfig.json": JSON.stringify({ compilerOptions: { lib } }) }).files[
    "a.ts"
  ];

test("headers are said to be iterable where the configuration does not name what says so", () => {
  expect(withLibs(["es2022", "DOM"])).toContain(
    "Object.fromEntries((headers) as unknown as Iterable<[string, string]>)",
  );
});

test.each([[["es2022", "dom", "dom.iterable"]], [["es2022"]]])(
  "they are gone through as they are with %s",
  (lib) => {
    expect(withLibs(lib)).toContain("Object.fromEntries(headers)");
  },
);
