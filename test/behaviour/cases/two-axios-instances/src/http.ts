import axios, { AxiosError, type AxiosInstance } from 'axios'

export interface Wrapped<T> {
  success: boolean
  data: T
  error: string | null
}

export function createHttp(baseURL: string, key?: string): AxiosInstance {
  const instance = axios.create({ baseURL, timeout: 5000 })
  if (key) instance.defaults.headers.common['X-API-Key'] = key
  return instance
}

export function reason(e: unknown): string {
  if (e instanceof AxiosError) return e.response?.data?.error ?? e.message
  return String(e)
}
