const json = (value, status = 200) => new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })

export default {
  async scheduled(event, env, ctx) {
    const day = new Date(event.scheduledTime).toISOString().split('T')[0]
    ctx.waitUntil(
      Promise.all(
        env.AUTO_DONE.split(',').map((habitId) =>
          call(env, 'POST', '/habits/checkin', { habitId, date: day, status: 'done' }).then(
            () => console.log(`checked in ${habitId} on ${day}`),
            (reason) => console.log(`${habitId}: ${reason.message}`),
          ),
        ),
      ),
    )
  },

  async fetch(request, env) {
    if (request.method !== 'POST') return json({ success: false, error: 'method' }, 405)
    const { name, goal } = await request.json()
    try {
      const habit = await call(env, 'POST', '/habits', { title: name, target: goal, unit: 'times' })
      return json({ success: true, title: habit.title, goal: habit.target }, 201)
    } catch ({ message }) {
      return json({ success: false, error: message }, 400)
    }
  },
}

async function call(env, method, path, body) {
  const response = await fetch(`${env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': env.HABIT_API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const result = await response.json()
  if (!result.success) throw new Error(result.error ?? 'failed')
  return result.data
}
