import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("the type argument of a body that is parsed is the type of the body, and that of another answer stays", () => {
  const own =
    "const weather = await ky.get('https://weather.example/now')\nconst now = await weather.json<{ error: string }>()";
  const { files, manual } = migrated({
    "a.ts": `import ky, { HTTPError } from 'ky'
const api = ky.create({ prefixUrl: \`\${process.env.HABIT_API}/api/v1\`, headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
try {
  await api.get('habits/h9').json<{ data: { title: string } }>()
} catch (problem) {
  if (!(problem instanceof HTTPError)) throw problem
  const body = await problem.response.json<{ error?: string }>()
  if (body.error) console.log(body.error)
}
${own}
console.log(now.error)
`,
  });
  expect(files["a.ts"]).toContain(
    "problem.response.json<{ error?: { code: string; message: string; details: { field: string; message: string }[] } }>()\n  if (body.error) console.log(body.error.message)",
  );
  expect(files["a.ts"]).toContain(own);
  expect(manual).toEqual([]);
});
