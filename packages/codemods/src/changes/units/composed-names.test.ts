import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (names: string, text: string) => ({
  "a.js": `const messages = ${names}
const t = (key) => messages[key] ?? key
fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
  .then((response) => response.json())
  .then(({ data }) => data.forEach((habit) => console.log(habit.title, ${text})))
`,
});

test.each([
  [
    "{ 'unit.times': 'x' }",
    `t(\`unit.\${habit.unit}\`)`,
    `t(\`unit.\${habit.goals[0].unit === 'rep' ? 'times' : habit.goals[0].unit}\`)`,
  ],
  [
    "{ unitTimes: 'x', units: { times: 'x' } }",
    "t('units.' + habit.unit)",
    "t('units.' + (habit.goals[0].unit === 'rep' ? 'times' : habit.goals[0].unit))",
  ],
])("a unit that is part of a name of %s is v1's in it", (names, text, expected) => {
  const { files, confidences } = migrated(program(names, text));
  expect(files["a.js"]).toContain(expected);
  expect(confidences).toEqual(["safe"]);
  expect(migrated({ "a.js": files["a.js"] ?? "" }).files).toEqual({});
});

test.each([
  ["{ 'unit.times': 'x' }", `\`per \${habit.unit}\``, `\`per \${habit.goals[0].unit}\``],
  [
    "{ 'unit.times': 'x', 'unit.rep': 'x' }",
    `t(\`unit.\${habit.unit}\`)`,
    `t(\`unit.\${habit.goals[0].unit}\`)`,
  ],
  ["{ times: 'x' }", "messages[habit.unit]", "messages[habit.goals[0].unit]"],
])("a unit stays v2's where no name of v1 alone is made of it: %s, %s", (names, text, expected) => {
  expect(migrated(program(names, text)).files["a.js"]).toContain(expected);
});
