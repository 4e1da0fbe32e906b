import assert from 'node:assert/strict'
import { rename, report } from '../src/report.js'
import { fake } from './fake.js'
import { run, test } from './mini.js'

test('reports', async () => assert.equal(await report(fake), '7 done; Zen 1/2'))
test('renames', async () => assert.equal(await rename('z', 'Zazen', fake), 'Zazen'))
test('tells what is missing', async () => assert.equal(await rename('y', 'Yes', fake), 'habit not found'))
await run()
await (await import('../src/main.js')).main()
