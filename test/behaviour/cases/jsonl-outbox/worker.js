const fs = require('fs')
const path = require('path')
const createHttp = require('./http')
const statuses = {}
const http = createHttp({
  base: process.env.HABIT_API + '/api/v1',
  key: process.env.HABIT_API_KEY,
  onResponse: (method, _, status) => { statuses[method + status] = (statuses[method + status] || 0) + 1 },
})
const actions = require('./actions')({ http })

async function drain(file) {
  const dead = []
  for (const line of fs.readFileSync(file, 'utf8').trim().split('\n')) {
    const { kind, payload } = JSON.parse(line)
    const action = actions[kind]
    if (!action) {
      dead.push([kind, 'unknown kind'])
      continue
    }
    try {
      const result = await action(payload)
      if (kind === 'create') console.log('created', result.title, result.target, result.frequency)
      else if (kind === 'rename' || kind === 'goal') console.log(kind, result.title, result.target)
      else console.log(kind)
    } catch (e) {
      dead.push([kind, e.message, e.retryable])
    }
  }
  return dead
}

drain(path.join(__dirname, 'outbox.jsonl')).then(async (dead) => {
  for (const letter of dead) console.log('dead', ...letter)
  console.log(statuses)
  for (const h of await http.get('/habits')) console.log([h.title, h.target, h.unit === 'times' ? '' : h.unit].join(' ').trim())
})
