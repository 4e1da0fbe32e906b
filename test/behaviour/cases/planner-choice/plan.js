'use strict'
const service = require('./service')(process.env)

// meals have titles and units as well
const meals = [{ title: 'Soup', unit: 'bowl', target: 1 }, { title: 'Bread', unit: 'slice', target: 2 }]

const PLAN = [
  ['done', 'Morning run', '2024-12-25'],
  ['skip', 'Read', '2024-12-25'],
  ['note', 'Stretch', 'stiff neck'],
  ['dance', 'Stretch', '2024-12-25'],
  ['done', 'Juggle', '2024-12-25'],
]

async function main() {
  const result = await service.getHabits()
  if (result.error) return console.error(result.error)
  const ids = {}
  for (const habit of result.data) ids[habit.title] = habit.id

  for (const [kind, title, rest] of PLAN) {
    const { success, error } = await service.mark(kind, ids[title] || 'none', rest)
    console.log(kind, title, success ? 'fine' : error)
  }

  const [first] = result.data
  const patched = await service.patch(first.id, { target: first.target - 1, unit: first.unit })
  console.log(patched.success, patched.data.title, patched.data.target)
  const retitled = await service.patch('none', { title: 'x' })
  console.log(retitled.success, retitled.error)
  console.log(meals.map(({ title, unit, target }) => `${target} ${unit} ${title}`).join(', '))
}
main()
