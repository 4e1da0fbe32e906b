import { send } from './api.mjs'

const put = (id, changes) => send('PUT', `/habits/${id}`, changes)

export const set = (id, field, value) => put(id, { [field]: value })

export class Edit {
  fields = {}

  with(name, value) {
    this.fields[name] = value
    return this
  }

  save(id) {
    return send('PATCH', `/habits/${id}`, this.fields)
  }
}

export function sync(habit, wanted) {
  const changes = {}
  for (const field of ['title', 'target']) {
    if (habit[field] !== wanted[field]) changes[field] = wanted[field]
  }
  return Object.keys(changes).length === 0 ? null : send('PUT', '/habits/' + habit.id, changes)
}

export function withoutGaps(id, changes) {
  const body = {}
  for (const [key, value] of Object.entries(changes)) if (value !== undefined) body[key] = value
  return send('PUT', `/habits/${id}`, body)
}

export const rename = (id, title) => put(id, { title })
