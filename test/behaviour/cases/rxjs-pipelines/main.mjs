import { concatMap, filter, forkJoin, from, lastValueFrom, map, tap, toArray, withLatestFrom } from 'rxjs'
import { countdown$, habit$, habits$, rename$, statistics$, today$ } from './api.mjs'
import { news$ } from './news.mjs'

const { habits, due, count } = await lastValueFrom(
  forkJoin({ habits: habits$(), due: today$(), count: statistics$() }),
)
console.log(habits.length, due.map(({ title }) => title).join(), count)

const [all, first] = await lastValueFrom(forkJoin([habits$(), habit$('h1')]))
console.log(all.map((habit) => `${habit.title}:${habit.target}`).join(), first.title, first.streak)

const long = await lastValueFrom(
  habits$().pipe(
    concatMap((list) => from(list)),
    filter((habit) => habit.streak > 0),
    map((habit) => [habit.title, habit.completedDates.length]),
    toArray(),
  ),
)
console.log(JSON.stringify(long))

console.log(await lastValueFrom(rename$(['h1', 'h2'], '!')))
habit$('nowhere').subscribe({
  next: (habit) => console.log(habit.title, habit.streak),
  complete: () => console.log('done'),
})
await lastValueFrom(countdown$(2).pipe(tap((value) => console.log(value))))
const headlines = await lastValueFrom(news$.pipe(withLatestFrom(habits$()), map(([news]) => news)), { defaultValue: [] })
for (const headline of headlines) console.log(headline.title, headline.streak, headline.unit)
