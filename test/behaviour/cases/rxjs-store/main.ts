import { firstValueFrom, lastValueFrom } from 'rxjs'
import { FilmStore } from './film-store.ts'
import { HabitStore } from './habit-store.ts'

const store = new HabitStore()
const lines: string[] = []
const subscription = store.visible$.subscribe((habits) => {
  lines.push(habits.map((habit) => `${habit.title} ${habit.target}`).join(', '))
})

await lastValueFrom(store.load())
const made = await firstValueFrom(store.add('Stretch'))
console.log(made.title, made.frequency, made.target)
const renamed = await firstValueFrom(store.rename(made.id, 'Stretch more'))
console.log(renamed.title)
const after = await lastValueFrom(store.checkIn(made.id, '2024-12-03'))
console.log(after.find(({ id }) => id === made.id)?.streak, after.length)
store.bestStreak$.subscribe((best) => console.log('best', best))
store.search('stretch')
subscription.unsubscribe()
for (const line of lines) console.log(line)

const films = new FilmStore()
films.load()
const film = films.first()
if (film) console.log(film.title, film.target)
films.titles$.subscribe((titles) => console.log(titles.join()))
