import { parentPort, workerData } from 'node:worker_threads'

// The report of a worker has a title of its own.
const reportOf = (habit) => {
  const report = { title: '', lines: 0 }
  report.title = `Report on ${habit.title}, at ${habit.streak}`
  return report
}

parentPort.on('message', (message) => {
  if (message.kind === 'count') {
    const lines = workerData.habits.map((habit) => `${habit.title} ${habit.target}`)
    parentPort.postMessage({ lines })
  } else {
    parentPort.postMessage({ report: reportOf(message.habit) })
  }
})
