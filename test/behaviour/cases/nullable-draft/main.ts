import { toBody, type Draft } from './draft.ts'

const api = (path: string, init: RequestInit = {}) =>
  fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    ...init,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
  }).then((r) => r.json())

const draft: Draft = { title: null, target: null }
draft.title = 'Journal'
draft.target = 3
const answer = await api('/habits', { method: 'POST', body: JSON.stringify(toBody(draft)) })
console.log(answer.success, answer.data.title, answer.data.target)
try {
  toBody({ title: null, target: 1 })
} catch (e) {
  console.log((e as Error).message)
}
