import { createColumnHelper } from './helper.ts'

interface Habit { id: string; title: string; target: number; streak: number; completedDates: string[] }

const columnHelper = createColumnHelper<Habit>()
const columns = [
  columnHelper.accessor('title', { header: 'Habit', format: (v: string) => v.toUpperCase() }),
  columnHelper.accessor((row) => row.target, { id: 'goal', header: 'Goal' }),
  columnHelper.accessor((row) => row.completedDates.length, { header: 'Done' }),
  columnHelper.accessor('streak', { header: 'Streak', format: (n: number) => '*'.repeat(Math.min(n, 5)) }),
]

async function getData(): Promise<Habit[]> {
  const res = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
  return ((await res.json()) as { data: Habit[] }).data
}

console.log(columns.map((c) => c.header).join('\t'))
for (const row of await getData()) console.log(columns.map((c) => c.cell(row)).join('\t'))
