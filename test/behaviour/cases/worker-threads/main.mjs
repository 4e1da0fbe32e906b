import { Worker } from 'node:worker_threads'

const url = `${process.env.HABIT_API}/api/v1/habits`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }

const response = await fetch(url, { headers })
const { data: habits } = await response.json()

const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { habits } })

const ask = (message) =>
  new Promise((resolve) => {
    worker.once('message', resolve)
    worker.postMessage(message)
  })

const counted = await ask({ kind: 'count' })
console.log(counted.lines.join(', '))

const single = await ask({ kind: 'one', habit: habits[0] })
console.log(single.report.title)

await worker.terminate()
