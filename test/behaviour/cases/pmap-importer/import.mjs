import pMap from 'p-map'
import ky, { HTTPError } from 'ky'
import { wanted } from './parse.mjs'

const api = ky.extend({
  prefixUrl: `${process.env.HABIT_API}/api/v1`,
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  retry: 0,
})

const add = async (habit) => {
  try {
    const { data } = await api.post('habits', { json: habit }).json()
    return { ok: true, habit: data }
  } catch (error) {
    if (!(error instanceof HTTPError)) throw error
    const { error: reason } = await error.response.json()
    return { ok: false, reason, habit }
  }
}

const results = await pMap(wanted(), add, { concurrency: 1 })
for (const { ok, reason, habit: { title, target, unit } } of results) {
  console.log(ok ? `+ ${title} ${target}${unit === 'times' ? '' : ` ${unit}`}` : `- ${title || '(untitled)'}: ${reason}`)
}

const { data: all } = await api('habits').json()
const byUnit = all.reduce((groups, { unit, title }) => ({ ...groups, [unit]: [...(groups[unit] ?? []), title] }), {})
console.log(Object.values(byUnit).map((titles) => titles.length).join('+'))
const failed = results.filter(({ ok }) => !ok).length
console.log(`${results.length - failed} added, ${failed} failed`)
