import { type Either, fold, map, pipe } from './either.ts'
import { checkIn, type Failure, getHabit, listHabits, skip, todayHabits } from './habits.ts'
import { bookLine, habitLine, longest, type Tally } from './report.ts'

const tally: Tally = { success: 0, error: 0 }
const count = <A>(either: Either<Failure, A>): Either<Failure, A> => {
  if (either._tag === 'Right') tally.success++
  else tally.error++
  return either
}
const say = (failure: Failure): string =>
  failure.kind === 'refused' ? `${failure.status} ${failure.reason}` : 'network'

console.log(pipe(count(await listHabits()), map((habits) => habits.map(habitLine).join('\n')), fold(say, (s) => s)))
console.log(pipe(count(await todayHabits()), map(longest), fold(say, (h) => `best today: ${h.title}`)))
console.log(pipe(count(await getHabit('h9')), fold(say, (h) => h.title)))
console.log(pipe(count(await getHabit('h1')), map((h) => h.completedDates.length), fold(say, (n) => `${n} days`)))
count(await checkIn('h2', '2024-12-01'))
count(await skip('h1', '2024-12-01'))
console.log(tally)
console.log(bookLine({ title: 'Dune', pages: 600 }))
