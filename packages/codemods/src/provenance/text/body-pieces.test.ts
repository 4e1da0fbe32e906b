import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (main: string) => ({
  "a.mjs": `import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
async function* habits() {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  yield* (await response.json()).data
}
let text = ''
${main}
for (const line of text.split('\\n').filter(Boolean)) console.log(JSON.parse(line).title)
`,
});

test.each([
  "await pipeline(habits(), async function* (all) { for await (const one of all) yield JSON.stringify(one) + '\\n' }, async (lines) => { for await (const line of lines) text += line })",
  "await pipeline(Readable.from(habits()), new Transform({ objectMode: true, transform(one, encoding, done) { done(null, JSON.stringify(one) + '\\n') } }), async (lines) => { for await (const line of lines) text += line })",
])("lines of JSON that steps of a stream make are read back: %s", (main) => {
  const { files, confidences } = migrated(program(main));
  expect(files["a.mjs"]).toContain("JSON.parse(line).name");
  expect(confidences).toEqual(["safe"]);
});

test("JSON beside a text that is not known is told of", () => {
  const { files, confidences } = migrated(
    program(
      "for await (const one of habits()) text += process.argv[2] === 'plain' ? process.argv[3] : JSON.stringify(one) + '\\n'",
    ),
  );
  expect(files["a.mjs"]).toContain("JSON.parse(line).name");
  expect(confidences).not.toContain("safe");
});
