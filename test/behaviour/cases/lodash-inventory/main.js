const _ = require('lodash')
const request = require('superagent')
const { inventory } = require('./inventory')

const agent = request.agent().set('X-API-Key', process.env.HABIT_API_KEY).ok(() => true)
const url = (path) => process.env.HABIT_API + '/api/v1' + path

const run = async () => {
  const habits = _.get(await agent.get(url('/habits')), 'body.data', [])
  console.log(_.map(habits, 'title'))
  console.log(_.sumBy(habits, 'target'), _.maxBy(habits, 'streak').title)
  console.log(_.mapValues(_.groupBy(habits, 'frequency'), (g) => g.length))
  console.log(_(habits).orderBy(['target', 'title'], ['desc', 'asc']).map((h) => _.pick(h, ['id', 'streak'])).value())
  const byTitle = _.keyBy(habits, 'title')
  console.log(byTitle.Read.target, _.has(byTitle, 'Swim'))
  const [strong, weak] = _.partition(habits, (h) => h.streak > 5)
  console.log(strong.length, _.head(weak).title)
  const draft = _.assign({ frequency: 'daily', unit: 'times' }, _.zipObject(['title', 'target'], ['Sing', 8]))
  const made = (await agent.post(url('/habits')).send(draft)).body
  console.log(made.success, made.data.target)
  const lost = await agent.get(url('/habits/lost'))
  console.log(lost.status, _.get(lost, 'body.error'))
  console.log(_.sortBy(inventory, 'target').map(_.property('title')), _.sumBy(inventory, 'target'), _.countBy(inventory, 'unit'))
}
run()
