import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const load = `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
`;

test.each([
  ["title-to-name", "console.log(['name', 'title'].find((key) => key in data))"],
  [
    "completed-dates-removed",
    "console.log(['title', 'completedDates'].filter((key) => Object.prototype.hasOwnProperty.call(data, key)))",
  ],
  [
    "completed-dates-removed",
    "console.log(['completedDates'].some((key) => Reflect.has(data, key)))",
  ],
])("names that v2 has anew, or not at all, are left to a person: %s %s", (change, code) => {
  const { manual, confidences } = migrated({ "a.mjs": `${load}${code}\n` });
  expect(manual).toContain(`${change} 2`);
  expect(confidences).not.toContain("safe");
});

test("a copy of members by such names is, too", () => {
  const pick =
    "const pick = (object, keys) => Object.fromEntries(keys.filter((key) => key in object).map((key) => [key, object[key]]))";
  const { manual } = migrated({
    "a.mjs": `${load}${pick}\nconsole.log(pick(data, ['name', 'title']))\n`,
  });
  expect(manual).toContain("title-to-name 2");
});

test("so are names in code that a compiler checks", () => {
  const code =
    "const keys: string[] = ['title', 'target']\nconsole.log(keys.filter((key) => key in data))";
  const { manual } = migrated({ "a.ts": `${load}${code}\n` });
  expect(manual).toEqual(["title-to-name 3"]);
});
