import { renderToStaticMarkup } from 'react-dom/server'
import { createHabit, getHabit, saveHabit } from './src/api.ts'
import { emptyHabit } from './src/draft.ts'
import { HabitEditor } from './src/HabitEditor.tsx'

console.log(renderToStaticMarkup(<HabitEditor initial={emptyHabit} onSave={createHabit} />))
const made = await createHabit({ ...emptyHabit, title: 'Draw', target: 2 })
const { title, frequency, target, unit } = await getHabit('h1')
console.log(renderToStaticMarkup(<HabitEditor initial={{ title, frequency, target, unit }} onSave={(i) => saveHabit('h1', i)} />))
const saved = await saveHabit(made.id, { ...emptyHabit, title: `${made.title}!`, target: made.target + 1 })
console.log(saved.title, saved.target, saved.streak)
