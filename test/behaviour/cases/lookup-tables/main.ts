import { groupBy, table } from './columns.ts'
import { sortMovies, type Movie } from './movie.ts'
import { checkin, Endpoint, list, stats } from './service.ts'

const habits = await list(Endpoint.Habits)
for (const line of table(habits, ['title', 'target', 'streak'])) console.log(line)
for (const line of table(habits.toReversed(), ['streak', 'title'])) console.log(line)
for (const [hot, group] of groupBy(habits, ({ streak }) => (streak >= 7 ? 'hot' : 'cold'))) {
  console.log(hot, group.map(({ title, completedDates }) => `${title}:${completedDates.length}`))
}
const due = await list(Endpoint.Today)
console.log(await Promise.all(due.map((habit) => checkin(habit, '2024-12-13'))))
const { habits: count, completions } = await stats()
console.log(count, completions)
const movies: Movie[] = [{ title: 'Up', target: 'kids', streak: 2 }, { title: 'Alien', target: 'adults', streak: 9 }]
console.log(movies.sort(sortMovies('title')).map(({ title, target }) => `${title} for ${target}`))
