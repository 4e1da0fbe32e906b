import { catchError, concatMap, filter, from, lastValueFrom, map, mergeMap, of, reduce, tap, toArray } from 'rxjs'
import { type Alert, format } from './alerts.ts'
import { type Habit, HabitGateway } from './gateway.ts'

const gateway = new HabitGateway(process.env.HABIT_API!, process.env.HABIT_API_KEY!)
const toAlert = (habit: Habit): Alert => ({ title: `Go on with ${habit.title}`, target: habit.streak > 10 ? 'push' : 'mail' })

const alerts = await lastValueFrom(
  gateway.list$().pipe(
    mergeMap((habits) => from(habits)),
    filter((habit) => habit.streak > 0 && habit.frequency === 'daily'),
    map(toAlert),
    map(format),
    toArray(),
  ),
)
console.log(alerts.join('\n'))
const total = await lastValueFrom(
  gateway.list$().pipe(
    mergeMap((habits) => habits),
    reduce((sum, { target, completedDates }) => sum + target * completedDates.length, 0),
  ),
)
console.log({ total })
await lastValueFrom(
  gateway.find$('h1').pipe(
    concatMap((habit) => gateway.setTarget$(habit, habit.target + 1)),
    tap((habit) => console.log(habit.title, habit.target, habit.unit === 'times')),
    concatMap((habit) => gateway.done$(habit.id, '2024-12-06')),
  ),
)
await lastValueFrom(
  gateway.find$('h404').pipe(
    map((habit) => habit.title),
    catchError((error: Error) => of(`none: ${error.message}`)),
    tap((line) => console.log(line)),
  ),
)
