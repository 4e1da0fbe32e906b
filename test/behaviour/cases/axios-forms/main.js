'use strict'

const api = require('./api')
const { tickets } = require('./tickets')

async function main() {
  for (const { title, streak } of await api.list()) console.log(title, streak)
  console.log((await api.today()).map((habit) => habit.title))
  const made = await api.create('Water the plants', 'daily')
  console.log(made.success, made.data.title, made.data.frequency)
  console.log(await api.done(made.data.id, '2024-12-22'))
  console.log((await api.notes('h1')).length)
  console.log((await api.one('h3')).target)
  console.log(await api.removeAll(['h3']))
  console.log(await api.strict('h3'))
  console.log(await api.strict('h1'))
  console.log(await tickets())
}

main()
