import { saveHabit, type HabitDraft } from './api.ts'

/** Reads the fields of <HabitForm>; their names are those in the HTML. */
export function readForm(form: FormData): HabitDraft {
  return {
    title: String(form.get('title') ?? ''),
    frequency: String(form.get('frequency') ?? 'daily'),
    target: Number(form.get('target') ?? 1),
    unit: String(form.get('unit') ?? 'times'),
  }
}

export async function submit(form: FormData, id?: string): Promise<string> {
  const { success, data, error } = await saveHabit(id, readForm(form))
  return success ? `saved ${data.title}` : `not saved: ${error}`
}
