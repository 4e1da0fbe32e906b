const root = `${process.env.HABIT_API}/api/v1/habits`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

async function call(path = '', method = 'GET', body) {
  const response = await fetch(root + path, { method, headers, body: body && JSON.stringify(body) })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(error)
  return data
}
function pickLoop(source, names) {
  const out = {}
  for (const name of names) if (name in source) out[name] = source[name]
  return out
}
const pickReduce = (source, names) => names.reduce((out, name) => ({ ...out, [name]: source[name] }), {})
const pickAcc = (source, ...names) => names.reduce((out, name) => { out[name] = source[name]; return out }, {})

const [first, second, third] = await call()
console.log((await call('', 'POST', { ...pickLoop(first, ['frequency', 'target', 'unit']), title: 'Loop' })).target)
console.log((await call('', 'POST', { ...pickReduce(second, ['frequency', 'target', 'unit']), title: 'Reduce' })).target)
console.log((await call('', 'POST', { title: 'Acc', ...pickAcc(third, 'frequency', 'target', 'unit') })).target)
const shown = pickLoop(first, ['title', 'streak'])
console.log(shown.title, shown.streak)
const { title, streak } = pickReduce(third, ['title', 'streak'])
console.log(title, streak)
