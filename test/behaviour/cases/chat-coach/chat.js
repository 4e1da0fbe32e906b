import { call } from './api.js'
import { habitLine, plural, weatherLine } from './format.js'

const commands = [
  {
    name: 'list',
    pattern: /^\/list(?:\s+(?<when>today))?$/,
    async run({ when }) {
      const [error, habits] = await call('GET', when ? 'habits/today' : 'habits')
      return error ?? [plural(habits.length, 'habit'), ...habits.map(habitLine)].join('\n')
    },
  },
  {
    name: 'rename',
    pattern: /^\/title (?<id>\S+) (?<title>.+)$/,
    async run({ id, title }) {
      const [error, habit] = await call('PUT', `habits/${id}`, { title })
      return error ? `⚠ ${error}` : `now "${habit.title}"`
    },
  },
  {
    name: 'done',
    pattern: /^\/done (?<habitId>\S+)(?: (?<date>\d{4}-\d\d-\d\d))?$/,
    async run({ habitId, date = '2024-12-23' }) {
      const [error] = await call('POST', 'habits/checkin', { habitId, date, status: 'done' })
      if (error) return `⚠ ${error}`
      const [, { title, streak }] = await call('GET', `habits/${habitId}`)
      return `✔ ${title} (${streak})`
    },
  },
  {
    name: 'note',
    pattern: /^\/note (?<habitId>\S+) (?<text>.*)$/s,
    run: async ({ habitId, text }) => {
      await call('POST', 'notes', { habitId, text })
      const [, notes] = await call('GET', `notes?habitId=${habitId}`)
      return notes.map((note) => `> ${note.text}`).join('\n')
    },
  },
  { name: 'weather', pattern: /^\/weather$/, run: async () => weatherLine({ title: 'Sunny', target: 21, unit: '°' }) },
]

async function reply(message) {
  for (const { pattern, run } of commands) {
    const match = pattern.exec(message)
    if (match) return run({ ...match.groups })
  }
  return `unknown: ${message}. Try ${commands.map((command) => `/${command.name}`).join(' ')}`
}

for (const message of ['/list today', '/title h2 Read books', '/title h0 Nope', '/done h1 2024-12-20', '/done h3', '/note h2 page 40', '/list', '/weather', '/hello']) {
  console.log(`> ${message}`)
  console.log(await reply(message))
}
