import { type Action, type Draft, empty, reduce } from './draft.ts'

const url = `${process.env.HABIT_API}/api/v1/habits`
const headers = { 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY ?? '' }

let draft: Draft = empty
const dispatch = (action: Action): void => {
  draft = reduce(draft, action)
}

async function submit(): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...draft, frequency: 'daily' }),
  })
  const { success, data, error: message } = await response.json()
  if (!success) throw new Error(message)
  return `${data.title}: ${data.target}`
}

dispatch({ type: 'set', field: 'title', value: 'Drink water' })
dispatch({ type: 'set', field: 'target', value: 8 })
console.log(draft.title, draft.target)
console.log(await submit())

dispatch({ type: 'reset' })
console.log(draft.title === '', draft.target)
dispatch({ type: 'set', field: 'title', value: 'Floss' })
console.log(await submit())
