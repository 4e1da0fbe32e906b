import { run } from 'node:test'
import { fileURLToPath } from 'node:url'
import { weekly } from './src/report.js'
import { HabitClient } from './src/client.js'

const client = new HabitClient(process.env.HABIT_API, process.env.HABIT_API_KEY)
console.log(await weekly(client))
await client.rename('h1', 'Long run')
console.log(await weekly(client))

let failed = 0
await new Promise((resolve) => {
  run({ files: [fileURLToPath(new URL('./test/client.test.js', import.meta.url))] })
    .on('test:pass', (t) => console.log('ok', t.name.split('/').pop()))
    .on('test:fail', (t) => { failed++; console.log('not ok', t.name.split('/').pop(), t.details.error.message) })
    .on('end', resolve)
    .resume()
})
process.exitCode = failed ? 1 : 0
