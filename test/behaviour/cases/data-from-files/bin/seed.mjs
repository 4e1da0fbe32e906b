import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import client from '../lib/client.cjs'

const read = async (name) => JSON.parse(await readFile(new URL(`../data/${name}`, import.meta.url), 'utf8'))

const { habits, done } = JSON.parse(await readFile(new URL('../data/seed.json', import.meta.url), 'utf8'))
console.log(done.length)
for (const habit of habits) {
  const made = await client.create(habit)
  console.log(made.title, made.target, made.streak)
}
for (const film of await read('films.json')) console.log(film.title, film.target, film.unit, film.streak)

// a report that is written and looked at again
const folder = await mkdtemp(join(os.tmpdir(), 'seed-'))
const report = join(folder, 'report.json')
await writeFile(report, JSON.stringify(await client.list()))
const written = JSON.parse(await readFile(report, 'utf8'))
console.log(written.map((habit) => `${habit.title} (${habit.frequency})`).join(', '))
await rm(folder, { recursive: true })
await client.remove('h1')
console.log((await client.list()).length)
