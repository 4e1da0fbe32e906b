import { ChangeGoal } from './commands/goal.mjs'
import { remove } from './commands/remove.mjs'
import { rename } from './commands/rename.mjs'
import { History } from './history.mjs'
import http from './http.mjs'

const show = async () => {
  const habits = await http.get('habits')
  for (const h of habits) console.log('  ', h.id, h.title, `${h.target}/${h.frequency}`)
}

const history = new History()
await history.run(rename('h1', 'Jog'))
await history.run(new ChangeGoal('h2', 20, 'pages'))
await history.run(remove('h3'))
await show()
await history.undo()
await history.undo()
await show()
await history.redo()
await history.redo()
await history.redo()
await show()
await history.run(rename('h77', 'Ghost')).catch((error) => console.log(error.status, error.message))
while (history.done.length) await history.undo()
await history.undo()
await show()
