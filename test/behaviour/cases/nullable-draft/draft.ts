interface HabitInput {
  title: string
  target: number
}

export type Draft = { [K in keyof HabitInput]: HabitInput[K] | null }

export function toBody(draft: Draft): HabitInput & { unit: string } {
  if (draft.title === null || draft.target === null) throw new Error('incomplete draft')
  return { title: draft.title, target: draft.target, unit: 'times' }
}
