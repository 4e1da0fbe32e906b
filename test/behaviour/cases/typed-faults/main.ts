export interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number }
export type HabitInput = Pick<Habit, 'title' | 'frequency' | 'target' | 'unit'>
export interface FieldError { field: keyof HabitInput; message: string }
export class ValidationError extends Error {
  constructor(readonly errors: FieldError[]) { super('invalid') }
}
const HINTS: Array<[RegExp, keyof HabitInput]> = [[/name/i, 'title'], [/goal/i, 'target']]
export function validate(input: Partial<HabitInput>): FieldError[] {
  const errors: FieldError[] = []
  if (!input.title?.trim()) errors.push({ field: 'title', message: 'title is required' })
  if (input.target !== undefined && input.target < 1) errors.push({ field: 'target', message: 'target must be positive' })
  return errors
}
async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }, body: body ? JSON.stringify(body) : undefined })
  const json = (await res.json()) as { success: boolean; data: T; error: string | null }
  if (!json.success) {
    const message = json.error ?? 'unknown'
    throw new ValidationError(HINTS.filter(([pattern]) => pattern.test(message)).map(([, field]) => ({ field, message })))
  }
  return json.data
}
async function save(input: HabitInput): Promise<string> {
  const errors = validate(input)
  if (errors.length > 0) return errors.map(({ field, message }) => `${field}: ${message}`).join('; ')
  try {
    const habit = await call<Habit>('POST', '/habits', input)
    return `${habit.title} ${habit.target}`
  } catch (error) {
    if (error instanceof ValidationError) return error.errors.map((each) => `${each.field} ! ${each.message}`).join()
    throw error
  }
}
console.log(await save({ title: 'Run', frequency: 'daily', target: 2, unit: 'times' }))
console.log(await save({ title: ' ', frequency: 'daily', target: 0, unit: 'times' }))
