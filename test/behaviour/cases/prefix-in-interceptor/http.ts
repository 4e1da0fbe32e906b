import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'

export interface ApiBody<T = unknown> {
  success: boolean
  data: T
  error: string | null
}

export class HabitApiError extends Error {
  readonly status: number
  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.name = 'HabitApiError'
    this.status = status
  }
  static from(error: AxiosError<ApiBody<null>>): HabitApiError {
    const text = error.response?.data?.error ?? error.message
    return new HabitApiError(text, error.response?.status ?? 0, { cause: error })
  }
}

export function createHttp(apiKey: string): AxiosInstance {
  const http = axios.create({ baseURL: process.env.HABIT_API, timeout: 5000 })
  http.interceptors.request.use((config: InternalAxiosRequestConfig) => {
    config.headers.set('X-API-Key', apiKey)
    config.url = `/api/v1${config.url}`
    return config
  })
  http.interceptors.response.use(
    (response) => response,
    (error: unknown) => {
      if (axios.isAxiosError<ApiBody<null>>(error)) throw HabitApiError.from(error)
      throw error
    },
  )
  return http
}
