import { Aim, type Command, Remove, Rename } from './commands.ts'
import { HabitGateway } from './gateway.ts'

const api = new HabitGateway(process.env.HABIT_API!, process.env.HABIT_API_KEY!)
const done: Command[] = []

async function perform(command: Command) {
  try {
    await command.run()
    done.push(command)
  } catch (e) {
    console.log(`${command.title} failed: ${(e as Error).message}`)
  }
}
const show = async () => console.log((await api.list()).map((h) => `${h.title} ${h.target}`).join(', '), `[${done.map((c) => c.title)}]`)

await perform(new Rename(api, 'h1', 'Night run'))
await perform(new Aim(api, 'h2', 30))
await perform(new Remove(api, 'h3'))
await perform(new Remove(api, 'h3'))
await show()
while (done.length > 1) await done.pop()!.undo()
await show()
