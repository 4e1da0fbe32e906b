import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (
  dir: string,
  read: string,
) => `import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
const dir = ${dir}
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY } })).json()
for (const habit of data) writeFileSync(path.join(dir, habit.id + '.json'), JSON.stringify(habit))
${read}
`;
const READ = `for (const name of readdirSync(dir)) console.log(JSON.parse(readFileSync(path.join(dir, name), 'utf8')).title)`;

test.each(["mkdtempSync(path.join(tmpdir(), 'q-'))", "path.join(process.env.HOME, 'queue')"])(
  "files that may be read by another name are left to a person, with all that is written there: %s",
  (dir) => {
    const { manual, confidences } = migrated({ "a.mjs": program(dir, READ) });
    expect(manual).toEqual(["title-to-name 6"]);
    expect(confidences).toEqual(["review"]);
  },
);

test("those of a folder that is gone after the run, which nothing reads, are not", () => {
  const dir = "mkdtempSync(path.join(tmpdir(), 'q-'))";
  const { manual, confidences } = migrated({ "a.mjs": program(dir, "console.log(dir)") });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});
