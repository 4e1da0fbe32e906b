import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test("an id that a call may leave out makes no call of another service of the one that has to have it", () => {
  const { confidences } = migrated({
    "call.mjs": `async function call({ id, method = 'GET', json }) {
  const res = await fetch(\`\${process.env.HABIT_API}/api/v1/habits\${id ? \`/\${id}\` : ''}\`, {
    method,
    headers: { 'X-API-Key': process.env.KEY },
    body: json && JSON.stringify(json),
  })
  return (await res.json()).data
}
for (const habit of await call({})) {
  const saved = await call({ id: habit.id, method: 'PUT', json: { title: habit.title + '!' } })
  console.log(saved.title)
}
`,
  });
  expect(new Set(confidences)).toEqual(new Set(["safe"]));
});
