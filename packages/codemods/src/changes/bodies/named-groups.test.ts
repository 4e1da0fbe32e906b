import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test.each([
  ["alone", "{ groups } = LINE.exec(line)", "groups"],
  [
    "with an amount beside them",
    "groups = line.match(LINE)?.groups",
    "{ ...groups, target: Number(groups.target) }",
  ],
])("what a pattern names in a text is of v1 in a body, %s", (_, found, body) => {
  const { files, manual } = migrated({
    "a.mjs": `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: body && JSON.stringify(body) })).json()).data
const LINE = /^(?<title>\\w+) (?<target>\\d+) (?<unit>\\w+)$/
const line = process.argv[2]
const ${found}
console.log((await ask('POST', '/habits', ${body})).title)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(
    "ask('POST', '/habits', (({ title, frequency, target, unit }) =>",
  );
  expect(migrated(files).files).toEqual({});
});
