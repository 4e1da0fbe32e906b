import { renderToString } from 'react-dom/server'
import { api } from './api.ts'
import { App } from './App.tsx'
import { store } from './store.ts'
const habits = await api.habits()
store.set((state) => ({ ...state, habits, selectedId: habits[0]!.id }))
console.log(renderToString(<App />))
const renamed = await api.rename('h1', 'Late run')
store.set((state) => ({ ...state, habits: state.habits.map((habit) => (habit.id === renamed.id ? renamed : habit)), toast: { title: `renamed to ${renamed.title}`, error: false } }))
console.log(renderToString(<App />), await api.logs('h1'), (await api.statistics()).habits)
await api.habit('zero').catch((e: Error) => store.set((state) => ({ ...state, toast: { title: e.message, error: true } })))
console.log(store.get().toast)
