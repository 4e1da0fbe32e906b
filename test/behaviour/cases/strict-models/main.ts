import { getHabit, getHabits } from './api.ts'
import { readSettings } from './form.ts'
import type { Habit } from './schema.ts'
import { headings, row } from './views.ts'

type Recipe = { title: string; unit: string }
type Mood = { kind: 'hot'; habit: Habit; days: number } | { kind: 'cold'; title: string }

const recipe: Recipe = { title: 'Soup', unit: 'l' }

function mood(habit: Habit): Mood {
  return habit.streak > 0 ? { kind: 'hot', habit, days: habit.streak } : { kind: 'cold', title: habit.title }
}

function tell(m: Mood): string {
  switch (m.kind) {
    case 'hot':
      return `${m.habit.title} is hot since ${m.days} days (${m.habit.completedDates.length} seen)`
    case 'cold':
      return `${m.title} is cold`
  }
}

console.log(headings.title, headings.target, headings.frequency, headings.streak)
const habits = await getHabits()
for (const habit of habits) console.log(row(habit))
for (const habit of habits) console.log(tell(mood(habit)))
await getHabit('h404').catch((error: Error) => console.log(error.message))
console.log(readSettings({ title: 'x', target: '7' }), readSettings({}), recipe.title, recipe.unit)
