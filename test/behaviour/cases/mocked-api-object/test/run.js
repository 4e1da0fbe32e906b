import { run } from 'node:test'
import { fileURLToPath } from 'node:url'

const stream = run({ files: [fileURLToPath(new URL('./vacation.test.js', import.meta.url))] })
stream.on('test:pass', (event) => console.log('ok', event.name.split('/').pop()))
stream.on('test:fail', (event) => {
  console.log('not ok', event.name.split('/').pop(), event.details.error?.cause?.message ?? '')
  process.exitCode = 1
})
stream.resume()
