import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const HEAD = `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
const habits = await ask('GET', '/habits')
`;

test("what stands in for a habit that is not there becomes that of v2, whatever it says", () => {
  const { confidences, files } = migrated({
    "a.mjs": `${HEAD}const retarget = async (id, target) => {
  const { unit } = habits.find((h) => h.id === id) ?? { unit: 'times' }
  return (await ask('PUT', '/habits/' + id, { target, unit })).title
}
console.log(await retarget('h1', 3))
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("?? { goals: [{ periodicity: 'daily', unit: 'rep' }] }");
});

test("what stands in for something else is worth a look", () => {
  const { confidences } = migrated({
    "a.mjs": `${HEAD}const label = ({ unit }) => unit === 'times' ? '' : unit
console.log(habits.map(label), label(null ?? { unit: 'times' }))
`,
  });
  expect(confidences).toEqual(["review"]);
});
