import type { ApiEnvelope } from './models/index.ts'

const { HABIT_API = '', HABIT_API_KEY = '' } = process.env

const http = {
  async get<T>(path: string): Promise<T> {
    const res = await fetch(HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': HABIT_API_KEY } })
    const { data, success, error }: ApiEnvelope<T> = await res.json()
    if (success) return data
    throw new Error(error ?? '?')
  },
}

export default http
