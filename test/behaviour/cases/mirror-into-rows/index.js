'use strict'
const Remote = require('./lib/remote')
const { Store } = require('./lib/store')
const { describe, toRow } = require('./lib/rows')

const store = new Store()
for (const event of ['inserted', 'updated', 'deleted']) store.on(event, (table, id) => console.log(event, table, id))
const remote = new Remote(process.env.HABIT_API, process.env.HABIT_API_KEY)

async function sync() {
  const seen = new Set()
  for (const habit of await remote.habits()) {
    seen.add(habit.id)
    store.upsert('tasks', toRow(habit))
  }
  for (const { id } of store.rows('tasks')) if (!seen.has(id)) store.drop('tasks', id)
}

;(async () => {
  store.upsert('tasks', { id: 'old', title: 'From before', streak: 1 })
  await sync()
  store.rows('tasks').map(describe).forEach((line) => console.log(line))
  const renamed = await remote.rename('h3', 'Stretch well')
  store.upsert('tasks', toRow(renamed))
  await remote.skip('h1', '2024-12-22')
  await remote.purge(store.rows('tasks').filter((row) => row.streak === 0).map((row) => row.id))
  await sync()
  console.log(store.rows('tasks').map((row) => row.title).join(', '))
  await remote.skip('nobody', '2024-12-22').catch((error) => console.log(error.code, error.message))
})()
