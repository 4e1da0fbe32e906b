import { OptimisticHabits, type StoreEvent } from './store.ts'

interface Toast {
  title: string
  data: string
}

const toasts: Toast[] = []

function describe(event: StoreEvent): Toast {
  switch (event.type) {
    case 'changed':
      return { title: 'Changed', data: `${event.habit.title}/${event.habit.target}` }
    case 'rolled-back':
      return { title: 'Rolled back', data: `${event.habit.title}: ${event.reason}` }
    case 'removed':
      return { title: 'Removed', data: event.ids.join() }
  }
}

const store = new OptimisticHabits()
const stop = store.subscribe((event) => toasts.push(describe(event)))
console.log('loaded', await store.load())
console.log(await store.set('h1', 'title', 'Evening run'), await store.set('h2', 'target', 4), await store.set('h9', 'title', 'Nothing'))
await Promise.all([store.set('h3', 'frequency', 'weekly'), store.remove('h2')])
stop()
await store.set('h1', 'target', 9)
for (const toast of toasts) console.log(`[${toast.title}] ${toast.data}`)
console.log(store.all.map((habit) => `${habit.title} ${habit.target} ${habit.frequency} ${habit.completedDates.length}`).join(' | '), store.pending)
