// Two services whose paths are written once.
import axios from 'axios'
import { played } from './games.js'
import { HABITS, PREFIX, RESOURCES, VERSION } from './paths.js'

const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const client = axios.create({ baseURL: `${process.env.HABIT_API}/api/${VERSION}`, headers })
const crm = `https://crm.invalid${PREFIX}`

for (const path of RESOURCES) {
  const { data } = await client.get(path)
  console.log(path, data.data.length, (await played(path)).length)
}

const ours = await (await fetch(process.env.HABIT_API + HABITS, { headers })).json()
console.log(ours.data.map((habit) => `${habit.title} ${habit.target}`).join(', '))

const url = 'https://tracker.invalid' + HABITS
console.log('asking', url)
const theirs = await fetch(url).then((response) => response.json()).catch(() => ({ data: [{ title: 'down' }] }))
console.log(theirs.data.map((habit) => habit.title))

console.log('asking', `${crm}/contacts`)
const contacts = await fetch(`${crm}/contacts`).catch(() => null)
console.log(contacts === null ? 'no contacts' : 'contacts')

const notes = await (await fetch(`${process.env.HABIT_API}${PREFIX}/notes?habitId=h1`, { headers })).json()
console.log(notes.data.map((note) => note.text))
