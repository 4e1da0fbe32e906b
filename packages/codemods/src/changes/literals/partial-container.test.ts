import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const CLIENT = `type Part = { title: string; frequency?: string; target?: number; unit?: string }
type Job = { type: 'create'; payload: Part } | { type: 'delete'; payload: { id: string } }
const DEFAULTS = { frequency: 'daily', target: 1, unit: 'times' } as const
interface Habit { id: string; title: string; frequency: string; target: number; unit: string }
async function create(part: Part): Promise<Habit> {
  const body = JSON.stringify({ ...DEFAULTS, ...part })
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY! }, body })
  return (await response.json()).data
}
const run = async (job: Job) => job.type === 'create' && (await create(job.payload))
`;

test.each([
  ["an argument", "await create({ title: 'Run', target: 3 })"],
  [
    "a member of one of several types",
    "await run({ type: 'create', payload: { title: 'Run', target: 3 } })",
  ],
  [
    "an element",
    "const parts: readonly Part[] = [{ title: 'Run', target: 3 }]\nfor (const part of parts) await create(part)",
  ],
  [
    "a member of an element",
    "const jobs: Array<Job> = [{ type: 'create', payload: { title: 'Run', target: 3 } }]\njobs.forEach(run)",
  ],
  [
    "a member of what is kept under any names",
    "const wanted: Record<string, Part> = { run: { title: 'Run', target: 3 } }\nfor (const part of Object.values(wanted)) await create(part)",
  ],
  [
    "one of many arguments",
    "const all = (...jobs: Job[]) => Promise.all(jobs.map(run))\nawait all({ type: 'create', payload: { title: 'Run', target: 3 } })",
  ],
  [
    "one of many arguments of a class",
    "class Jobs {\n  constructor(...jobs: Job[]) {\n    jobs.forEach(run)\n  }\n}\nnew Jobs({ type: 'create', payload: { title: 'Run', target: 3 } })",
  ],
])("a part of a habit that a compiler would miss members of compiles as %s", (_, code) => {
  const { files, manual } = migrated({ "a.ts": CLIENT + code });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain("{ name: 'Run', goals: [{ value: 3 } as never] }");
});
