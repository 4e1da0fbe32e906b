import { fields, habitForm } from './form.js'
import { searchForm } from './search.js'

const form = habitForm({ title: '', frequency: 'daily', target: 3, unit: 'times' })
for (const { name, label, value } of fields) {
  form.change({ target: { name, value } })
  console.log(label)
}

const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
  method: 'POST',
  headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
  body: JSON.stringify(form.values()),
})
const { data } = await response.json()
console.log(data.title, data.target)

const search = searchForm()
search.change({ target: { name: 'title', value: 'Heat' } })
console.log(search.text())
