type Job =
  | { type: 'create'; title: string; target: number }
  | { type: 'skip'; habitId: string; date: string }
  | { type: 'note'; habitId: string; text: string }
  | { type: 'greet'; title: string }

const post = (path: string, body: object) =>
  fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method: 'POST',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

async function run(job: Job): Promise<number | string> {
  switch (job.type) {
    case 'create': {
      const { title, target } = job
      return (await post('/habits', { title, target, unit: 'times' })).status
    }
    case 'skip':
      return (await post('/habits/skip', { habitId: job.habitId, date: job.date })).status
    case 'note': {
      const { type, ...note } = job
      return `${type} ${(await post('/notes', note)).status}`
    }
    case 'greet':
      return job.title
  }
}

const jobs: Job[] = [
  { type: 'create', title: 'Sing', target: 2 },
  { type: 'skip', habitId: 'h1', date: '2024-12-07' },
  { type: 'note', habitId: 'h2', text: 'chapter 3' },
  { type: 'greet', title: 'Hello' },
]
for (const job of jobs) console.log(await run(job))
