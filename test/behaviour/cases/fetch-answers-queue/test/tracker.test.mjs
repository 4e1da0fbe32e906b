import { readFileSync } from 'node:fs'
import { change, start, tick } from '../tracker.mjs'
import { equal, queueAnswers } from './harness.mjs'

const fixture = (name) => JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'))

export const tests = [
  ['start sends the habit', async () => {
    const { calls, restore } = queueAnswers(fixture('created'))
    equal(await start('Sail', 2), 'Sail: 2 hours')
    equal(calls[0].body, { title: 'Sail', frequency: 'weekly', target: 2, unit: 'hours' })
    equal(calls[0].method, 'POST')
    restore()
  }],
  ['tick sends the day', async () => {
    const { calls, restore } = queueAnswers({ success: true, data: {}, error: null })
    equal(await tick('c1', '2024-12-01'), 'ticked')
    equal(calls[0].body, { habitId: 'c1', date: '2024-12-01', status: 'done' })
    restore()
  }],
  ['problems are told', async () => {
    const { restore } = queueAnswers(fixture('missing'), { status: 400, success: false, data: null, error: 'name is required' })
    equal(await change('c9', 'x'), 'habit not found')
    equal(await start('', 1), 'name is required')
    restore()
  }],
]
