import { chain, chainAsync, compose, flow, flowAsync } from './compose.mjs'

const toUrl = (path) => `${process.env.HABIT_API}/api/v1${path}`
const send = (url) => fetch(url, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const json = (response) => response.json()
const unwrap = ({ success, data, error }) => (success ? data : Promise.reject(new Error(error)))

const getInLoop = flowAsync(toUrl, send, json, unwrap)
const getInChain = chainAsync(toUrl, send, json, unwrap)
const open = compose(send, toUrl)

console.log((await getInLoop('/habits')).map((habit) => habit.title))
console.log((await getInChain('/habits/h1')).streak)
console.log((await open('/habits/today').then(json).then(unwrap)).length)

const words = flow(
  (habit) => habit.title,
  (title) => title.split(' '),
  (parts) => parts.length,
)
const goal = chain(
  ({ target, unit }) => [target, unit],
  ([target, unit]) => (unit === 'times' ? `${target}x` : `${target} ${unit}`),
)
const brew = flow((cup) => ({ ...cup, streak: 1 }), (cup) => `${cup.title} ${cup.streak}`)

const habit = await getInLoop('/habits/h1')
console.log(words(habit), goal(habit), brew({ title: 'Tea' }))
await getInChain('/habits/none').catch((error) => console.log(error.message))
await getInLoop('/habits/none').catch((error) => console.log(error.message))
