export interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number }
export type Editable = Pick<Habit, 'title' | 'frequency' | 'target' | 'unit'>

export const EDITABLE = ['title', 'frequency', 'target', 'unit'] as const satisfies readonly (keyof Editable)[]
export type EditableKey = (typeof EDITABLE)[number]

/** The members that differ; what does not differ is not sent. */
export function changes(before: Editable, after: Editable): Partial<Editable> {
  const diff: Partial<Editable> = {}
  if (before.title !== after.title) diff.title = after.title
  if (before.frequency !== after.frequency) diff.frequency = after.frequency
  if (before.target !== after.target || before.unit !== after.unit) {
    diff.target = after.target
    diff.unit = after.unit
  }
  return diff
}

export const isEditable = (key: string): key is EditableKey => (EDITABLE as readonly string[]).includes(key)
