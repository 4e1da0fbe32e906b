import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const LOAD = `const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
`;

test.each([
  `const text = await response.text()\nconsole.log([...text.matchAll(/"title":"([^"]*)"/g)].length)`,
  `const PATTERN = /"streak":(\\d+)/\nconsole.log(PATTERN.exec(await response.text())[1])`,
  `const count = (text, part) => text.split(part).length - 1\nconsole.log(count(await response.text(), '"streak":0'))`,
  `console.log((await response.text()).includes('"success":true'))`,
  `const named = new RegExp('"title":"(.*?)"')\nconsole.log(named.test(await response.text()))`,
  `const { data } = await response.json()\nconsole.log(JSON.stringify(data[0]).includes('"title":"Read"'))`,
])("a text that is searched for members of v1 is left to a person: %s", (code) => {
  const { manual, confidences } = migrated({ "a.mjs": `${LOAD}${code}` });
  expect(manual).toHaveLength(1);
  expect(confidences).toEqual(["review"]);
});

test.each([
  `console.log((await response.text()).includes('"id":"h1"'))`,
  `const { data } = await response.json()\nconsole.log(data[0].title.includes('title'))`,
  `console.log(JSON.stringify({ title: 'own' }).includes('"title"'), await response.text())`,
])("one that is searched for anything else is not: %s", (code) => {
  const { manual, confidences } = migrated({ "a.mjs": `${LOAD}${code}` });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});
