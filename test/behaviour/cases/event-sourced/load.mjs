import wretch from 'wretch'

const api = wretch(process.env.HABIT_API)
  .headers({ 'X-API-Key': process.env.HABIT_API_KEY })
  .resolve((r) => r.json((body) => {
    if (body.error) throw new Error(body.error)
    return body.data
  }))

export const load = () => api.url('/api/v1/habits').get()
