import { Habit } from './habit.ts'
import { mix } from './playlist.ts'

const habits = await Habit.all()
console.log(habits.map(String).join('\n'))
console.log(habits.filter((habit) => habit.isAlive).map((habit) => habit.title))

const read = await Habit.find('h2')
if (read) {
  read.title = 'Read poems'
  await read.save()
  await read.complete('2024-12-09')
  console.log(`${read}`)
}
console.log(await Habit.find('h9'))
console.log(`${await Habit.create('Plank', { amount: 90, unit: 'sec' })}`)
console.log(await habits[0]!.notes())
for (const song of mix) console.log(song.title, song.streak)
