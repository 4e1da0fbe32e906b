import { bus } from './events'
import { Sync } from './sync'

bus.on('loaded', (habits) => console.log('loaded', habits.map((h) => `${h.title}:${h.completedDates.length}`).join(' ')))
bus.on('changed', ({ title, target }, was) => console.log('changed', `${was.title} -> ${title}`, `${was.target} -> ${target}`))
const off = bus.on('failed', (reason, status) => console.log('failed', reason, status))
bus.on('screening', ({ title, target }) => console.log('film', title, target))

const sync = new Sync()
await sync.pull()
await sync.push('h2', { title: 'Read twice', target: 2 })
await sync.pull(new AbortController().signal)
await sync.push('h50', { title: 'x' , target: 1 })
off()
await sync.push('h51', { title: 'y', target: 1 })
bus.emit('screening', { title: 'Alien', target: 'adults' })
