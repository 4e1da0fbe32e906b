import { EventStore } from './store.mjs'
import { projections } from './projections.mjs'
import { load } from './load.mjs'

const store = new EventStore()
const habits = await load()
habits.forEach((habit) => store.append({ type: 'HabitLoaded', payload: habit, at: 1 }))
store.append({ type: 'ThemeChanged', payload: { title: 'Dark', unit: 'px', target: 'body' }, at: 2 })
store.append({ type: 'HabitRenamed', payload: { id: 'h2', title: 'Read more' }, at: 3 })
store.append({ type: 'HabitTicked', payload: { id: 'h3', by: 2 }, at: 4 })
store.append({ type: 'HabitTicked', payload: { id: 'h1', by: 1 }, at: 5 })

for (const [name, project] of Object.entries(projections)) console.log(name, JSON.stringify(store.fold(project)))
