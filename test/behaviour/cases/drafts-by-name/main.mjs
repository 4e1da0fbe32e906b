const base = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

async function api(path, options = {}) {
  const res = await fetch(base + path, { headers, ...options, body: options.body && JSON.stringify(options.body) })
  const json = await res.json()
  if (!json.success) throw new Error(json.error)
  return json.data
}

const EMPTY = { title: '', frequency: 'daily', target: 1, unit: 'times' }

class Form {
  constructor(habit) {
    this.id = habit?.id
    this.values = { ...EMPTY, ...habit }
  }
  set(field, value) {
    this.values[field] = value
    return this
  }
  get label() {
    return `${this.values.title}, ${this.values.target} ${this.values.frequency}`
  }
  problems() {
    return [!this.values.title && 'title is missing', !(this.values.target > 0) && 'target is too low'].filter(Boolean)
  }
  save() {
    const { title, frequency, target, unit } = this.values
    const body = { title, frequency, target, unit }
    return this.id ? api(`/habits/${this.id}`, { method: 'PUT', body }) : api('/habits', { method: 'POST', body })
  }
}

/** `title=Run far;target=12` */
const parse = (line) =>
  Object.fromEntries(
    line
      .split(';')
      .map((pair) => pair.split('='))
      .map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
  )

function withChanges(habit, changes) {
  const { id, streak, completedDates, ...draft } = habit
  for (const [name, value] of Object.entries(changes)) draft[name] = value
  console.log(id, streak, completedDates.length, draft.title)
  return draft
}

const form = new Form(await api('/habits/h1')).set('target', 9).set('title', 'Longer run')
console.log(form.label, form.problems().length)
const saved = await form.save()
console.log(saved.title, saved.target)
console.log(new Form().set('target', 0).problems().join(' and '))
const made = await new Form().set('title', 'Fresh').save()
console.log(made.title, made.target, made.unit === 'times')

const [first] = await api('/habits')
const next = withChanges(first, parse('title=Run far;target=12'))
const changed = await api(`/habits/${first.id}`, {
  method: 'PUT',
  body: { title: next.title, frequency: next.frequency, target: next.target, unit: next.unit },
})
console.log(changed.title, changed.target, changed.frequency)

// The editor of another program has the same words.
const page = { title: 'About', target: '_blank' }
const edited = { ...page, ['title']: 'Imprint' }
console.log(edited.title, edited.target)
