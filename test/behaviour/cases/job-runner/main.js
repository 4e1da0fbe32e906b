'use strict'
const { Runner } = require('./runner')
const handlers = require('./handlers')

const backlog = [
  { kind: 'create', args: [{ title: 'Whistle', target: 2, frequency: 'daily', unit: 'times' }] },
  { kind: 'tick', args: ['h1', '2024-12-01'] },
  { kind: 'tick', args: ['h404', '2024-12-01'] },
  { kind: 'rename', args: ['h3', 'Stretch a bit'] },
  { kind: 'mail', args: [{ title: 'Hello', target: 'ann@example.org', data: 'text' }] },
  { kind: 'digest', args: [] },
]

const runner = new Runner(handlers)
runner.on('ok', ({ kind, result }) => console.log('ok', kind, result))
runner.on('dead', ({ kind, tries, error }) => console.log('dead', kind, tries, error))
runner.run(backlog).then((stats) => console.log(stats.success, stats.failed))
