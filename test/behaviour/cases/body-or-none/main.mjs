import * as clients from './clients.mjs'

for (const [name, { read, send }] of Object.entries(clients)) {
  const { data } = await read('/habits')
  const made = await send('/habits', { title: name, target: 2, unit: 'times', frequency: 'daily' })
  const none = await read('/habits/none')
  console.log(data.map((habit) => habit.title), made.data.title, made.data.target, none.error)
}
