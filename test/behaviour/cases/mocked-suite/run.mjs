import { spawnSync } from 'node:child_process'
import { Reminders } from './src/reminders.mjs'
import { slug } from './src/slug.mjs'

const reminders = new Reminders()
console.log(await reminders.due())
console.log(await reminders.remind('h3'), '|', await reminders.remind('nobody'))
console.log((await reminders.start('Hum', 3)) !== null, slug({ title: 'A Song' }))

const { status, stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap', 'test/reminders.test.mjs'], { encoding: 'utf8' })
console.log(status, stdout.match(/^# pass \d+$/m)?.[0])
