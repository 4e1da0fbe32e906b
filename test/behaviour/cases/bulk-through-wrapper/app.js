const rest = require('./lib/rest')
const { duplicates } = require('./lib/dedupe')

async function run () {
  for (const title of ['Read', 'Juggle', 'morning run ']) {
    await rest.post('/habits', { title, target: 1, unit: 'times', frequency: 'daily' })
  }
  const all = await rest.get('/habits')
  const extra = duplicates(all, function (h) { return h.title })
  console.log('duplicates', [...extra].join(' '))
  if (extra.size > 0) await rest.del('/habits/bulk', { ids: Array.from(extra) })

  const retired = new Map([['h3', 'knee'], ['h999', 'never existed']])
  await rest.del('/habits/bulk', { ids: [...retired.keys()] })

  const rest2 = await rest.get('/habits')
  console.log(rest2.map(h => h.id + '=' + h.title).join('\n'))
  try {
    await rest.del('/habits/h3')
  } catch (e) {
    console.log(e.status, e.message)
  }
}

run()
