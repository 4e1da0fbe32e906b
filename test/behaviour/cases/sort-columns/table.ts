interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

interface Column<T> {
  title: string
  width: number
  value: (row: T) => string | number
  compare?: (a: T, b: T) => number
}

const columns: Column<Habit>[] = [
  { title: 'Name', width: 14, value: (habit) => habit.title, compare: (a, b) => a.title.localeCompare(b.title) },
  { title: 'Goal', width: 6, value: ({ target }) => target },
  { title: 'Streak', width: 8, value: (h) => h.streak, compare: ({ streak: a }, { streak: b }) => b - a },
  { title: 'Done', width: 4, value: (h) => h.completedDates.length || '-' },
]

function render<T>(rows: readonly T[], layout: Column<T>[], sortedBy: string): string {
  const column = layout.find((c) => c.title === sortedBy)
  const sorted = column?.compare ? [...rows].sort(column.compare) : rows
  const head = layout.map((column) => column.title.padEnd(column.width)).join('')
  const body = sorted.map((row) => layout.map((c) => String(c.value(row)).padEnd(c.width)).join(''))
  return [head, ...body].map((line) => line.trimEnd()).join('\n')
}

const response = await fetch(process.env['HABIT_API'] + '/api/v1/habits', {
  headers: { 'X-API-Key': process.env['HABIT_API_KEY'] ?? '' },
})
const envelope = (await response.json()) as Envelope<Habit[]>
if (!envelope.success) {
  console.error(envelope.error)
  process.exit(1)
}
for (const order of ['Name', 'Streak', 'Goal']) console.log(render(envelope.data, columns, order) + '\n')
