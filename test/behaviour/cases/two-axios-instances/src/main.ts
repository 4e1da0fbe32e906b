import { films } from './films.ts'
import { due, finish, habit } from './habits.ts'
import { reason } from './http.ts'

for (const entry of await due()) {
  console.log(entry.title, entry.target, await finish(entry))
}
for (const film of await films()) console.log(film.title, film.streak)
try {
  await habit('nobody')
} catch (e) {
  console.log(reason(e))
}
const { title, streak } = await habit('h3')
console.log(title, streak)
