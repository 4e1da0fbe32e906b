#!/usr/bin/env node
import { parseArgs } from 'node:util'

const API = new URL('/api/v1/', process.env.HABIT_API)

async function call(method, path, body) {
  const response = await fetch(new URL(path, API), {
    method,
    headers: {
      'x-api-key': process.env.HABIT_API_KEY,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(`${response.status}: ${error}`)
  return data
}

const commands = {
  async list() {
    const habits = await call('GET', 'habits')
    const width = Math.max(...habits.map((h) => h.title.length))
    for (const { id, title, target, streak } of habits) console.log(id, title.padEnd(width), target, '*'.repeat(Math.min(streak, 10)))
  },
  async show([id]) {
    const habit = await call('GET', `habits/${id}`)
    console.log(`${habit.title}: ${habit.completedDates.length} completions, every ${habit.frequency === 'daily' ? 'day' : habit.frequency}`)
  },
  async add([title, target = '1'], { frequency = 'daily' }) {
    const { id } = await call('POST', 'habits', { title, frequency, target: Number(target), unit: 'times' })
    console.log('added', id)
  },
  async done([habitId], { date }) {
    await call('POST', 'habits/checkin', { habitId, date, status: 'done' })
    console.log('checked in', habitId)
  },
  async skip([habitId], { date }) {
    await call('POST', 'habits/skip', { habitId, date })
    console.log('skipped', habitId)
  },
  async rm(ids) {
    await call('DELETE', 'habits/bulk', { ids })
    console.log('removed', ids.length)
  },
  help() {
    console.log('commands:', Object.keys(commands).sort().join(' '))
  },
}

async function run(argv) {
  const { positionals, values } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { date: { type: 'string', default: '2024-12-05' }, frequency: { type: 'string' } },
  })
  const [name = 'help', ...rest] = positionals
  const command = commands[name] ?? commands.help
  try {
    await command(rest, values)
  } catch (error) {
    console.log('failed', error.message)
  }
}

const script = process.argv.length > 2 ? [process.argv.slice(2)] : [
  ['list'], ['show', 'h1'], ['add', 'Drink water', '8'], ['add', 'Yoga', '--frequency', 'weekly'],
  ['done', 'h2', '--date', '2024-12-06'], ['skip', 'h3'], ['show', 'nope'], ['rm', 'h2', 'h3'], ['list'], ['what'],
]
for (const argv of script) await run(argv)
