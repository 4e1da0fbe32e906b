import { getHabits, type Habit } from './api.ts'
import { printTable, type ColumnDef } from './table.ts'

const columns: ColumnDef<Habit>[] = [
  { key: 'title', header: 'Habit' },
  { key: 'frequency', header: 'How often' },
  { key: 'target', header: 'Goal', align: 'right' },
  { key: 'streak', header: 'Streak', align: 'right', format: (h) => `${h.streak}d` },
]
const habits = await getHabits()
for (const line of printTable(habits, columns)) console.log(line.trimEnd())
for (const line of printTable(habits, columns.slice(0, 1), 'streak')) console.log(line.trimEnd())

interface Film { title: string; target: string; streak: number }
const films: Film[] = [{ title: 'Ran', target: 'cinema', streak: 2 }, { title: 'M', target: 'tv', streak: 1 }]
const filmColumns: ColumnDef<Film>[] = [{ key: 'title', header: 'Film' }, { key: 'target', header: 'Where' }]
for (const line of printTable(films, filmColumns, 'title')) console.log(line)
