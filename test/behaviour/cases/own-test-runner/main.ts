import axios from 'axios'
import { runAll } from './runner.ts'
import { Planner } from './src/planner.ts'
import './src/planner.test.ts'

await runAll()

const planner = new Planner(
  axios.create({ baseURL: process.env.HABIT_API, headers: { 'X-API-Key': process.env.HABIT_API_KEY }, validateStatus: () => true }),
)
console.log(await planner.overview())
console.log((await planner.add({ label: 'Ski', amount: 2 })).target, await planner.raise('h1'))
await planner.skip('h2', '2024-12-03')
await planner.skip('h22', '2024-12-03').catch((error: Error) => console.log(error.message))
