/* @flow */
'use strict'

const { HabitsClient } = require('./lib/client')
const { line, total } = require('./lib/print')
const shelf = require('./lib/shelf')

async function main() {
  const client = new HabitsClient(process.env.HABIT_API || '', process.env.HABIT_API_KEY || '')
  const habits = await client.all()
  habits.forEach((habit) => console.log(line(habit)))
  console.log(total(habits))
  const [first] = habits
  console.log((await client.rename(first, 'Dawn run')).title)
  await client.removeAll(habits.filter((habit) => habit.streak === 0).map((habit) => habit.id))
  console.log((await client.all()).length, shelf.first())
}

main()
