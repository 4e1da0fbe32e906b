// Shows what it can; when the network is away it answers in the same form as the service.
const ORIGINS = [process.env.HABIT_API, 'http://127.0.0.1:1']

async function ask(path, origin = ORIGINS[0]) {
  try {
    const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
      headers: { 'X-API-Key': process.env.HABIT_API_KEY },
      signal: origin === ORIGINS[0] ? undefined : AbortSignal.abort('offline'),
    })
    return await response.json()
  } catch (cause) {
    return { success: false, data: null, error: `unreachable: ${cause}` }
  }
}

function show({ success, data, error }) {
  console.log(success ? `${data.title} (${data.streak})` : `! ${error}`)
}

show(await ask('/habits/h1'))
show(await ask('/habits/h7'))
show(await ask('/habits/h1', ORIGINS[1]))
