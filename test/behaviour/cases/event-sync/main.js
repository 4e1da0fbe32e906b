const Syncer = require('./syncer')
const logEvent = require('./logger')

const syncer = new Syncer({ base: process.env.HABIT_API, apiKey: process.env.HABIT_API_KEY })

syncer
  .on('added', (habit) => logEvent({ title: 'added', target: habit.id, data: habit.title }))
  .on('changed', (now, before) => logEvent({ title: 'changed', target: now.id, data: `${before.title} -> ${now.title}` }))
  .on('failed', (message) => logEvent({ title: 'failed', target: null, data: message }))
  .once('pulled', (count) => logEvent({ title: 'first pull', target: 'all', data: count }))

;(async () => {
  await syncer.pull()
  console.log(await syncer.rename('h2', 'Read twice'))
  console.log(await syncer.rename('h9', 'Nothing'))
  await syncer.pull()
})()
