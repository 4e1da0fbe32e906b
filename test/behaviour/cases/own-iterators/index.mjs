import { HabitFeed, api } from './lib/feed.mjs'
import { run, summary } from './lib/saga.mjs'
import { Shelf } from './lib/shelf.mjs'

const feed = new HabitFeed(['h1', 'h3'])
for await (const habit of feed) console.log(habit.title, habit.target)

const all = await HabitFeed.everything()
console.log([...all].map((habit) => habit.streak), all.first.title)
for (const { title, frequency } of all.inTurn()) console.log(title, frequency)

function* longest(list) {
  yield* list
  return [...list].sort((a, b) => b.streak - a.streak)[0]
}
function* titles(list) {
  const best = yield* longest(list)
  console.log('best', best.title)
}
console.log([...titles(all)].length)
const steps = longest(all)
let step = steps.next()
while (!step.done) step = steps.next()
console.log(step.value.title)
const it = (await api('/habits'))[Symbol.iterator]()
console.log(it.next().value.title)
console.log(await run(summary))

for (const book of new Shelf()) console.log(book.title, book.streak)
const own = { [Symbol.iterator]: () => ({ next: () => ({ done: true, value: { title: 'mine' } }) }) }[Symbol.iterator]().next()
console.log(own.value.title)
