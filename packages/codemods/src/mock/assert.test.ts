import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const PORT = `export interface Habit { id: string; title: string; target: number }
const headers = { 'X-API-Key': 'k' }
export async function load(): Promise<Habit[]> {
  return (await (await fetch('https://x.habits.example/api/v1/habits', { headers })).json()).data
}
for (const habit of await load()) console.log(habit.title, habit.target)
export class Fake {
  constructor(private habits: Habit[]) {}
  async update(id: string, change: Partial<Habit>): Promise<Habit> {
    const at = this.habits.findIndex((habit) => habit.id === id)
    if (at < 0) throw new Error('habit not found')
    return (this.habits[at] = { ...this.habits[at]!, ...change })
  }
}
`;

const confidencesOf = (...lines: readonly string[]) =>
  migrated({
    "port.ts": PORT,
    "port.test.ts": ["import assert from 'node:assert'", "import { Fake } from './port.ts'"]
      .concat("const port = new Fake([{ id: 'a', title: 'Run', target: 1 }])", lines)
      .join("\n"),
  }).confidences;

test.each([
  "await assert.rejects(port.update('b', { title: 'New' }), /not found/)",
  "await assert.rejects(() => port.update('b', { title: 'New' }))",
  "assert.ok(await port.update('a', { title: 'New' }))",
  "assert.notEqual(await port.update('a', { title: 'New' }), null)",
])("what an assertion only tries or looks for is given to nobody: %s", (line) => {
  expect(confidencesOf(line)).toEqual(["safe"]);
});

test("what code that is not followed is given may be read there", () => {
  expect(
    confidencesOf(
      "import { approve } from 'approvals'",
      "approve(await port.update('a', { title: 'New' }))",
    ),
  ).toEqual(["review"]);
});

test("a function that an assertion tries runs, and so does one that judges what it throws", () => {
  const { files } = migrated({
    "port.ts": PORT,
    "port.test.ts": `import { rejects, doesNotReject } from 'node:assert/strict'
import { load } from './port.ts'
await doesNotReject(async () => { const [first] = await load(); if (!first.title) throw first })
`,
  });
  expect(files["port.test.ts"]).toContain("first.name");
});
