import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("what functions copied from each other is found, however many there are", () => {
  const copies = Array.from(
    { length: 2_000 },
    (_, at) => `const f${at + 1} = Object.assign(() => ${at}, f${at})`,
  );
  const code = `const key = { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }
const f0 = () => 0
f0.load = () => fetch(process.env.HABIT_API + '/api/v1/habits', key).then((response) => response.json())
${copies.join("\n")}
f2000.load().then(({ data }) => console.log(data[0].title))
`;
  expect(migrated({ "a.mjs": code }).files["a.mjs"]).toContain("data[0].name");
});
