const fs = require('fs')
const path = require('path')

const settings = JSON.parse(fs.readFileSync(path.join(__dirname, 'settings.json'), 'utf8'))
const url = (rest = '') => process.env.HABIT_API + settings.api.habits + rest

async function send(method, to, body) {
  const response = await fetch(to, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const answer = await response.json()
  if (!answer.success) throw new Error(answer.error)
  return answer.data
}

module.exports = {
  list: () => send('GET', url()),
  create: (habit) => send('POST', url(), habit),
  remove: (id) => send('DELETE', url('/' + id)),
}
