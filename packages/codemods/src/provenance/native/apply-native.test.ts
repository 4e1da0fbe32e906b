import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("ends where natives are handed to natives in a circle, and reads on", () => {
  const { files } = migrated({
    "a.js": `
      const lists = [];
      for (const each of [lists.push, lists.map, lists.filter, lists.sort, lists.forEach, lists.some]) lists.push(each);
      lists.map(lists[1]);
      lists.sort(lists.sort);
      lists.forEach((each) => lists.sort(each));
      const { data } = await (await fetch("https://x.example/api/v1/habits", { headers: { "X-API-Key": "k" } })).json();
      console.log(data.map((habit) => habit.title));
      console.log(lists.map(({ title }) => title));
    `,
  });
  expect(files["a.js"]).toContain("habit.name");
  expect(files["a.js"]).toContain("({ title }) => title");
});
