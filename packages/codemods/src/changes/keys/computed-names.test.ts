import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const load = `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
`;
const after = (code: string) => migrated({ "a.mjs": `${load}${code}\n` });

test("a name in brackets is a name", () => {
  const { files, confidences } = after(
    "for (const { ['title']: label, ['streak']: days } of data) console.log(label, days)",
  );
  expect(files["a.mjs"]).toContain(
    "const { name: label, statistics: { currentStreak: days } } of data",
  );
  expect(confidences).toEqual(["safe"]);
});

test("a name that is kept as text is asked for where a pattern takes the member", () => {
  const { files } = after(
    "for (const key of ['title', 'id']) for (const { [key]: value } of data) console.log(value)",
  );
  expect(files["a.mjs"]).toContain("{ [key === 'title' ? 'name' : key]: value }");
});

test("where v2 has the member deeper, a person is told", () => {
  const { manual } = after(
    "for (const key of ['title', 'streak']) for (const { [key]: value } of data) console.log(value)",
  );
  expect(manual).toEqual(["title-to-name 3", "streak-to-statistics 3"]);
});
