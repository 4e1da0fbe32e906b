import { JSDOM } from 'jsdom'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { listHabits, saved } from './api.ts'
import { HabitForm } from './HabitForm.tsx'
import { ShelfForm } from './ShelfForm.tsx'

const dom = new JSDOM('<main></main>')
Object.assign(globalThis, { window: dom.window, document: dom.window.document, IS_REACT_ACT_ENVIRONMENT: true })

const habits = await listHabits()
for (const habit of habits) console.log(renderToStaticMarkup(<HabitForm habit={habit} />))
console.log(renderToStaticMarkup(<ShelfForm />))

const form = createRoot(dom.window.document.querySelector('main')!)
await act(async () => form.render(<HabitForm habit={habits[0]} />))
const select = dom.window.document.querySelector('select')!
for (const unit of ['minutes', 'times']) {
  console.log(select.value)
  await act(async () => {
    select.value = unit
    select.dispatchEvent(new dom.window.Event('change', { bubbles: true }))
  })
  const before = saved.length
  await act(async () => {
    dom.window.document.querySelector('form')!.dispatchEvent(new dom.window.Event('submit', { bubbles: true, cancelable: true }))
    for (let turn = 0; turn < 4000 && saved.length === before; turn++) await new Promise((resolve) => setTimeout(resolve, 5))
  })
}
console.log(saved.map(({ title, target, unit }) => `${title} ${target} ${unit === 'times' ? 'x' : unit}`).join())
await act(async () => form.unmount())
