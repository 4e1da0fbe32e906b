const { HabitGateway, overFetch } = require('./gateway.cjs')
const tests = require('./gateway.test.cjs')

;(async () => {
  for (const name of Object.keys(tests)) {
    try {
      await tests[name]()
      console.log('ok -', name)
    } catch (error) {
      console.log('not ok -', name, '-', error.message.split('\n')[0])
    }
  }
  const gateway = new HabitGateway(overFetch(process.env.HABIT_API, process.env.HABIT_API_KEY))
  const made = await gateway.create('Bike', { target: 20, unit: 'km', weekly: true })
  console.log(made.title, made.target, made.unit, made.frequency)
  console.log((await gateway.setTarget('h1', 7)).target, (await gateway.setTarget('h2', 1)).streak)
  await gateway.complete(made.id, '2024-12-09')
  await gateway.removeAll(['h3'])
  await gateway.complete('h3', '2024-12-09').catch((error) => console.log(error.method, error.message))
})()
