import { JSDOM } from 'jsdom'
const { window } = new JSDOM('<body></body>', { url: 'http://localhost/' })
Object.assign(globalThis, { document: window.document, HTMLElement: window.HTMLElement, customElements: window.customElements, Event: window.Event })
const { HabitRow } = await import('./ui/habit-row.mjs')
const { Dialog } = await import('./ui/dialog.mjs')
customElements.define('habit-row', HabitRow)
customElements.define('own-dialog', Dialog)

for (const id of ['h1', 'h2', 'nope']) {
  const row = document.createElement('habit-row')
  row.dataset.habit = id
  document.body.append(row)
  await row.refresh()
  console.log(row.textContent)
  await row.rename(`${id}!`)
  console.log(row.textContent)
}
const dialog = document.createElement('own-dialog')
dialog.open({ title: 'Sure?', target: 'all' })
console.log(dialog.textContent)
window.close()
