import got from 'got'

export const service = got.extend({
  prefixUrl: `${process.env.HABIT_API}/api/v1`,
  headers: { 'x-api-key': process.env.HABIT_API_KEY },
  responseType: 'json',
  resolveBodyOnly: true,
  retry: { limit: 0 },
})
