import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const source = `export class Shelf {
  constructor(items) { this.items = items }
  *[Symbol.iterator]() { yield* this.items }
}
export const load = async () => {
  const res = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY } })
  return (await res.json()).data
}
`;

test("what a rest takes of an object that can be iterated is a list of what it gives", () => {
  const { files, manual } = migrated({
    "source.mjs": source,
    "main.mjs": `import { load, Shelf } from './source.mjs'
const [first, ...others] = new Shelf(await load())
console.log(first.title, others.map((each) => each.streak))
const [...books] = new Shelf([{ title: 'Emma', streak: 1 }])
console.log(books.map((book) => book.title + book.streak))
const [, ...further] = new Set(await load())
console.log(further.at(0).title)
let rest
;[, ...rest] = new Shelf(await load())
for (const { title } of rest) console.log(title)
`,
  });
  expect(manual).toEqual([]);
  const after = String(files["main.mjs"]);
  expect(after).toContain("each.statistics.currentStreak");
  expect(after).toContain("book.title + book.streak");
  expect(after).toContain("further.at(0).name");
  expect(after).toContain("const { name: title } of rest");
});
