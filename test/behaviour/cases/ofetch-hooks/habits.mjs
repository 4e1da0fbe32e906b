import { $fetch, FetchError, ofetch } from 'ofetch'

const api = $fetch.create({
  baseURL: `${process.env.HABIT_API}/api/v1`,
  retry: 0,
  onRequest({ options }) {
    options.headers.set('X-API-Key', process.env.HABIT_API_KEY)
  },
  onResponseError({ response }) {
    console.log('refused:', response._data.error)
  },
})

export const habits = async () => (await api('/habits')).data
export const today = () => api('/habits/today').then(({ data }) => data.map(({ title }) => title))
export const create = (body) => api('/habits', { method: 'POST', body })
export const done = (habitId, date) =>
  api('/habits/checkin', { method: 'POST', body: { habitId, date, status: 'done' } })

export async function notes(habitId) {
  const { _data } = await api.raw('/notes', { query: { habitId } })
  return _data.data.length
}

export async function stats() {
  const { data } = await ofetch('/user/statistics', {
    baseURL: `${process.env.HABIT_API}/api/v1`,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  })
  return data.habits
}

export async function title(id) {
  try {
    return (await api(`/habits/${id}`)).data.title
  } catch (error) {
    return error instanceof FetchError ? error.data.error : error.message
  }
}
