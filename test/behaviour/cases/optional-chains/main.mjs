// Morning digest: tolerant of anything that may be missing.
const ask = async (path, options) => {
  try {
    const response = await fetch(`${process.env.HABIT_API ?? 'http://localhost'}/api/v1${path}`, {
      headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '' },
      ...options,
    })
    return await response.json()
  } catch (cause) {
    return { success: false, data: null, error: `unreachable: ${cause.message}` }
  }
}

const pick = (list, id) => list?.find?.((entry) => entry?.id === id)

const reply = await ask('/habits')
const run = pick(reply?.data, 'h1')
console.log(run?.title ?? 'none', run?.streak ?? -1, run?.completedDates?.length ?? 0, run?.target?.toFixed(1))
console.log(pick(reply?.data, 'h8')?.title?.toUpperCase() ?? 'no h8')

const missing = await ask('/habits/h8')
console.log(missing.success === false, missing.data?.title, missing?.error ?? 'no error')
if (!missing?.success && missing.error) console.log(`because: ${missing.error.toLowerCase()}`)

const { data: { length: due } = [], error } = await ask('/habits/today')
console.log(due, error === null ? 'fine' : error)

const statuses = await Promise.all(['h1', 'h2', 'h7'].map((id) => ask(`/habits/${id}`)))
console.log(statuses.map(({ success, data }) => (success ? data.title : '?')).join(), statuses.filter((s) => s.success).length)
console.log(statuses.flatMap((s) => s.error ?? []).join('; '))
