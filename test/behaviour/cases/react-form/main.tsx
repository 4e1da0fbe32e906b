import { renderToStaticMarkup } from 'react-dom/server'
import { loadHabit } from './api.ts'
import { HabitForm } from './HabitForm.tsx'
import { submit } from './submit.ts'

console.log(renderToStaticMarkup(<HabitForm habit={await loadHabit('h1')} />))
console.log(renderToStaticMarkup(<HabitForm />))

const filled = new FormData()
filled.set('title', 'Write letters')
filled.set('frequency', 'weekly')
filled.set('target', '2')
console.log(await submit(filled))

filled.set('title', 'Morning swim')
filled.set('unit', 'km')
console.log(await submit(filled, 'h1'))
console.log(await submit(filled, 'h55'))
console.log(renderToStaticMarkup(<HabitForm habit={await loadHabit('h1')} />))
