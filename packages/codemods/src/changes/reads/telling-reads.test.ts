import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const load = `const send = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()).data
const all = [...(await send('/habits')), ...(await send('/areas'))]
`;
const after = (code: string) => {
  const { files, ...rest } = migrated({ "a.mjs": `${load}${code}\n` });
  return { code: (files["a.mjs"] ?? "").trimEnd().split("\n").at(-1), ...rest };
};

test.each([
  [
    "for (const x of all) console.log(x.title ? 'H ' + x.title : 'A ' + x.name)",
    "for (const x of all) console.log(x.occurrence ? 'H ' + x.name : 'A ' + x.name)",
  ],
  [
    "console.log(all.filter((x) => x.title === undefined).length)",
    "console.log(all.filter((x) => x.occurrence === undefined).length)",
  ],
  [
    "console.log(all.filter((x) => x.title).length)",
    "console.log(all.filter((x) => x.occurrence).length)",
  ],
  [
    "console.log(all.map((x) => x.title ?? x.name))",
    "console.log(all.map((x) => x.name ?? x.name))",
  ],
])("habits are told from areas by what areas do not have: %s", (before, expected) => {
  const { code, confidences, manual } = after(before);
  expect(code).toBe(expected);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});

test.each([
  ["for (const x of all) console.log(x.name ? 'area' : 'habit')"],
  ["for (const x of all) console.log(x.title ?? 'an area')"],
  ["for (const x of all) console.log(typeof x.title)"],
  ["for (const x of all) { const { title, name } = x; console.log(title ? 'habit' : name) }"],
  ["for (const x of all) { const { title = 'an area' } = x; console.log(title) }"],
  ["for (const x of all) { const title = x.title; if (title) console.log('habit') }"],
])("what areas have under the name, too, is left to a person where it tells them: %s", (before) => {
  const { manual, confidences } = after(before);
  expect(manual).toEqual(["title-to-name 3"]);
  expect(confidences).not.toContain("safe");
});

test("one that is found by its name is for review, as an area may have that", () => {
  const { confidences } = after("console.log(all.find((x) => x.title === 'Read'))");
  expect(confidences).toEqual(["review"]);
});
