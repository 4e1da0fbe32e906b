import { libraryClient } from './library.mjs'
import { shelf } from './shelf.mjs'

const habitBase = process.env.HABIT_API + '/api/v1'
const habitGet = (path) =>
  fetch(habitBase + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
    .then((r) => r.json())
    .then((r) => (r.success ? r.data : Promise.reject(new Error(r.error))))

await new Promise((resolve) => shelf.listen(0, '127.0.0.1', resolve))
const library = libraryClient(process.env.LIBRARY_API ?? `http://127.0.0.1:${shelf.address().port}`)

// one sheet with everything that is due
const sheet = []
for (const loan of await library.loans()) sheet.push({ title: loan.title, due: loan.target + ' ' + loan.unit })
for (const habit of await habitGet('/habits/today')) sheet.push({ title: habit.title, due: habit.target + (habit.unit === 'times' ? ' x' : habit.unit) })
sheet.sort((a, b) => a.title.localeCompare(b.title))
for (const { title, due } of sheet) console.log(title, '-', due)

const results = await Promise.allSettled([library.loan('b9'), habitGet('/habits/b9'), library.loan('b2'), habitGet('/habits/h2')])
for (const r of results) console.log(r.status === 'fulfilled' ? r.value.title : r.reason.message)
shelf.close()
shelf.closeAllConnections()
