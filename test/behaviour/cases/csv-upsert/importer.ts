import { type Row, parseCsv } from './csv.ts'
import { type Habit, type HabitFields, type HabitStore, StoreError } from './store.ts'

export interface FieldIssue {
  field: keyof HabitFields
  message: string
}

export class RowError extends Error {
  constructor(readonly line: number, readonly details: FieldIssue[]) {
    super(`line ${line} has ${details.length} issue${details.length === 1 ? '' : 's'}`)
  }
}

const FREQUENCIES = new Set(['daily', 'weekly', 'monthly'])

function toFields(row: Row, line: number): HabitFields {
  const issues: FieldIssue[] = []
  const title = row.name ?? ''
  if (!title) issues.push({ field: 'title', message: 'is missing' })
  const target = Number(row.goal)
  if (!Number.isFinite(target) || target <= 0) issues.push({ field: 'target', message: `"${row.goal}" is not a number` })
  const frequency = (row.every ?? 'daily').toLowerCase()
  if (!FREQUENCIES.has(frequency)) issues.push({ field: 'frequency', message: `"${row.every}" is unknown` })
  if (issues.length) throw new RowError(line, issues)
  return { title, target, frequency, unit: row.measure || 'times' }
}

const differs = (habit: Habit, fields: HabitFields) => (Object.keys(fields) as (keyof HabitFields)[]).filter((key) => habit[key] !== fields[key])

export interface Summary {
  created: string[]
  updated: string[]
  unchanged: string[]
  errors: string[]
}

export async function importCsv(text: string, store: HabitStore): Promise<Summary> {
  const summary: Summary = { created: [], updated: [], unchanged: [], errors: [] }
  for (const [index, row] of parseCsv(text).entries()) {
    try {
      const fields = toFields(row, index + 2)
      const existing = await store.findByTitle(fields.title)
      if (!existing) {
        const { title } = await store.create(fields)
        summary.created.push(title)
        continue
      }
      const changed = differs(existing, fields)
      if (changed.length === 0) summary.unchanged.push(existing.title)
      else {
        await store.update(existing.id, fields)
        summary.updated.push(`${existing.title} (${changed.length})`)
      }
    } catch (error) {
      if (error instanceof RowError) summary.errors.push(`${error.message}: ${error.details.map(({ field, message }) => `${LABELS[field]} ${message}`).join(', ')}`)
      else if (error instanceof StoreError) summary.errors.push(error.message)
      else throw error
    }
  }
  return summary
}

const LABELS: Record<keyof HabitFields, string> = { title: 'name', target: 'goal', frequency: 'every', unit: 'measure' }
