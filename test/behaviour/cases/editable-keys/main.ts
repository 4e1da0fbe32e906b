import { client } from './client.ts'
import { changes, EDITABLE, isEditable, type Editable } from './model.ts'

const edit = async (id: string, change: (e: Editable) => Editable) => {
  const { id: _, streak, ...before } = await client.get(id)
  const diff = changes(before, change(before))
  if (!Object.keys(diff).length) return `${before.title}: nothing to do after ${streak} days`
  const saved = await client.put(id, diff)
  return `${saved.title}: ${saved.target} ${saved.unit === 'times' ? 'x' : saved.unit} ${saved.frequency}`
}

console.log(await edit('h1', (e) => ({ ...e, title: e.title.toUpperCase() })))
console.log(await edit('h2', (e) => ({ ...e, target: e.target + 2 })))
console.log(await edit('h3', (e) => e))
console.log(await edit('h9', (e) => e).catch((e: Error) => e.message))
console.log(EDITABLE.length, isEditable('streak'))
