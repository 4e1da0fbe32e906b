import { JSDOM } from 'jsdom'
import { Provider } from 'react-redux'
import { App } from './App.tsx'
import { loadFilms, retitled } from './films.ts'
import { loadHabits, sorted } from './habits.ts'
import { store } from './store.ts'

const dom = new JSDOM('<div id="root"></div>')
Object.assign(globalThis, { window: dom.window, document: dom.window.document })
Object.defineProperty(globalThis, 'navigator', { value: dom.window.navigator, configurable: true })
setTimeout(() => process.exit(1), 30_000).unref()
const { createRoot } = await import('react-dom/client')

const until = async (shown: () => unknown) => {
  while (!shown()) await new Promise((resolve) => setTimeout(resolve, 10))
}
const click = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new dom.window.MouseEvent('click', { bubbles: true }))

await store.dispatch(loadHabits())
await store.dispatch(loadFilms())
store.dispatch(sorted())
store.dispatch(retitled({ id: 'f2', title: 'Brazil (1985)' }))
const root = createRoot(document.getElementById('root')!)
root.render(<Provider store={store}><App /></Provider>)
await until(() => document.querySelector('button'))
console.log(document.body.innerHTML)
click('p')
await until(() => store.getState().habits.items[0]?.streak === 16)
click('button')
await until(() => document.body.innerHTML.includes('Swim far'))
console.log(document.body.innerHTML)
console.log(store.getState().habits.items.map((habit) => habit.title).join(), store.getState().films.items[0]?.title)
root.unmount()
