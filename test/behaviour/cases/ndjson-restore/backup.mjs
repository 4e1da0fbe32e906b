import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export async function backup(client) {
  let text = ''
  await pipeline(
    Readable.from(client.habits()),
    new Transform({
      objectMode: true,
      transform(habit, _encoding, done) {
        done(null, `${JSON.stringify(habit)}\n`)
      },
    }),
    async (lines) => {
      for await (const line of lines) text += line
    },
  )
  return text
}

export async function restore(client, text) {
  const restored = []
  for (const line of text.split('\n').filter(Boolean)) {
    const { title, frequency, target, unit } = JSON.parse(line)
    try {
      const habit = await client.create({ title, frequency, target, unit })
      restored.push(habit.title)
    } catch (error) {
      console.log(`line skipped: ${error.code} ${error.message}`)
    }
  }
  return restored
}
