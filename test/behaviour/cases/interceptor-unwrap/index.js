'use strict'
const { http, HabitServiceError } = require('./http')

const V1 = '/api/v1'

async function createAll(drafts) {
  const made = []
  for (const draft of drafts) {
    try {
      made.push(await http.post(V1 + '/habits', draft))
    } catch (e) {
      if (!(e instanceof HabitServiceError)) throw e
      console.log('could not create:', e.message, e.status)
    }
  }
  return made
}

async function main() {
  const made = await createAll([
    { title: 'Floss', frequency: 'daily', target: 2, unit: 'times' },
    { frequency: 'daily', target: 1, unit: 'times' },
    { title: 'Walk', frequency: 'weekly', target: 30, unit: 'min' },
  ])
  console.log(made.map(({ title, target, frequency }) => [title, target, frequency].join('/')).join(', '))
  const today = await http.get(`${V1}/habits/today`)
  const best = today.reduce((a, b) => (b.streak > a.streak ? b : a))
  console.log('best of', today.length, 'is', best.title, 'with', best.streak)
  await http.delete(`${V1}/habits/${made[0].id}`)
}

main().catch((e) => {
  console.error(e)
  process.exitCode = 1
})
