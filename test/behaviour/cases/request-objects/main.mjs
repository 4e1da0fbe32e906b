import { countdown } from './numbers.mjs'
import { createAll, list, marks, patch, polling, today } from './requests.mjs'

const read = async (pending) => (await (await pending).json()).data

for (let round = 0; round < 2; round += 1) console.log((await read(list())).map(({ title }) => title).join())
const due = await read(today())
console.log(due.length, (await read(today())).length)
const answers = await Promise.all([...marks(due, '2024-12-08')])
console.log(answers.every((answer) => answer.ok))

const poll = polling(5)
console.log((await poll.next()).value.length)
const made = await createAll([{ title: 'A', target: 2 }, { title: 'B', target: 3 }])
console.log(made.map((habit) => `${habit.title}${habit.target}`))
for await (const habits of poll) console.log(habits.at(-1).title)
console.log((await read(patch(made[0].id, { title: 'AA', frequency: 'weekly' }))).frequency)
console.log([...countdown(2)].map(({ title }) => title))
