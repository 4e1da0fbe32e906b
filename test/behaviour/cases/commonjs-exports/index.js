const { habits, areas } = require('./api')
const text = require('./util/text')

;(async function () {
  const added = [await habits.addDaily('brush the cat'), await habits.add('swim', { frequency: 'weekly', target: 2 })]
  for (const h of added) console.log(text.title(h.title), h.frequency, text.unit(h.target, 'time', 'times'))

  const list = await habits.list()
  console.log(list.map(h => h.title).join(', '))
  console.log((await areas.list()).map(a => text.title(a.name)))

  await habits.bulkRemove(list.filter(h => h.target > 2 || h.title.startsWith('b')).map(({ id }) => id))
  console.log((await habits.list()).length)
  await habits.get('h1').catch(e => console.log(`${e.name}: ${e.message}`))
})()
