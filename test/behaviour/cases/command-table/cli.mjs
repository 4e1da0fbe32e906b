#!/usr/bin/env node
import { api } from './api.mjs'

const commands = {
  list: {
    title: 'lists all habits',
    async run() {
      for (const h of await api.get('habits')) console.log(`${h.id}\t${h.title}\t${h.target} ${h.unit}/${h.frequency}`.replace('times', 'x').replace('rep', 'x'))
    },
  },
  add: {
    title: 'adds a habit',
    async run([title, target = '1', unit = 'times']) {
      const habit = await api.post('habits', { title, target: Number(target), unit, frequency: 'daily' })
      console.log('added', habit.title, habit.target)
    },
  },
  done: {
    title: 'checks a habit in',
    async run([name, date]) {
      const habit = (await api.get('habits')).find((each) => each.title.toLowerCase() === name.toLowerCase())
      if (!habit) return console.log(`no habit called ${name}`)
      await api.post('habits/checkin', { habitId: habit.id, date, status: 'done' })
      console.log(`${habit.title} done, streak was ${habit.streak}`)
    },
  },
  rename: {
    title: 'renames a habit',
    async run([id, title]) {
      const { data, ok, message } = await api.try('put', `habits/${id}`, { title })
      console.log(ok ? data.title : `cannot rename: ${message}`)
    },
  },
  rm: {
    title: 'removes habits',
    run: (ids) => api.delete('habits/bulk', { ids }),
  },
}

async function main(argv) {
  const [name, ...rest] = argv
  const command = commands[name]
  if (!command) {
    for (const [word, command] of Object.entries(commands)) console.log(`${word}: ${command.title}`)
    return
  }
  await command.run(rest)
}

const script = process.argv.length > 2 ? [process.argv.slice(2)] : [
  ['help'], ['list'], ['add', 'Swim', '4'], ['done', 'read', '2024-12-03'], ['done', 'fly', '2024-12-03'],
  ['rename', 'h1', 'Evening run'], ['rename', 'h0', 'x'], ['rm', 'h2'], ['list'],
]
for (const line of script) await main(line)
