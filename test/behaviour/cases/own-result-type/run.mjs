import { fail, ok } from './result.mjs'
import { today, update } from './service.mjs'

const parse = (text) => {
  try {
    return ok(JSON.parse(text))
  } catch {
    return fail('not json')
  }
}

const parsed = parse('{"title": "Long run", "target": 9}')
if (parsed.success) console.log(parsed.data.title)
console.log(parse('{').error)

const saved = await update('h1', { title: 'Long run', target: 9 })
console.log(saved.success ? `${saved.data.previous} -> ${saved.data.title} x${saved.data.target}` : saved.error.text)

const missing = await update('h7', { title: 'Nothing' })
if (!missing.success) console.log(missing.error.id, missing.error.text)

const due = await today()
if (due.success) {
  const groups = due.data.reduce((acc, h) => {
    const key = h.streak > 7 ? 'strong' : 'weak'
    ;(acc[key] ??= []).push(h.title)
    return acc
  }, {})
  console.log(groups)
}
