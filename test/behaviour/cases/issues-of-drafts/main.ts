// Drafts are judged before they are sent: each fault names the field that it is of, under the name that the user knows.
interface HabitFields { title: string; target: number; unit: string; frequency: string }
interface Habit extends HabitFields { id: string; streak: number }
interface FieldIssue { field: keyof HabitFields; message: string }
class InvalidDraft extends Error {
  constructor(readonly details: FieldIssue[]) { super(`${details.length} issues`) }
}
const LABELS: Record<keyof HabitFields, string> = { title: 'name', target: 'goal', frequency: 'every', unit: 'measure' }
function validate(draft: HabitFields): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (!draft.title.trim()) issues.push({ field: 'title', message: 'is missing' })
  if (draft.target <= 0) issues.push({ field: 'target', message: `${draft.target} is too small` })
  if (!['daily', 'weekly'].includes(draft.frequency)) issues.push({ field: 'frequency', message: 'is unknown' })
  return issues
}
async function create(draft: HabitFields): Promise<Habit> {
  const issues = validate(draft)
  if (issues.length) throw new InvalidDraft(issues)
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }, body: JSON.stringify(draft) })
  const { success, data, error } = (await response.json()) as { success: boolean; data: Habit; error: string | null }
  if (!success) throw new Error(error ?? 'unknown')
  return data
}
for (const draft of [{ title: 'Sing', target: 2, unit: 'times', frequency: 'daily' }, { title: ' ', target: 0, unit: 'times', frequency: 'never' }]) {
  try {
    const habit = await create(draft)
    console.log(habit.title, habit.target, habit.streak)
  } catch (error) {
    if (!(error instanceof InvalidDraft)) throw error
    for (const { field, message } of error.details) console.log(LABELS[field], field, message)
    console.log(error.details.map((issue) => issue.field).join())
  }
}
