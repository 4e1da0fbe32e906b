import axios, { type CreateAxiosDefaults } from 'axios'
import { HabitsResource, NotesResource } from './resources.ts'

export interface ClientOptions extends Pick<CreateAxiosDefaults, 'timeout'> {
  readonly baseUrl: string
  readonly apiKey: string
}

const defaults = { timeout: 5_000 } satisfies Partial<ClientOptions>

export class HabitClient {
  readonly habits: HabitsResource
  readonly notes: NotesResource

  constructor(options: ClientOptions) {
    const { baseUrl, apiKey, timeout } = { ...defaults, ...options }
    const http = axios.create({ baseURL: new URL('/api/v1', baseUrl).href, timeout })
    http.interceptors.request.use((config) => {
      config.headers.set('X-API-Key', apiKey)
      return config
    })
    this.habits = new HabitsResource(http)
    this.notes = new NotesResource(http)
  }
}

export { HabitApiError } from './errors.ts'
export * from './types.ts'
