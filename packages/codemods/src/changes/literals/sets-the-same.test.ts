import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const form = (
  others: string,
  patch: string,
): string => `let form = { title: '', target: 1${others} }
const edit = (part) => { form = { ...form, ...part } }
edit({ title: 'Read' })
edit({ ${patch} })
const save = () => fetch('https://x.habits.example/api/v1/habits/h1', { method: 'PUT', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(form) })
save()
`;

test("a form that has no more of a goal than what is set anew loses nothing of it", () => {
  const { files, confidences, manual } = migrated({ "a.js": form("", "target: 3") });
  expect(files["a.js"]).toContain("form = { ...form, ...part }");
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});

test.each([
  ["a unit", ", unit: 'km'"],
  ["what fills the goal", ", frequency: 'weekly'"],
])("a form that has %s as well keeps it", (_, others) => {
  const { files, manual } = migrated({ "a.js": form(others, "target: 3") });
  const isKept = files["a.js"]?.includes("...part.goals?.[0]") ?? false;
  expect(isKept || manual.length > 0).toBe(true);
});
