import { Habits } from './habits.js'
import { Playlist } from './playlist.js'

const habits = new Habits()
habits.addEventListener('stored', ({ detail }) => console.log('stored', detail.title, detail.target, detail.unit === 'times'))
habits.addEventListener('habit', (event) => console.log('changed', event.habit.title, event.habit.frequency))
habits.addEventListener('error', (event) => console.log('failed', event.message))

const playlist = new Playlist()
playlist.addEventListener('track', ({ detail: { title, target, unit } }) => console.log(title, target, unit))
playlist.add('Blue')

await habits.sync()
const best = await habits.longest()
console.log(best.title, best.streak, best.completedDates.length)
console.log(await habits.rename('h3', 'Stretch twice'))
await habits.rename('nobody', 'x').catch((error) => console.log(error.message))
