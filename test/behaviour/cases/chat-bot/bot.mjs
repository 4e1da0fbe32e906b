import { Room } from './chat.mjs'
import service, { cacheHits } from './habits.mjs'

const room = new Room()
const flames = (streak) => (streak >= 14 ? '🔥🔥' : streak >= 7 ? '🔥' : '')
const day = '2024-12-03'

const card = (habit) => ({
  title: habit.title,
  text: flames(habit.streak),
  fields: [
    { title: 'Goal', value: `${habit.target} ${habit.unit === 'times' ? 'times' : habit.unit} ${habit.frequency}` },
    { title: 'Streak', value: habit.streak },
    { title: 'Completions', value: habit.completedDates.length },
  ],
})

const replies = {
  async list() {
    const all = await service.habits()
    return { title: `${all.length} habits`, text: all.map((h) => h.title).join(', ') }
  },
  async show(words) {
    const habit = await service.find(words)
    return habit ? card(habit) : { title: 'Not found', text: words }
  },
  async done(words) {
    const habit = await service.find(words)
    if (!habit) return { title: 'Not found', text: words }
    await service.checkIn(habit, day)
    return { title: `Well done!`, text: `${habit.title} on ${day}`, target: '#wins' }
  },
  async skip(words) {
    const habit = await service.find(words)
    await service.skip(habit, day)
    return { title: 'Skipped', text: habit.title }
  },
  async raise(words) {
    const { title, target, unit } = await service.raise(await service.find(words))
    return { title, text: `now ${target} ${unit === 'times' ? 'a day' : unit}` }
  },
  async help() {
    return { title: 'Help', text: Object.keys(replies).join(' ') }
  },
}

const pending = []
room.on('message', (event) => {
  const [, verb, words = ''] = /^!(\w+)\s*(.*)$/.exec(event.text) ?? []
  if (!verb || !Object.hasOwn(replies, verb)) return
  pending.push({ user: event.user, from: event.target.title, verb, words })
})

for (const text of ['hello', '!list', '!show run', '!done read', '!skip stretch', '!raise run', '!show morning run', '!show golf', '!help']) {
  room.say('ann', text)
}

for (const { user, from, verb, words } of pending) {
  const { success, data, error } = room.send(await replies[verb](words))
  if (!success) console.log(error)
  else console.log(`(${data.ts}) to ${user} in ${from}`)
}

await service.raise({ id: 'h0', target: 1, unit: 'km' }).catch((reason) => console.log('refused:', reason.message))
console.log(`cache hits: ${cacheHits()}`)
