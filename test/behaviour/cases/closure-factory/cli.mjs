import { habits } from './api/index.mjs'

const commands = {
  async ls() {
    for (const h of await habits.list()) console.log(`${h.id}  ${h.title.padEnd(14)} ${'▇'.repeat(Math.min(h.streak, 10))}`)
  },
  async add(title, times) {
    const made = await habits.create({ title, times: Number(times) })
    console.log('added', made.id, made.title, made.target)
  },
  async rm(id) {
    await habits.destroy(id)
    console.log('removed', id)
  },
  async note(id, ...words) {
    await habits.note(id, words.join(' '))
    console.log((await habits.notes(id)).map((n) => n.text).join(' / '))
  },
  async show(id) {
    const { title, target, frequency } = await habits.show(id)
    console.log(title, target, frequency)
  },
}

for (const line of ['ls', 'add Walk 2', 'rm h2', 'note h1 new shoes', 'show h100', 'show h2', 'ls']) {
  const [name, ...args] = line.split(' ')
  await commands[name](...args).catch((e) => console.log(`${e.path}: ${e.message}`))
}
