import { api, type Habit } from './api.ts'
import type { Command, Options } from './options.ts'

type Handler = (rest: string[], options: Options) => Promise<string | void>

const columns: Array<[header: string, width: number, pick: (habit: Habit) => string | number]> = [
  ['ID', 5, (habit) => habit.id],
  ['TITLE', 16, (habit) => habit.title],
  ['GOAL', 6, (habit) => habit.target],
  ['STREAK', 7, (habit) => habit.streak],
  ['DONE', 4, (habit) => habit.completedDates.length],
]

export const commands: Record<Command, Handler> = {
  async list(_, { json }) {
    const habits = await api('GET', '/habits')
    if (json) return JSON.stringify(habits.map(({ title, streak }) => ({ name: title, days: streak })))
    const head = columns.map(([header, width]) => header.padEnd(width)).join('')
    const body = habits.map((habit) => columns.map(([, width, pick]) => String(pick(habit)).padEnd(width)).join(''))
    return [head, ...body].join('\n')
  },
  async add(_, { title, target = 1, unit = 'times' }) {
    if (!title) return 'usage: add --title <text>'
    const habit = await api('POST', '/habits', { title, target, unit, frequency: 'daily' })
    return `added ${habit.title} (${habit.target})`
  },
  async edit([id], options) {
    const changes: Record<string, unknown> = {}
    if (options.title !== undefined) changes.title = options.title
    if (options.target !== undefined) {
      changes.target = options.target
      changes.unit = options.unit ?? 'times'
    }
    const habit = await api('PUT', `/habits/${id}`, changes)
    return `${habit.title} now ${habit.target}`
  },
  async done(ids, { date }) {
    for (const habitId of ids) await api('POST', '/habits/checkin', { habitId, date, status: 'done' })
  },
  async skip([habitId], { date }) {
    await api('POST', '/habits/skip', { habitId, date })
  },
  async rm(ids) {
    await api('DELETE', '/habits/bulk', { ids })
    return `removed ${ids.length}`
  },
  async stats() {
    const { habits, completions } = await api('GET', '/user/statistics')
    return `${completions} in ${habits}`
  },
}
