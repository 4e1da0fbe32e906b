import { details, take, where } from './stream.ts'

for await (const habit of where(details(), (h) => h.streak > 0)) {
  console.log(habit.title, habit.streak, habit.completedDates.length)
}

const names: string[] = []
for await (const { title, target: perDay } of take(2, details())) names.push(`${title} x${perDay}`)
console.log(names.join('; '))

const iterator = details()
let step = await iterator.next()
while (!step.done) {
  console.log(step.value.title.length)
  step = await iterator.next()
}
console.log('total', step.value)
