import { onMessage } from './background.ts'
import type { Habit } from './habit.ts'

const added = (await onMessage({ type: 'ADD', title: 'Vitamins' })) as Habit
console.log(added.title, await onMessage({ type: 'CHECK', habitId: added.id, date: '2024-12-03' }))
console.log(await onMessage({ type: 'CHECK', habitId: 'h-', date: '2024-12-03' }))
console.log(((await onMessage({ type: 'GET_HABITS' })) as Habit[]).map((h) => h.title))
