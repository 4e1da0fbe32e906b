import { tests } from './test/tracker.test.mjs'
import { change, start, tick } from './tracker.mjs'

for (const [name, run] of tests) await run().then(() => console.log('ok', name), (error) => console.log('FAILED', name, error.message))
console.log(await start('Row', 1), await change('h1', 'Run on'), await tick('h2', '2024-12-01'))
console.log(await tick('h12', '2024-12-01'), await start('', 2))
