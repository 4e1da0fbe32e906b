import { poster, topMovies } from './movies.mjs'

const habitsOf = async (when) => {
  const res = await fetch(`${process.env.HABIT_API}/api/v1/habits${when ? `/${when}` : ''}`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  })
  return (await res.json()).data
}

const [movies, habits] = await Promise.all([topMovies(), habitsOf('today')])
const best = movies[0]
const longest = habits.toSorted((a, b) => b.streak - a.streak)[0]

console.log(`${best.title} after ${longest.title}`)
for (const movie of movies) console.log(poster(movie), movie.unit.length, movie.title.length)
for (const [i, habit] of habits.entries()) console.log(i, habit.title, habit.target * 2, movies[i]?.target)

const byTitle = (a, b) => a.title.localeCompare(b.title)
console.log([...movies].sort(byTitle).map((movie) => movie.title).join())
