import type { Habit } from './api.ts'
import { add, findAll, findOne, log, remove, retitle } from './habits.ts'
import { andThen, groupBy, mapResult, match, type Result } from './result.ts'

const chapters = [{ title: 'One', target: 1 }, { title: 'Two', target: 2 }] as const

const compareBy = <T,>(...keys: ((item: T) => string | number)[]) => (a: T, b: T): number => {
  for (const key of keys) {
    const [left, right] = [key(a), key(b)]
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}

const show = <T,>(label: string, result: Result<T>, text: (value: T) => string): void =>
  console.log(label, match(result, { ok: text, err: (error) => `failed with ${error}` }))

const oneLine = ({ title, target, unit, frequency: often }: Habit) =>
  `${title} ${target}${unit === 'times' ? 'x' : unit} ${often}`

const all = await findAll()
show('names', mapResult(all, (habits) => habits.map((habit) => habit.title)), (names) => names.join('|'))
show('sorted', all, (habits) => [...habits].sort(compareBy((h) => -h.streak, (h) => h.title)).map(oneLine).join('|'))
show('groups', all, (habits) => {
  const groups = groupBy(habits, ({ streak }) => (streak === 0 ? 'cold' : 'warm'))
  return [...groups].map(([key, members]) => `${key}=${members.map((m) => m.title).join('+')}`).join(' ')
})
show('completed', all, (habits) => String(habits.flatMap((h) => (h.completedDates.length ? [h.completedDates.length] : []))))

const shout = retitle((title) => title.toUpperCase())
show('shout', await andThen(findOne('h2'), shout), oneLine)
show('missing', await andThen(findOne('hx'), shout), oneLine)
show('added', await add({ title: 'Row', target: 2, unit: 'km' }), oneLine)
show('plain', await add({ title: 'Rest' }), oneLine)
show('removed', await remove('h3'), ({ id }) => id)
await log('h1')('2024-12-02')
for (const chapter of chapters) console.log(chapter.title, chapter.target)
