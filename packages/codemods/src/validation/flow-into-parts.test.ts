import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const ask = `const ask = async (path: string): Promise<unknown> =>
  (await (await fetch(\`\${process.env.HABIT_API}/api/v1\${path}\`, { headers: { 'X-API-Key': 'k' } })).json()).data`;

const zod = (code: string) =>
  migrated({
    "a.ts": `import { z } from 'zod'
const Wire = z.object({ id: z.string(), title: z.string(), target: z.number() })
${ask}
${code}`,
  });

test("a schema that makes views of habits takes v2 where a list of it is made", () => {
  const view = "const View = Wire.transform((wire) => ({ label: wire.title }))";
  for (const list of ["z.array(View)", "View.array()", "z.record(z.string(), View)"]) {
    const { files, confidences } = zod(`${view}\nexport const all = async () =>
  ${list}.parse(await ask('/habits'))`);
    expect(files["a.ts"]).toContain("const Wire = z.object({ id: z.string(), name: z.string(), ");
    expect(files["a.ts"]).toContain("({ label: wire.name })");
    expect(confidences).toEqual(["safe"]);
  }
});

test("the first step of a pipe takes what goes through, in a list as well", () => {
  const { files } = migrated({
    "a.ts": `import * as v from 'valibot'
const Wire = v.object({ id: v.string(), title: v.string() })
const View = v.pipe(Wire, v.transform((wire) => ({ label: wire.title })))
${ask}
export const all = async () => v.parse(v.array(View), await ask('/habits'))
export const one = async () => v.parse(View, await ask('/habits/h1'))
`,
  });
  expect(files["a.ts"]).toContain("v.object({ id: v.string(), name: v.string() })");
  expect(files["a.ts"]).toContain("({ label: wire.name })");
});

test("what the schema of an element makes is what the list holds", () => {
  const read = `for (const each of z.array(View).parse(await ask('/habits'))) console.log(each.title)`;
  const copies = zod(`const View = Wire.transform((wire) => ({ ...wire, seen: true }))\n${read}`);
  expect(copies.files["a.ts"]).toContain("console.log(each.name)");
  const own = zod(`const View = Wire.transform((wire) => ({ title: wire.title.trim() }))
const fake: z.output<typeof View> = { title: 'x' }
${read}`);
  expect(own.files["a.ts"]).toContain("({ title: wire.name.trim() })");
  expect(own.files["a.ts"]).toContain("console.log(each.title)");
  expect(own.files["a.ts"]).toContain("= { title: 'x' }");
});

test("schemas of what others answer stay", () => {
  const { files } =
    zod(`const Book = z.object({ title: z.string() }).transform((book) => book.title)
console.log(z.array(Wire.transform((wire) => wire.title)).parse(await ask('/habits')))
console.log(z.array(Book).parse(await (await fetch('https://books.example/api')).json()))`);
  expect(files["a.ts"]).toContain(
    "z.object({ title: z.string() }).transform((book) => book.title)",
  );
  expect(files["a.ts"]).toContain("Wire.transform((wire) => wire.name)");
});
